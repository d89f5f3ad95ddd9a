"""What belongs to people: small functions behind the HTTP API, one package a resource."""
