# checks.sh: runs ledsign and looks at how it ends and what it says; sourced by init.
checks=0 failures=0

wrong() {
  failures=$((failures + 1))
  echo "guest: failed: $case: $*"
}

check() { # WHAT COMMAND...
  local what=$1
  shift
  checks=$((checks + 1))
  "$@" || wrong "$what"
}

# ended STATUS TEXT ACTUAL: the status, and one line of message with this text; none for the text "".
ended() {
  check "status $3, not $1; it said: $(cat /tmp/said)" [ "$3" = "$1" ]
  if [ -z "$2" ]; then
    check "it said: $(cat /tmp/said)" [ ! -s /tmp/said ]
  else
    check "no '$2' in: $(cat /tmp/said)" grep -q -F -e "$2" /tmp/said
    check "not one line: $(cat /tmp/said)" [ "$(wc -l </tmp/said)" = 1 ]
  fi
}

# shows WORDS...: a program must end by itself, well and silently.
shows() { fails 0 "" "$@"; }

fails() { # STATUS TEXT WORDS...
  local wanted=$1 text=$2 status=0
  shift 2
  timeout -s KILL 30 "$@" </dev/null >/tmp/out 2>/tmp/said || status=$?
  ended "$wanted" "$text" $status
}

# start WORDS...: a program in the background, waited for until it has lines; its process is in child.
start() {
  "$@" </dev/null >/tmp/out 2>/tmp/said &
  child=$!
  soon "it takes no lines: $*" has_lines
}
has_lines() { [ "$(held_by ledsign)" -gt 0 ]; }
no_lines() { [ "$(held_by ledsign)" = 0 ]; }

# soon WHAT COMMAND...: waits until a command holds, at most 10 s.
soon() {
  local what=$1 turn=0
  shift
  checks=$((checks + 1))
  until "$@"; do
    turn=$((turn + 1))
    if [ $turn -gt 200 ]; then
      wrong "$what"
      return 1
    fi
    usleep 50000
  done
}

# stop SIGNAL STATUS: ends the program in the background.
stop() {
  local status=0 signal=$1
  kill -s "$signal" $child
  wait $child || status=$?
  ended "$2" "" $status
}
