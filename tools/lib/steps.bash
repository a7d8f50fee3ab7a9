# Steps of a longer run: each prints its name and seconds, and a failed one its log.

# shellcheck disable=SC2154  # package comes from common.bash, read first
failed=() skipped=()

# step NAME COMMAND...: goes on after a failure, so that one run tells everything.
step() {
  local name=$1 start=$SECONDS status=0
  shift
  printf '%-46s' "$name"
  "$@" >"$package/.build/logs/step.log" 2>&1 </dev/null || status=$?
  if [ $status = 0 ]; then
    echo "$((SECONDS - start)) s"
  else
    echo "FAILED after $((SECONDS - start)) s, status $status"
    shorten <"$package/.build/logs/step.log" | sed 's/^/    /'
    failed+=("$name")
  fi
}

# Leaves out SwiftPM's progress, compiler errors that were said before, and the tests that began or passed, whose
# arguments can fill many lines.
shorten() {
  awk '/^\[[0-9]+\/[0-9]+\]/ { next }
    /^(✔|◇)/ { hidden = 1 }
    /^(✘|↳|\/|[A-Z][a-z]+ )/ { hidden = 0 }
    /^\/.*: (error|warning|note): / { hidden = seen[$0]++ }
    !hidden'
}

# skip NAME REASON: not for the reference machine, where everything must run.
skip() {
  if is_reference_machine; then
    failed+=("$1, which did not run: $2")
  else
    skipped+=("$1: $2")
  fi
}

# Says what did not run and what failed; fails if anything did.
finish_steps() {
  local line
  for line in ${skipped[@]+"${skipped[@]}"}; do echo "did not run: $line"; done
  for line in ${failed[@]+"${failed[@]}"}; do echo "failed: $line"; done
  [ ${#failed[@]} = 0 ]
}
