# owner.sh: what an owner does to the service of a machine that runs: removes it, installs it, changes its options and its
# files, and brings it up to date; sourced by service.sh.

# calls SCRIPT WORDS...: a script that an owner calls must end well; what it said is shown if not.
calls() {
  local script=$1 status=0
  shift
  "/package/tools/$script" "$@" >/tmp/said 2>&1 || status=$?
  check "tools/$script $*: $(cat /tmp/said)" [ $status = 0 ]
}
installs() { calls install --program /bin/ledsign-1 "$@"; }
are_enabled() { [ "$(systemctl is-enabled ledsign.service ledsign-blank.service | xargs)" = "enabled enabled" ]; }
sums() { md5sum /etc/ledsign/* | sort; }
is_up() { [ "$(property ActiveState)" = active ]; }
has_no_account() { refused id ledsign && ! getent group ledsign >/dev/null; }
left() { find /usr/local /etc/systemd /etc/udev /run/ledsign -name '*ledsign*' 2>/dev/null; }

removes() { # WORDS...
  calls uninstall "$@"
  check "lines are still held" no_lines
  check "LOAD is not pulled up" [ "$(level pinctrl-bcm2711 22)" = 1 ]
  check "tools/uninstall left $(left)" [ -z "$(left)" ]
  check "tools/uninstall left the account" has_no_account
}

begin owner
removes
check "the owner's sign is gone" [ -e /etc/ledsign/sign.json ]
removes --purge
check "tools/uninstall --purge left the owner's files" [ ! -e /etc/ledsign ]

# The first installation makes what it needs; here there is a group gpio, but none for serial buses.
sed -i '/^spi:/d' /etc/group
installs --board max7219-fc16-4-gpio
check "it does not run after tools/install" is_up
check "it was started $(property NRestarts) times more" [ "$(property NRestarts)" = 0 ]
check "it does not start with the machine" are_enabled
check "its account: $(id ledsign)" [ "$(id -nG ledsign)" = ledsign ]
wanted=$(getent group gpio spi | cut -d : -f 3 | sort | xargs)
check "its groups: $(status_of Groups), not $wanted" [ "$(status_of Groups | xargs -n 1 | sort | xargs)" = "$wanted" ]
check "its first sign is another one" cmp /etc/ledsign/sign.json /signs/first.json
usleep 500000

# The blank at boot leaves a sign alone that is driven.
check "ledsign-blank.service" systemctl start ledsign-blank.service
condition=$(systemctl show --property ConditionResult --value ledsign-blank.service)
check "it would blank a sign that is driven" [ "$condition" = no ]

# An update keeps what the owner wrote.
echo "LEDSIGN_OPTIONS=--brightness 40" >/etc/ledsign/options
before=$(sums)
installs
check "an update changed the owner's files" [ "$(sums)" = "$before" ]
check "it does not run after an update" is_up
check "it has no brightness of 40" grep -q -e '--brightness.40' "/proc/$(main_process)/cmdline"
usleep 300000

check "systemctl stop" systemctl stop ledsign.service
check "its result is $(property Result)" [ "$(property Result)" = success ]
check "/run/ledsign is still there" [ ! -e /run/ledsign ]
check "ledsign-blank.service without a sign" systemctl start ledsign-blank.service
condition=$(systemctl show --property ConditionResult --value ledsign-blank.service)
check "the blank at boot does nothing" [ "$condition" = yes ]

# A board that has an error starts nothing, and comes back when it is mended.
mv /etc/ledsign/board.json /etc/ledsign/good.json
echo '{' >/etc/ledsign/board.json
check "it started with a broken board file" refused systemctl start ledsign.service
mv /etc/ledsign/good.json /etc/ledsign/board.json
soon "it does not come up when the board file is mended" is_up
usleep 300000
removes --purge
end
