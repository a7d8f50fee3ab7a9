# What every script here begins with: the package's folder, messages, logs and the kind of machine.

set -euo pipefail
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
me=tools/$(basename "$0")
mkdir -p "$package/.build/logs"

say() { echo "$*" >&2; }
die() {
  echo "$me: $*" >&2
  exit 1
}

# quiet LOG COMMAND...: what the command prints goes to .build/logs/LOG, and is shown if it fails.
quiet() {
  local log=$package/.build/logs/$1
  shift
  "$@" >"$log" 2>&1 </dev/null || { cat "$log" >&2 && return 1; }
}

# rows FILE: the lines of one of our tables, without comments and blank lines.
rows() { grep -v -e '^#' -e '^[[:space:]]*$' "$package/tools/$1"; }

# modules KIND: the Swift modules of this kind, lowest first.
modules() { rows modules.txt | awk -v kind="$1" '$2 == kind { print $1 }'; }

# The folder with the parts that Swift brings for each kind of machine, .../usr/lib/swift.
swift_resources() { swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p'; }

# Only there are all tools known to exist; what cannot run elsewhere must run there.
is_reference_machine() {
  [ "$(uname -sm)" = "Linux x86_64" ] && grep -q -s '^ID=debian' /etc/os-release &&
    grep -q '^VERSION_ID="12"' /etc/os-release
}
