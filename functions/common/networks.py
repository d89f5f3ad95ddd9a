"""Addresses as throttles count them."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_network

NETWORK_BITS = 48
"""What one customer of a provider is given at most: 65,536 of the networks that count as an address."""
NETWORK_SHARE = 4
"""How many times the limit of one address such a network has."""


def network_of(address: str) -> str | None:
    """Give the wider network of an IPv6 address or network, ``2001:db8:7::/48``; None for any other text."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        return None
    return str(network.supernet(new_prefix=NETWORK_BITS)) if isinstance(network, IPv6Network) else None
