// BundledBoardTable.swift: the files of Boards, which tools/boards writes here.
// ledsign: texts only. Edit the files in Boards.
// swift-format-ignore-file

extension BundledBoard {
  /// Every board of the package, by name.
  static let all: [BundledBoard] = [
    BundledBoard(
      name: "hub12-p10-32x16",
      text: #"""
        {
          "name": "One P10 panel (HUB12) on a Raspberry Pi",
          "panel": { "type": "hub12", "size": [32, 16], "chain": 1 },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": { "oe": 22, "a": 23, "b": 24, "clk": 17, "lat": 27, "r": 25 }
          }
        }

        """#),
    BundledBoard(
      name: "hub12-p10-64x16",
      text: #"""
        {
          "name": "Two P10 panels (HUB12) in a row on a Raspberry Pi",
          "panel": { "type": "hub12", "size": [32, 16], "chain": 2 },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": { "oe": 22, "a": 23, "b": 24, "clk": 17, "lat": 27, "r": 25 }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-active3-64x32-3-chains",
      text: #"""
        {
          "name": "Active-3 adapter with three parallel chains of one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 3, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 17, "lat": 4,
              "a": 22, "b": 23, "c": 24, "d": 25,
              "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10,
              "r1_2": 12, "g1_2": 5, "b1_2": 6, "r2_2": 19, "g2_2": 13, "b2_2": 20,
              "r1_3": 14, "g1_3": 2, "b1_3": 3, "r2_3": 26, "g2_3": 16, "b2_3": 21
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-active3-64x32",
      text: #"""
        {
          "name": "Active-3 adapter with one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 1, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 17, "lat": 4,
              "a": 22, "b": 23, "c": 24, "d": 25,
              "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-active3-64x64",
      text: #"""
        {
          "name": "Active-3 adapter with one 64x64 panel",
          "panel": {
            "type": "hub75", "size": [64, 64], "chain": 1, "parallel": 1, "scan": 32,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 17, "lat": 4,
              "a": 22, "b": 23, "c": 24, "d": 25, "e": 15,
              "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-adafruit-64x32",
      text: #"""
        {
          "name": "Adafruit RGB Matrix HAT or Bonnet with one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 1, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 4, "clk": 17, "lat": 21,
              "a": 22, "b": 26, "c": 27, "d": 20,
              "r1": 5, "g1": 13, "b1": 6, "r2": 12, "g2": 16, "b2": 23
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-adafruit-64x64",
      text: #"""
        {
          "name": "Adafruit RGB Matrix HAT or Bonnet, E soldered, with one 64x64 panel",
          "panel": {
            "type": "hub75", "size": [64, 64], "chain": 1, "parallel": 1, "scan": 32,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 4, "clk": 17, "lat": 21,
              "a": 22, "b": 26, "c": 27, "d": 20, "e": 24,
              "r1": 5, "g1": 13, "b1": 6, "r2": 12, "g2": 16, "b2": 23
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-compute-module-64x32-3-chains",
      text: #"""
        {
          "name": "Compute Module with three parallel chains of one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 3, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 16, "lat": 17,
              "a": 2, "b": 3, "c": 4, "d": 5,
              "r1": 7, "g1": 8, "b1": 9, "r2": 10, "g2": 11, "b2": 12,
              "r1_2": 13, "g1_2": 14, "b1_2": 15, "r2_2": 19, "g2_2": 20, "b2_2": 21,
              "r1_3": 22, "g1_3": 23, "b1_3": 24, "r2_3": 25, "g2_3": 26, "b2_3": 27
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-compute-module-64x32",
      text: #"""
        {
          "name": "Compute Module with one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 1, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 16, "lat": 17,
              "a": 2, "b": 3, "c": 4, "d": 5,
              "r1": 7, "g1": 8, "b1": 9, "r2": 10, "g2": 11, "b2": 12
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-electrodragon-64x32",
      text: #"""
        {
          "name": "Electrodragon RGB matrix drive board with one 64x32 panel",
          "panel": {
            "type": "hub75", "size": [64, 32], "chain": 1, "parallel": 1, "scan": 16,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 17, "lat": 4,
              "a": 22, "b": 23, "c": 24, "d": 25,
              "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10
            }
          }
        }

        """#),
    BundledBoard(
      name: "hub75-electrodragon-64x64",
      text: #"""
        {
          "name": "Electrodragon RGB matrix drive board with one 64x64 panel",
          "panel": {
            "type": "hub75", "size": [64, 64], "chain": 1, "parallel": 1, "scan": 32,
            "rowAddress": "direct", "ink": "rgb"
          },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": {
              "oe": 18, "clk": 17, "lat": 4,
              "a": 22, "b": 23, "c": 24, "d": 25, "e": 15,
              "r1": 11, "g1": 27, "b1": 7, "r2": 8, "g2": 9, "b2": 10
            }
          }
        }

        """#),
    BundledBoard(
      name: "max7219-fc16-16-spi",
      text: #"""
        {
          "name": "Sixteen FC-16 modules in a row on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [16, 1], "wiring": "fc16", "dataIn": "right" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 2000000 }
        }

        """#),
    BundledBoard(
      name: "max7219-fc16-4-gpio",
      text: #"""
        {
          "name": "Four FC-16 modules on three GPIO lines of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [4, 1], "wiring": "fc16", "dataIn": "right" },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": { "din": 17, "clk": 27, "load": 22 }
          }
        }

        """#),
    BundledBoard(
      name: "max7219-fc16-4-spi",
      text: #"""
        {
          "name": "Four FC-16 modules on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [4, 1], "wiring": "fc16", "dataIn": "right" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 8000000 }
        }

        """#),
    BundledBoard(
      name: "max7219-fc16-8-spi",
      text: #"""
        {
          "name": "Eight FC-16 modules in a row on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [8, 1], "wiring": "fc16", "dataIn": "right" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 4000000 }
        }

        """#),
    BundledBoard(
      name: "max7219-fc16-8x2-serpentine-spi",
      text: #"""
        {
          "name": "Two rows of eight FC-16 modules, the lower one turned round, on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [8, 2], "wiring": "fc16", "dataIn": "right", "layout": "serpentine" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 2000000 }
        }

        """#),
    BundledBoard(
      name: "max7219-generic-1-gpio",
      text: #"""
        {
          "name": "One generic module on three GPIO lines of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [1, 1], "wiring": "generic", "dataIn": "right" },
          "bus": {
            "gpio": ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"],
            "lines": { "din": 17, "clk": 27, "load": 22 }
          }
        }

        """#),
    BundledBoard(
      name: "max7219-generic-1-spi",
      text: #"""
        {
          "name": "One generic module on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [1, 1], "wiring": "generic", "dataIn": "right" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 8000000 }
        }

        """#),
    BundledBoard(
      name: "max7219-generic-4-spi",
      text: #"""
        {
          "name": "Four generic single modules in a row on SPI0 of a Raspberry Pi",
          "panel": { "type": "max7219", "modules": [4, 1], "wiring": "generic", "dataIn": "right" },
          "bus": { "spi": "/dev/spidev0.0", "hz": 8000000 }
        }

        """#),
  ]
}
