#!/bin/sh
# Reports what this machine lacks, before anything is installed.
# Prints the Python to use; PYTHON=… chooses another one.
set -u

fail() {
  printf 'Methuselah needs %s\n' "$1" >&2
  exit 1
}

good_python() {
  "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

python=""
for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
  if command -v "$candidate" >/dev/null 2>&1 && good_python "$candidate"; then
    python=$candidate
    break
  fi
done
[ -n "$python" ] || fail "Python 3.11 or newer with venv (on Debian and Ubuntu: apt install python3 python3-venv)"

command -v node >/dev/null 2>&1 || fail "Node.js 20.19 or newer (https://nodejs.org)"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  fail "Node.js 20.19 or newer; this machine has $(node --version)"
command -v npm >/dev/null 2>&1 || fail "npm, which comes with Node.js"

printf '%s\n' "$python"
