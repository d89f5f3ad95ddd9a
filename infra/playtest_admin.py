"""Makes a user an admin of the playtest: ``python -m infra.playtest_admin NAME --table MainTable``.

The first admin needs it; admins add all others in the site. Without a table it changes the database of a
running `make run`.
"""

from __future__ import annotations

import argparse
import sys

from botocore.exceptions import BotoCoreError, ClientError
from pynamodb.exceptions import PynamoDBException

from functions.common.errors import RefusedError
from functions.common.ports import system_clock
from functions.playtest.services.testers import appoint
from infra.operator_table import NoServiceError, add_options, connect_to_table

DONE, FAILED = 0, 1


def main(arguments: list[str] | None = None) -> int:
    """Appoint the admin. Returns 1, with the reason on stderr, when it fails."""
    parser = argparse.ArgumentParser(prog="infra.playtest_admin", description="Make a user a playtest admin")
    parser.add_argument("name", help="username of an existing account")
    add_options(parser)
    options = parser.parse_args(arguments)
    try:
        connect_to_table(options)
        tester = appoint(system_clock, options.name, "admin", None)
    except NoServiceError as problem:
        sys.stderr.write(f"{problem}\n")
        return FAILED
    except RefusedError as refused:
        sys.stderr.write(f"{options.name}: {refused}\n")
        return FAILED
    except (BotoCoreError, ClientError, PynamoDBException) as error:
        sys.stderr.write(f"The table rejected the change: {error}\n")
        return FAILED
    sys.stdout.write(f"{tester.username} is an admin of the playtest\n")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
