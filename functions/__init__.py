"""The functions behind the HTTP API, one package for each, and scheduled ones."""
