# cases.sh: what is done to ledsign, a case at a time; sourced by init. Each case has a file of its name, without the
# library's number, in ../cases, which says what its trace must show.

# A Pi 4 with its expander, which comes first, and with the chip of a Pi 3 beside it, which boards name last.
main=pinctrl-bcm2711
make_chip raspberrypi-exp-gpio 8
make_chip pinctrl-bcm2835 54
make_chip $main 58
hog_line $main 40 regulator
for label in raspberrypi-exp-gpio pinctrl-bcm2835 $main; do start_chip $label; done
list_chips 3
cd /signs || die "no signs"
modules=max7219-fc16-4-gpio hub75=hub75-adafruit-64x32 hub12=hub12-p10-32x16

# Whole runs, and every way out.
panels() { # LIBRARY
  local program=ledsign-$1
  begin "modules-$1"
  shows $program drive text.json --board $modules --for 1200
  end
  begin "hub75-$1"
  shows $program drive wide.json --board $hub75 --for 500
  check "OE is not pulled up" [ "$(level $main 4)" = 1 ]
  end
  begin "hub12-$1"
  shows $program drive tall.json --board $hub12 --for 400
  check "OE is not pulled down" [ "$(level $main 22)" = 0 ]
  end

  begin "modules-term-$1"
  start $program drive text.json --board $modules
  usleep 500000
  stop TERM 143 ""
  end
  begin "modules-kill-$1"
  start $program drive text.json --board $modules
  usleep 500000
  killed
  check "LOAD is not pulled up" [ "$(level $main 22)" = 1 ]
  end
  begin "hub75-term-$1"
  start $program drive wide.json --board $hub75
  check "not all 13 lines are held" [ "$(held_by ledsign)" = 13 ]
  usleep 300000
  stop TERM 143 ""
  end
  begin "hub12-hup-$1"
  start $program drive tall.json --board $hub12
  usleep 200000
  stop HUP 129 ""
  end
  begin "hub75-kill-$1"
  start $program drive wide.json --board $hub75
  usleep 300000
  killed
  check "OE is not pulled up" [ "$(level $main 4)" = 1 ]
  end
  begin "hub12-kill-$1"
  start $program drive tall.json --board $hub12
  usleep 300000
  killed
  check "OE is not pulled down" [ "$(level $main 22)" = 0 ]
  end
}

# What cannot be had: each is refused with a message, and no line is left changed.
refusals() { # LIBRARY
  local program=ledsign-$1 holder
  begin "busy-$1"
  gpioset --mode=signal "$(basename "$(path_of $main)")" 27=0 &
  holder=$!
  soon "gpioset holds no line" eval '[ "$(held_by gpioset)" = 1 ]'
  fails 4 'line 27, for clk, is used by "gpioset"' $program drive text.json --board $modules --for 500
  fails 4 'line 27, for c, is used by "gpioset"' $program drive wide.json --board $hub75 --for 500
  kill $holder
  wait $holder
  fails 4 'is used by "regulator"' $program drive text.json --board /signs/hogged.json --for 500
  end
  begin "second-$1"
  start $program drive text.json --board $modules
  fails 4 "is driven by another ledsign" $program drive text.json --board $modules --for 500
  usleep 500000
  stop TERM 143 ""
  end
  begin "missing-$1"
  fails 4 "(raspberrypi-exp-gpio) has the lines 0 to 7; load is on line 8" \
    $program drive text.json --board /signs/missing-line.json --for 500
  fails 4 "no GPIO chip is called pinctrl-none" $program drive text.json --board /signs/missing-chip.json --for 500
  end
  begin "label-$1"
  shows $program drive text.json --board /signs/other-chip.json --for 500
  end
}

# Ordinary users: one in the groups gpio and spi, and one in none.
users() { # LIBRARY
  begin "user-$1"
  shows su -s /bin/sh maker -c "ledsign-$1 drive text.json --board $modules --for 500"
  fails 4 "usermod -aG gpio" su -s /bin/sh guest -c "ledsign-$1 drive text.json --board $modules --for 500"
  end
}

