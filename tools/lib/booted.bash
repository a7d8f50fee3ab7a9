#!/bin/bash
# booted.bash: installs the service on a machine that runs systemd, and treats it as its life will:
# text, a crash, a hang, an update, a stop, a removal. Runs inside the machine of boot.bash, as root, with ledsign,
# libfakekernel.so and the devices that it plays in /check; what reaches them is in /check/trace.
. "$(dirname "$0")/common.bash"
me=tools/check-service

# What the units said comes first.
die() {
  systemctl status --no-pager ledsign.service ledsign-blank.service || true
  cat /run/ledsign.log || true
  echo "$me: $*"
  exit 1
}

trace=/check/trace
install() { "$package/tools/install" --program /check/ledsign "$@" || die "tools/install $*: failed"; }

# soon WHAT COMMAND...: waits, at most 10 s, until a command holds.
soon() {
  local what=$1 turn
  shift
  for turn in $(seq 200); do
    "$@" && return 0
    sleep 0.05
  done
  die "not so after $turn turns: $what"
}

property() { systemctl show "${2:-ledsign.service}" --property "$1" --value; }
is() { [ "$(property "$1")" = "$2" ] || die "$1 is '$(property "$1")', not '$2', $3"; }
is_up() { [ "$(property ActiveState)" = active ]; }
has_restarted() { [ "$(property NRestarts)" -ge "$1" ] && is_up; }

# What the modules show at the end of the trace: rows are registers 01 to 08, 0c switches the chips on.
shows() {
  tr -d '\0' <"$trace" | awk '
    $1 == "spi" {
      for (w = 4; w <= NF; w++) for (m = 0; m < length($w) / 4; m++) {
        register = substr($w, 4 * m + 1, 2); data = substr($w, 4 * m + 3, 2)
        if (register >= "01" && register <= "08") row[m, register] = data
        if (register == "0c") on = data
      }
    }
    END { for (r in row) if (row[r] != "00") lit = 1; print (on == "01" && lit ? "lit" : "dark") }'
}
is_lit() { [ "$(shows)" = lit ]; }
is_dark() { [ "$(shows)" = dark ]; }

# The devices are played, for everything that systemd starts from now on.
for unit in ledsign ledsign-blank; do
  mkdir -p "/etc/systemd/system/$unit.service.d"
  cat >"/etc/systemd/system/$unit.service.d/test.conf" <<END
[Service]
Environment=LD_PRELOAD=/check/libfakekernel.so LEDSIGN_FAKE_ROOT=/check/fake LEDSIGN_FAKE_TRACE=$trace
ReadWritePaths=/check
StandardError=append:/run/ledsign.log
END
done
# What it writes as root, ledsign writes to later.
echo UMask=0000 >>/etc/systemd/system/ledsign-blank.service.d/test.conf
cat >>/etc/systemd/system/ledsign.service.d/test.conf <<END
WatchdogSec=2
RestartSec=300ms
END
chmod -R a+rwX /check

# A first installation.
install --board max7219-fc16-4-spi
is_up || die "it does not run after tools/install"
soon "the first sign is lit" is_lit
is NRestarts 0 "at the first start"
[ "$(stat -c '%A %U %G' /run/ledsign/input)" = "prw-rw---- ledsign gpio" ] || die "the FIFO is $(stat -c '%A %U %G' /run/ledsign/input)"
for unit in ledsign ledsign-blank; do
  [ "$(systemctl is-enabled $unit.service)" = enabled ] || die "$unit is not started with the machine"
done
[ "$(id -nG ledsign)" = ledsign ] || die "the account is in the groups $(id -nG ledsign)"
groups=$(awk '/^Groups:/ { $1 = ""; print }' "/proc/$(property MainPID)/status")
for group in gpio spi; do
  case " $groups " in *" $(getent group $group | cut -d : -f 3) "*) ;; *) die "it runs without the group $group" ;; esac
done

# Text, from those who may.
useradd --no-create-home --groups gpio owner
useradd --no-create-home stranger
su -s /bin/sh owner -c 'echo " " >/run/ledsign/input'
soon "a blank text is dark" is_dark
su -s /bin/sh owner -c 'echo hello >/run/ledsign/input'
soon "a text is lit" is_lit
if su -s /bin/sh stranger -c 'echo bad >/run/ledsign/input' 2>/dev/null; then die "a stranger wrote to the FIFO"; fi

# The sign of life: twice the time that the watchdog gives.
sleep 4
is NRestarts 0 "after four seconds under a watchdog of two"

# A crash, and a hang.
systemctl kill --kill-who=main --signal=KILL ledsign.service
soon "it comes back after a crash" has_restarted 1
soon "it is lit again" is_lit
systemctl kill --kill-who=main --signal=STOP ledsign.service
soon "it comes back after a hang" has_restarted 2
soon "it is lit again" is_lit

# The blank at boot leaves a sign alone that is driven.
systemctl start ledsign-blank.service
[ "$(property ConditionResult ledsign-blank.service)" = no ] || die "it would blank a sign that is driven"

# An update keeps what the owner wrote.
echo "LEDSIGN_OPTIONS=--brightness 40" >/etc/ledsign/options
before=$(md5sum /etc/ledsign/*)
install
[ "$(md5sum /etc/ledsign/*)" = "$before" ] || die "an update changed files in /etc/ledsign"
is_up || die "it does not run after an update"
tr '\0' ' ' <"/proc/$(property MainPID)/cmdline" | grep -q -e '--brightness 40' || die "the options are not taken"

# A stop is dark and clean.
soon "it is lit before the stop" is_lit
systemctl stop ledsign.service
is Result success "after a stop"
is ActiveState inactive "after a stop"
is_dark || die "lit after a stop"
[ ! -e /run/ledsign ] || die "/run/ledsign is still there"

# The blank at boot.
lines=$(wc -l <"$trace")
systemctl start ledsign-blank.service || die "ledsign-blank.service failed"
[ "$(tr -d '\0' <"$trace" | tail -n "+$((lines + 1))" | grep -c ^spi)" -gt 0 ] || die "ledsign-blank.service sent nothing"

# A board that has an error starts nothing, and comes back when it is mended.
mv /etc/ledsign/board.json /etc/ledsign/good.json
echo '{' >/etc/ledsign/board.json
systemctl start ledsign.service && die "it started with a broken board file"
mv /etc/ledsign/good.json /etc/ledsign/board.json
soon "it comes up when the board file is mended" is_up

# Removal.
"$package/tools/uninstall" || die "tools/uninstall failed"
is_dark || die "lit after tools/uninstall"
left=$(find /usr/local/bin/ledsign /etc/systemd/system /etc/udev -name '*ledsign*' ! -name '*.service.d' 2>/dev/null || true)
[ -z "$left" ] || die "tools/uninstall left $left"
if id ledsign >/dev/null 2>&1; then die "tools/uninstall left the account"; fi
[ -e /etc/ledsign/sign.json ] || die "tools/uninstall removed the owner's sign"
echo "all as it should be"
