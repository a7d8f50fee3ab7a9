# trace.sh: records what happens to GPIO lines, a case at a time; sourced by init.
tracing=/sys/kernel/tracing
cases=0
mkdir -p /captures

# The probes tell who takes a line and who lets it go; the kernel has no events for that.
echo "p:sign/take gpiod_request line=%di holder=+0(%si):string" >$tracing/kprobe_events &&
  echo "p:sign/free gpiod_free line=%di" >>$tracing/kprobe_events || die "probes"
for event in gpio sign syscalls/sys_enter_ioctl syscalls/sys_enter_write task/task_newtask; do
  echo 1 >$tracing/events/$event/enable || die "events of $event"
  find $tracing/events/$event -name format | while read -r file; do cat "$file"; done >>/captures/formats
done
echo 0 >$tracing/tracing_on
echo counter >$tracing/trace_clock
echo "${buffer:=32768}" >$tracing/buffer_size_kb || die "the buffer"
begin() { # CASE
  case=/captures/$1
  mkdir "$case" || die "two cases $1"
  echo "guest: case $1 at $(cut -d ' ' -f 1 /proc/uptime) s"
  echo >$tracing/trace
  echo 1 >$tracing/tracing_on
}

end() {
  echo 0 >$tracing/tracing_on
  cat $tracing/per_cpu/cpu0/stats >"$case/stats"
  # dd ends with an error where nothing is left; whether all came is seen from the count in stats.
  /bin/dd.whole if=$tracing/per_cpu/cpu0/trace_pipe_raw of="$case/raw" bs=4096 iflag=nonblock 2>/dev/null
  cases=$((cases + 1))
}
