# job.sh PROGRAM WORDS...: runs a program as a job of a shell with a terminal, the only kind that can be stopped. Its
# process group is in /tmp/group, and in the end its status in /tmp/status.
(
  trap : TERM
  "$@" </dev/null >/tmp/out 2>/tmp/child-said
  echo $? >/tmp/status
) &
echo $! >/tmp/group
while [ ! -e /tmp/status ]; do usleep 20000; done
