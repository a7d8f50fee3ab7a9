#!/bin/bash
# boot.bash FOLDER COMMAND...: starts a systemd of its own in this machine, lets it run COMMAND once as a service, and ends
# with the status of that. Wants root. Called within new namespaces (unshare -pmCiun --fork), so that it changes nothing
# outside but FOLDER, which is /check inside, and the package: all else is a copy that is thrown away.

set -euo pipefail
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$1
shift

# In a chroot that is no mount point this cannot be said, and need not be if nothing is shared anyway.
if ! mount --make-rprivate / 2>/dev/null && grep -q ' shared:' /proc/self/mountinfo; then
  echo "what is mounted here would be seen outside too; run it outside of the chroot"
  exit 1
fi
mkdir -p "$folder/machine"
mount -t tmpfs machine "$folder/machine"
root=$folder/machine/root
mkdir "$folder/machine/"{root,changed,work}
mount -t overlay machine -o "lowerdir=/,upperdir=$folder/machine/changed,workdir=$folder/machine/work" "$root"
mount -t proc proc "$root/proc"
# Nothing here may reach the kernel that this machine shares with the real one.
mount --bind -o ro "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup "$root/sys/fs/cgroup"
for place in run tmp dev; do mount -t tmpfs "$place" "$root/$place"; done
for device in null zero full random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
ln -s /proc/self/fd "$root/dev/fd"
mkdir -p "$root$package" "$root/check"
mount --bind "$package" "$root$package"
# Not at its own place, which may be in a folder for temporary files: services have others of their own.
mount --bind "$folder" "$root/check"

# Only what the test starts is to run: the usual targets are there, and empty.
find "$root/usr/lib/systemd/system" "$root/etc/systemd/system" -name '*.wants' -prune -exec rm -rf {} +
cat >"$root/etc/systemd/system/test.target" <<END
[Unit]
Requires=test.service
After=test.service
AllowIsolate=yes
END
cat >"$root/etc/systemd/system/test.service" <<END
[Unit]
DefaultDependencies=no
[Service]
Type=oneshot
Environment=PATH=$PATH
ExecStart=$*
ExecStopPost=/bin/sh -c 'systemctl exit \$\$EXIT_STATUS'
StandardOutput=file:/check/booted.log
StandardError=file:/check/booted.log
END
export container=other
exec chroot "$root" /lib/systemd/systemd --system --unit=test.target
