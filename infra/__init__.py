"""Infrastructure: one set of rules for the CDN and for the local gateway."""
