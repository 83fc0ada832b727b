"""The model of the `.qa/` knowledge base: grammar, metadata, vocabulary, the derived index."""
