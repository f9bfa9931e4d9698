"""The way in: HTTP, WebSockets, pages, limits, and which addresses are believed."""
