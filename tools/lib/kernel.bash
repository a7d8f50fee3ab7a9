# Debian's kernel and three modules that it lacks: downloaded, unpacked and built in .build/kernel, never installed.

# shellcheck disable=SC2154  # package comes from common.bash, read first
kernel_root=$package/.build/kernel
kernel_sources=$package/Tests/Hardware/kernel/modules
kernel_modules=(drivers/virtio/{virtio_ring,virtio,virtio_pci_legacy_dev,virtio_pci_modern_dev,virtio_pci}
  drivers/block/virtio_blk fs/configfs/configfs drivers/spi/spi-bitbang)
own_modules=(gpio-simulator spi-gpio spi-board)
# shellcheck disable=SC2034  # for the script that reads this file; spi-board comes in a case
load_order=("${kernel_modules[@]##*/}" gpio-simulator spi-gpio)

# kernel_apt PROGRAM WORDS...: apt with package lists of our own, as those of the machine may be old or absent.
kernel_apt() {
  local program=$1
  shift
  "$program" -q -o "Dir::State::lists=$kernel_root/lists" -o "Dir::Cache=$kernel_root" -o APT::Sandbox::User=root "$@"
}

depends_on() { # PACKAGE
  kernel_apt apt-cache depends "$1" | sed -n 's/^ *Depends: \([^ <>]*\)$/\1/p'
}

# What the built parts were built from: this file and our sources.
kernel_hash() {
  (cd "$package" && sha256sum tools/lib/kernel.bash Tests/Hardware/kernel/modules/*) | sha256sum | cut -c 1-16
}

# prepare_kernel: sets kernel to a folder with vmlinuz, release and *.ko; builds it where it is missing. What was built
# stays in use, also when Debian has a newer kernel; without .build/kernel it is the newest.
prepare_kernel() {
  local hash found
  hash=$(kernel_hash)
  for found in "$kernel_root"/built/*-"$hash"; do
    if [ -e "$found/done" ]; then
      kernel=$found
      return
    fi
  done
  say "$me: getting Debian's kernel (240 MB, once) and building ${#own_modules[@]} modules"
  # Started anew, as errexit is off in a function whose status is looked at.
  quiet kernel-build.log "$package/$me" --build || die "the kernel could not be made ready; see above"
  # shellcheck disable=SC2034  # for the script that reads this file
  kernel=$(cat "$kernel_root/newest")
}

# All packages have one version, so that modules fit the kernel.
build_kernel() {
  local image release version header_packages source
  rm -rf "${kernel_root:?}"/{lists,debs,headers,modules,built}
  mkdir -p "$kernel_root/lists/partial" "$kernel_root/archives/partial" "$kernel_root/debs" "$kernel_root/built"
  kernel_apt apt-get update || true # a list of someone else's may fail; ours is proved by the next line
  image=$(depends_on linux-image-amd64 | grep '^linux-image-[0-9]')
  release=${image#linux-image-}
  version=$(kernel_apt apt-cache show --no-all-versions "$image" | sed -n 's/^Version: //p')
  echo "kernel $release, package version $version"
  mapfile -t header_packages < <(depends_on "linux-headers-$release" | grep -e '^linux-headers-' -e '^linux-kbuild-')
  [ ${#header_packages[@]} = 2 ]
  source=$(depends_on linux-source | grep '^linux-source-')
  (
    cd "$kernel_root/debs" || exit
    for name in "$image" "linux-headers-$release" "${header_packages[@]}" "$source"; do
      kernel_apt apt-get download "$name=$version"
    done
  )
  build_modules "$release" "$source"
  collect_kernel "$release" "$kernel_root/built/$release-$(kernel_hash)"
  rm -rf "$kernel_root/debs" "$kernel_root/headers" "$kernel_root/modules"
}

build_modules() { # RELEASE SOURCE-PACKAGE
  local headers=$kernel_root/headers modules=$kernel_root/modules deb
  mkdir -p "$headers" "$modules"
  for deb in "$kernel_root"/debs/linux-{headers,kbuild}-*.deb; do dpkg-deb -x "$deb" "$headers"; done
  # This one file names the place where the package would be installed.
  sed -i "s|/usr/src|$headers/usr/src|" "$headers/usr/src/linux-headers-$1/Makefile"
  dpkg-deb --fsys-tarfile "$kernel_root"/debs/"$2"_*.deb | tar -xO "./usr/src/$2.tar.xz" |
    tar -xJ -C "$modules" --transform='s,.*/,,' "$2"/drivers/gpio/{gpio-sim.c,gpiolib.h} "$2/kernel/irq/irq_sim.c" \
      "$2"/drivers/spi/{spi-gpio.c,spi-bitbang-txrx.h}
  cp "$kernel_sources"/* "$modules"
  # irq_to_desc is not exported to modules; this function does the same with what is.
  sed -i 's/handle_simple_irq(irq_to_desc(irqnum))/generic_handle_irq(irqnum)/' "$modules/irq_sim.c"
  grep -q 'generic_handle_irq(irqnum)' "$modules/irq_sim.c"
  make -j 2 -C "$headers/usr/src/linux-headers-$1" "M=$modules" modules
}

collect_kernel() { # RELEASE FOLDER
  local name members=("./boot/vmlinuz-$1")
  rm -rf "$2" && mkdir -p "$2"
  for name in "${kernel_modules[@]}"; do members+=("./lib/modules/$1/kernel/$name.ko"); done
  dpkg-deb --fsys-tarfile "$kernel_root"/debs/linux-image-*.deb | tar -x -C "$2" --transform='s,.*/,,' "${members[@]}"
  for name in "${own_modules[@]}"; do
    cp "$kernel_root/modules/$name.ko" "$2"
    strip --strip-debug "$2/$name.ko"
  done
  mv "$2/vmlinuz-$1" "$2/vmlinuz"
  echo "$1" >"$2/release"
  touch "$2/done"
  echo "$2" >"$kernel_root/newest"
}
