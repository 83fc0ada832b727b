"""The guard for coding agents: judges what an agent is about to do, before it does it.

`event` is what the agent says, `run_rules` hold while it has a QA run open (H1 to H11), `knowledge` holds in every
repository with a store of knowledge (K1 to K6). For shell texts `shell` finds the words, `commands` what is run and
`writes` which paths that writes; for edits `edits` makes the file as it would be and judges it. A control of how
work is done, and no boundary of security: see `docs/agents.md`.
"""
