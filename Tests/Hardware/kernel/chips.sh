# chips.sh: GPIO chips made by gpio-sim, as Raspberry Pis have them; sourced by init.
simulator=/sys/kernel/config/gpio-sim
[ -d $simulator ] || die "no gpio-sim"

# make_chip LABEL LINES: sets chip to its name, such as gpiochip0.
make_chip() {
  mkdir "$simulator/$1" "$simulator/$1/bank" && echo "$2" >"$simulator/$1/bank/num_lines" &&
    echo "$1" >"$simulator/$1/bank/label" || die "making the chip $1"
}

# A line that the kernel itself has taken before anyone may ask.
hog_line() { # LABEL OFFSET HOLDER
  mkdir "$simulator/$1/bank/line$2" "$simulator/$1/bank/line$2/hog" &&
    echo "$3" >"$simulator/$1/bank/line$2/hog/name" &&
    echo output-low >"$simulator/$1/bank/line$2/hog/direction" || die "taking line $2"
}

start_chip() { # LABEL
  echo 1 >"$simulator/$1/live" || die "starting the chip $1"
  chip=$(cat "$simulator/$1/bank/chip_name")
  [ -c "/dev/$chip" ] || die "no /dev/$chip"
}

# path_of LABEL; level LABEL OFFSET: what a line has now, whoever drives it.
path_of() { echo "/dev/$(cat "$simulator/$1/bank/chip_name")"; }
level() {
  cat "/sys/devices/platform/$(cat "$simulator/$1/dev_name")/$(cat "$simulator/$1/bank/chip_name")/sim_gpio$2/value"
}

# Events name a line by its global number: the first one of each chip, the last one, and the label.
list_chips() {
  sed -n 's/^gpiochip[0-9]*: GPIOs \([0-9]*\)-\([0-9]*\), parent: [^,]*, \([^,:]*\)[,:].*/\1 \2 \3/p' \
    /sys/kernel/debug/gpio >/captures/chips
  [ -s /captures/chips ] || die "no chips in /sys/kernel/debug/gpio"
}
