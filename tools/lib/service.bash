# The service: its program, and where tools/install puts things and tools/uninstall finds them.

# shellcheck disable=SC2034,SC2154  # read by scripts that have read common.bash
units=(ledsign.service ledsign-blank.service)
root=''
as_root=()
PATH=$PATH:/usr/sbin:/sbin

# build_program: builds the ledsign that the service runs, and sets program to its path. It holds all libraries: the
# service does not see the home folder in which Swift may be, and it starts in half the time and memory. Only Debian's
# packages are known to bring the C libraries for that.
build_program() {
  local scratch=$package/.build/service
  local words=(-c release -j 2 --static-swift-stdlib --product ledsign --package-path "$package" --scratch-path "$scratch")
  if [ "$(uname)" = Linux ] && command -v apt-get >/dev/null; then words+=(-Xswiftc -static-executable); fi
  quiet service-build.log swift build "${words[@]}" || {
    say "$me: the build failed; the compiler's words are above"
    return 1
  }
  # shellcheck disable=SC2034  # for the script that reads this file
  program=$scratch/release/ledsign
}

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
