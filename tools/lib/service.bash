# Where tools/install puts things and tools/uninstall finds them.

# shellcheck disable=SC2034,SC2154  # read by scripts that have read common.bash
units=(ledsign.service ledsign-blank.service)
root=''
as_root=()
PATH=$PATH:/usr/sbin:/sbin

# Sets as_root for changes under $root, or says why there can be none. With a folder of one's own no rights are needed.
become_root() {
  if [ -n "$root" ] || [ "$(id -u)" = 0 ]; then return; fi
  command -v sudo >/dev/null || die "no sudo here; run it as root"
  sudo -v || die "sudo refused; run it as root"
  as_root=(sudo)
}

# Whether there is a systemd to talk to.
systemd_runs() { [ -z "$root" ] && [ -d /run/systemd/system ]; }

# units_are VERB: enables or disables our units; under a folder as well, for a machine that starts from it.
units_are() {
  local where=()
  if [ -n "$root" ]; then where=("--root=$root"); fi
  if ! command -v systemctl >/dev/null; then
    say "$me: no systemctl here, so the units in $root/etc/systemd/system are not ${1}d"
    return
  fi
  quiet "systemctl-$1.log" "${as_root[@]}" systemctl ${where[@]+"${where[@]}"} "$1" "${units[@]}"
}

# read_root FOLDER: a folder to work in instead of the machine's own one.
read_root() {
  [ -d "$1" ] || die "there is no folder '$1'; make it first"
  root=$(cd "$1" && pwd)
  if [ "$root" = / ]; then root=''; fi
}
