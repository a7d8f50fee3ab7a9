# service.sh: the service as tools/install installed it, started by systemd with the machine; run by guest.service.
export PATH=/bin
. /guest/checks.sh
. /guest/trace.sh
. /guest/chips.sh
. /guest/state

pause=500000

property() { systemctl show --property "$1" --value ledsign.service; }
is_active() { [ "$(property ActiveState)" = active ] && [ "$(property NRestarts)" = "$1" ]; }
refused() { ! "$@" 2>/dev/null; }
main_process() { property MainPID; }
status_of() { sed -n "s/^$1:[[:space:]]*//p" "/proc/$(main_process)/status" | tr '\t' ' ' | sed 's/ *$//'; }

echo "guest: systemd runs after $(seconds) s"
result=$(systemctl show --property Result --property ExecMainStatus --value ledsign-blank.service | xargs)
check "ledsign-blank.service: $result" [ "$result" = "success 0" ]
soon "the service does not say that it is ready" is_active 0
check "it is not the user ledsign: $(status_of Uid)" [ "$(status_of Uid)" = "998 998 998 998" ]
groups="$(status_of Gid), $(status_of Groups)"
check "its groups: $groups" [ "$groups" = "986 986 986 986, 986 987" ]
check "it has capabilities" [ "$(status_of CapEff) $(status_of CapBnd)" = "0000000000000000 0000000000000000" ]
check "no real-time priority" grep -q "^Max realtime priority *50 *50" "/proc/$(main_process)/limits"
check "not all 3 lines are held" [ "$(held_by ledsign)" = 3 ]
fifo=$(stat -c '%U:%G %a' /run/ledsign/input)
check "the FIFO: $fifo" [ "$fifo" = "ledsign:gpio 660" ]
usleep 300000

check "a user of the group gpio may not write to the FIFO" su -s /bin/sh maker -c 'echo said >/run/ledsign/input'
check "any user may write to the FIFO" refused su -s /bin/sh guest -c "echo wrong >/run/ledsign/input"
usleep 500000

kill -s KILL "$(main_process)"
soon "it does not come back after SIGKILL" is_active 1
usleep 300000
# It hangs; the watchdog bites after 10 s.
kill -s STOP "$(main_process)"
soon "it does not come back after it hung" is_active 2
usleep 300000
check "systemctl stop" systemctl stop ledsign.service
check "it is $(property ActiveState) after it was stopped" [ "$(property ActiveState)" = inactive ]
check "its result is $(property Result)" [ "$(property Result)" = success ]
check "lines are still held" no_lines
check "LOAD is not pulled up" [ "$(level pinctrl-bcm2711 22)" = 1 ]
end
. /guest/owner.sh
if [ $failures != 0 ]; then dmesg | grep -e ledsign -e systemd | tail -n 30; fi
hand_out
