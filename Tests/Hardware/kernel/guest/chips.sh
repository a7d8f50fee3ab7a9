# chips.sh: GPIO chips of gpio-sim that look like those of Raspberry Pis; sourced by init and by service.sh.
simulator=/sys/kernel/config/gpio-sim
[ -d $simulator ] || die "no gpio-sim"

make_chip() { # LABEL LINES
  local bank=$simulator/$1/bank
  mkdir $simulator/"$1" "$bank" && echo "$2" >"$bank/num_lines" && echo "$1" >"$bank/label" || die "the chip $1"
}

# hog_line LABEL OFFSET HOLDER: the kernel itself takes a line before anyone can.
hog_line() {
  local hog=$simulator/$1/bank/line$2/hog
  mkdir "${hog%/hog}" "$hog" && echo "$3" >"$hog/name" && echo output-low >"$hog/direction" || die "line $2 of $1"
}

# Chips get their numbers in the order in which they start. Rights are those that a Raspberry Pi's udev gives.
start_chip() { # LABEL
  echo 1 >$simulator/"$1"/live || die "starting the chip $1"
  chown root:gpio "$(path_of "$1")" && chmod 660 "$(path_of "$1")" || die "rights of the chip $1"
}

path_of() { echo "/dev/$(cat $simulator/"$1"/bank/chip_name)"; } # LABEL

# level LABEL OFFSET: what a line has now, whoever drives or pulls it.
level() {
  cat /sys/devices/platform/"$(cat $simulator/"$1"/dev_name)/$(cat $simulator/"$1"/bank/chip_name)/sim_gpio$2/value"
}

# held_by HOLDER: how many lines this one has.
held_by() { grep -c "|$1 *)" /sys/kernel/debug/gpio; }

# Events name a line by its global number: the first and the last number of each chip, and its label.
list_chips() {
  sed -n 's/^gpiochip[0-9]*: GPIOs \([0-9]*\)-\([0-9]*\), parent: [^,]*, \([^,:]*\)[,:].*/\1 \2 \3/p' \
    /sys/kernel/debug/gpio >/captures/chips
  [ "$(wc -l </captures/chips)" = "$1" ] || die "not $1 chips: $(cat /captures/chips)"
}