spi() {
  begin spi
  insmod /modules/spi-board.ko label=$main || die "module spi-board"
  [ -c /dev/spidev0.0 ] || die "no /dev/spidev0.0"
  chown root:spi /dev/spidev0.0 && chmod 660 /dev/spidev0.0
  shows ledsign-1 drive text.json --board max7219-fc16-4-spi --for 1200
  end
  begin spi-user
  shows su -s /bin/sh maker -c "ledsign-1 drive text.json --board max7219-fc16-4-spi --for 500"
  fails 4 "usermod -aG spi" su -s /bin/sh guest -c "ledsign-1 drive text.json --board max7219-fc16-4-spi --for 500"
  end
  begin spi-doctor
  finds 0 "/dev/spidev0.0" su -s /bin/sh maker -c "ledsign-1 doctor --board max7219-fc16-4-spi"
  end
  begin spi-kill
  # The bus is no line that is held, so what is waited for is what the bus does.
  ledsign-1 drive text.json --board max7219-fc16-4-spi </dev/null >/tmp/out 2>/tmp/child-said &
  child=$!
  sleep 1
  killed
  end
  rmmod spi-board || die "module spi-board stays"
}

# What is left to owners who look for a mistake.
doctor() { # LIBRARY
  local program=ledsign-$1 holder
  begin "doctor-$1"
  gpioset --mode=signal "$(basename "$(path_of $main)")" 27=0 &
  holder=$!
  soon "gpioset holds no line" eval '[ "$(held_by gpioset)" = 1 ]'
  finds 4 'error: line 27 (clk) is used by "gpioset"' $program doctor --board $modules
  kill $holder
  wait $holder
  finds 4 'error: line 40 (load) is used by "regulator"' $program doctor --board /signs/hogged.json
  finds 4 "usermod -aG gpio,spi" su -s /bin/sh guest -c "$program doctor --board $modules"
  finds 0 "the board takes $main, $(path_of $main)" su -s /bin/sh maker -c "$program doctor --board $modules"
  end
}

# With one processor, what has real-time priority must leave some of it to what draws frames. Who may not have it is told.
realtime() {
  local status=0
  begin realtime
  ledsign-2 drive wide.json --board $hub75 --realtime 50 --for 700 </dev/null >/tmp/out 2>/tmp/said || status=$?
  check "status $status with real-time priority; it said: $(cat /tmp/said)" [ $status = 0 ]
  end
  begin realtime-user
  su -s /bin/sh maker -c "ledsign-2 drive wide.json --board $hub75 --realtime 50 --for 300" </dev/null \
    >/tmp/out 2>/tmp/said || status=$?
  check "status $status without real-time priority; it said: $(cat /tmp/said)" [ $status = 0 ]
  check "no note of LimitRTPRIO" grep -q "no real-time priority 50: .*LimitRTPRIO=50" /tmp/said
  check "no note of LimitMEMLOCK" grep -q "memory is not locked: .*LimitMEMLOCK=infinity" /tmp/said
  end
}

# The chip disappears while it is driven, as an adapter does that is pulled out.
unplug() {
  local status=0
  begin unplug
  start ledsign-1 drive text.json --board /signs/other-chip.json
  usleep 500000
  echo 0 >$simulator/pinctrl-bcm2835/live
  wait $child 2>/dev/null || status=$?
  soon "a process is left" none_runs
  check "status $status, not 4" [ $status = 4 ]
  check "it said: $(cat /tmp/child-said)" grep -q "^ledsign: .*: No such device; " /tmp/child-said
  check "the watcher said: $(cat /tmp/child-said)" grep -q "^ledsign-watch: ledsign ended, and the panels may be lit: " /tmp/child-said
  end
}

# What is left standing on purpose goes dark by another program.
blank() { # LIBRARY
  begin "blank-$1"
  shows ledsign-"$1" drive text.json --board $modules --for 300 --keep
  shows ledsign-"$1" blank --board $modules
  end
}

# Ctrl-Z and fg.
stop_and_go() {
  local group
  begin suspend
  setsid -c sh -m /guest/job.sh ledsign-2 drive wide.json --board $hub75 </dev/ttyS0 >/dev/null 2>&1 &
  soon "it takes no lines" has_lines
  usleep 300000
  group=$(cat /tmp/group)
  kill -s TSTP -"$group"
  soon "it goes on after SIGTSTP" one_stopped
  check "OE is low while it is stopped" [ "$(level $main 4)" = 1 ]
  kill -s CONT -"$group"
  usleep 300000
  kill -s TERM -"$group"
  soon "it goes on after SIGTERM" [ -e /tmp/status ]
  check "status $(cat /tmp/status), not 143" [ "$(cat /tmp/status)" = 143 ]
  end
}
# The process that watches goes on.
one_stopped() {
  local process
  for process in $(pidof ledsign-2); do
    if grep -q '^State:.*T' "/proc/$process/status"; then return 0; fi
  done
  return 1
}

for library in 1 2; do
  panels $library
  refusals $library
  users $library
  blank $library
  doctor $library
done
spi
stop_and_go
realtime
unplug
