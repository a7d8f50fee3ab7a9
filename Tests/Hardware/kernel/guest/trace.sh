# trace.sh: records what happens to GPIO lines, a case at a time; sourced by init and by service.sh.
tracing=/sys/kernel/tracing

prepare_tracing() {
  local event
  # The kernel has no events for who takes a line and lets it go; its two functions for that are probed.
  echo "p:sign/take gpiod_request line=%di" >$tracing/kprobe_events &&
    echo "p:sign/free gpiod_free line=%di" >>$tracing/kprobe_events || die "probes"
  for event in gpio sign syscalls/sys_enter_ioctl syscalls/sys_enter_write task/task_newtask; do
    echo 1 >$tracing/events/$event/enable || die "events of $event"
    find $tracing/events/$event -name format | while read -r file; do cat "$file"; done >>/captures/formats
  done
  echo 0 >$tracing/tracing_on
  echo counter >$tracing/trace_clock
  echo 65536 >$tracing/buffer_size_kb || die "the buffer"
}

begin() { # CASE
  case=$1
  mkdir "/captures/$case" || die "two cases $case"
  echo >$tracing/trace
  echo 1 >$tracing/tracing_on
}

end() {
  echo 0 >$tracing/tracing_on
  cat $tracing/per_cpu/cpu0/stats >"/captures/$case/stats"
  # It always ends with an error, when nothing is left; the count in stats says whether all came.
  /bin/dd.whole if=$tracing/per_cpu/cpu0/trace_pipe_raw of="/captures/$case/raw" bs=4096 iflag=nonblock 2>/dev/null
  cases=$((cases + 1))
  echo "guest: case $case ended after $(seconds) s"
}

# hand_out: writes the captures to the disk and ends the machine. Their sums go another way.
hand_out() {
  (cd /captures && find . -type f | sort | xargs md5sum) | sed 's/^/guest: sum /'
  tar -cf /dev/vda -C / captures || die "writing the captures"
  sync
  echo "guest: done, $cases cases, $checks checks, $failures failures, after $(seconds) s"
  poweroff -f
  sleep 60
}
