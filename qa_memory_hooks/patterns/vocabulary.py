"""The words of the pattern format: its keys, and what a `match` may say."""

from __future__ import annotations

FILE = "reports/.learned-patterns.json"
UNDER = "patterns"
"""The key of the array, where the file is an object."""
REQUIRED = ("name", "trigger", "fix", "learned_from", "date", "files_affected", "applied_count", "graduated")
GRADUATION = ("graduated_date", "graduated_to")
DEMOTION = ("demoted_date", "demoted_reason")
KEYS = (*REQUIRED, *GRADUATION, *DEMOTION, "superseded_by", "fix_commits", "match")
ENOUGH = 3
"""How often a pattern was applied before it may graduate."""
LONGEST_NAME = 200
"""How many characters a name may have."""
LEARNED, GRADUATED, DEMOTED, SUPERSEDED = "learned", "graduated", "demoted", "superseded"

MATCH_KEYS = ("types", "paths", "regex", "unless", "level", "language", "ast")
LEVELS = ("warn", "note")
AROUND = 20
"""How many lines before and after a match `unless` sees."""
LANGUAGES: dict[str, tuple[str, ...]] = {
    "bash": ("bash", "sh", "zsh"),
    "c": ("c", "header"),
    "cpp": ("c++", "header"),
    "csharp": ("c#",),
    "css": ("css",),
    "elixir": ("elixir",),
    "go": ("go",),
    "haskell": ("haskell",),
    "html": ("html",),
    "java": ("java",),
    "javascript": ("javascript", "jsx"),
    "json": ("json",),
    "kotlin": ("kotlin",),
    "lua": ("lua",),
    "nix": ("nix",),
    "php": ("php",),
    "python": ("python", "pyi"),
    "ruby": ("ruby",),
    "rust": ("rust",),
    "scala": ("scala",),
    "solidity": ("solidity",),
    "swift": ("swift",),
    "tsx": ("tsx",),
    "typescript": ("ts",),
    "yaml": ("yaml",),
}
"""The languages that ast-grep parses here, and the tags of the files that are written in each."""
ALIASES = {"js": "javascript", "jsx": "javascript", "ts": "typescript", "py": "python", "rs": "rust", "rb": "ruby",
           "kt": "kotlin", "cs": "csharp", "c++": "cpp", "golang": "go", "sh": "bash", "yml": "yaml"}  # fmt: skip
