"""The way in: HTTP, WebSockets, pages, and which addresses are trusted."""
