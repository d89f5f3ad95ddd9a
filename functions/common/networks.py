"""Networks of IP addresses, as throttles count them."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_network

NETWORK_BITS = 48
"""The largest network of one customer: 65,536 of the networks that count as one address."""
NETWORK_SHARE = 4
"""The limit of such a network, as a multiple of that of one address."""


def network_of(address: str) -> str | None:
    """Return the wider network of an IPv6 address or network, ``2001:db8:7::/48``; else None."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        return None
    return str(network.supernet(new_prefix=NETWORK_BITS)) if isinstance(network, IPv6Network) else None
