checks=0 failures=0
make_chip pinctrl-bcm2711 58
hog_line pinctrl-bcm2711 40 regulator
start_chip pinctrl-bcm2711
make_chip raspberrypi-exp-gpio 8
start_chip raspberrypi-exp-gpio
cat /sys/kernel/debug/gpio
list_chips
begin spi
insmod /modules/spi-board.ko label=pinctrl-bcm2711 || die "SPI"
printf '\014\001' >/dev/spidev0.0
printf '\001\177' >/dev/spidev0.0
rmmod spi-board
end
begin wave
wave_v1 $(path_of pinctrl-bcm2711) 400 bulk
end
begin wave2
wave_v2 $(path_of pinctrl-bcm2711) 4000 bulk
end
begin hold
wave_v1 $(path_of pinctrl-bcm2711) 2 hold & P=$!
sleep 1
kill -9 $P; wait $P
end
