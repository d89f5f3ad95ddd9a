"""Playtest routes: each maps its input, calls a service and maps the result."""
