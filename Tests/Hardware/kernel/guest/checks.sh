# checks.sh: runs ledsign and looks at how it ends and what it says; sourced by init and by service.sh.

die() {
  echo "guest: failed: $*"
  dmesg | tail -n 15
  poweroff -f
  sleep 60
}
seconds() { cut -d ' ' -f 1 /proc/uptime; }

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

# ended STATUS TEXT ACTUAL FILE: the status, and one line of message with this text in the file; none for the text "".
ended() {
  local said
  said=$(cat "$4")
  check "status $3, not $1; it said: $said" [ "$3" = "$1" ]
  if [ -z "$2" ]; then
    check "it said: $said" [ -z "$said" ]
  else
    check "no '$2' in: $said" grep -q -F -e "$2" "$4"
    check "not one line: $said" [ "$(wc -l <"$4")" = 1 ]
  fi
}

# shows WORDS...: a program must end by itself, well and silently.
shows() { fails 0 "" "$@"; }

fails() { # STATUS TEXT WORDS...
  local wanted=$1 text=$2 status=0
  shift 2
  timeout -s KILL 30 "$@" </dev/null >/tmp/out 2>/tmp/said || status=$?
  ended "$wanted" "$text" $status /tmp/said
}

# finds STATUS TEXT WORDS...: a program that reports must end so, and print this text.
finds() {
  local wanted=$1 text=$2 status=0
  shift 2
  timeout -s KILL 30 "$@" </dev/null >/tmp/out 2>/tmp/said || status=$?
  check "status $status, not $wanted: $(cat /tmp/said)" [ "$status" = "$wanted" ]
  check "no '$text' in: $(cat /tmp/out)" grep -q -F -e "$text" /tmp/out
}

# start WORDS...: a program in the background, waited for until it has lines; its process is in child.
start() {
  "$@" </dev/null >/tmp/out 2>/tmp/child-said &
  child=$!
  soon "it takes no lines: $*" has_lines
}
has_lines() { [ "$(held_by ledsign)" -gt 0 ]; }
no_lines() { [ "$(held_by ledsign)" = 0 ]; }

# soon WHAT COMMAND...: waits until a command holds, at most 30 s. Time costs nothing here, commands do.
pause=50000
soon() {
  local what=$1 turn=0
  shift
  checks=$((checks + 1))
  until "$@"; do
    turn=$((turn + 1))
    if [ $((turn * pause)) -gt 30000000 ]; then
      wrong "$what"
      return 1
    fi
    usleep $pause
  done
}

# stop SIGNAL STATUS TEXT: ends the program in the background.
stop() {
  local status=0
  kill -s "$1" $child
  wait $child 2>/dev/null || status=$?
  ended "$2" "$3" $status /tmp/child-said
}

# The program dies at once; what watches it makes the panel dark, says so and lets go of the lines.
killed() {
  local status=0
  kill -s KILL $child
  wait $child 2>/dev/null || status=$?
  soon "a process is left after SIGKILL" none_runs
  soon "lines are still held after SIGKILL" no_lines
  ended 137 "ledsign-watch: ledsign ended with the panels lit; they were made dark" $status /tmp/child-said
}
none_runs() { ! pidof ledsign-1 ledsign-2 >/dev/null; }
