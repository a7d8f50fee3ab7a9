// EmbeddedRuntime.c: corrects the Embedded Swift runtime of Swift 6.3; ordinary builds skip it.
// Must stay until the toolchain has swiftlang/swift pull request 91151.
//
// A String of up to 15 bytes lives in the tag bits of its reference. The runtime's
// swift_bridgeObjectRetain returns the reference without those bits while the optimizer counts on
// getting it back whole, which ruins such a String. The runtime's functions are weak, so these two
// win at link. A 32-bit reference has no tag bits.
#include <stdint.h>

#if defined(LEDSIGN_EMBEDDED) && __SIZEOF_POINTER__ == 8

static const uintptr_t immortal_bit = (uintptr_t)1 << 63;
static const uintptr_t address_bits = ~((uintptr_t)7 << 60 | 7);

void *swift_retain_n(void *object, uint32_t count);
void *swift_bridgeObjectRetain_n(void *reference, uint32_t count);
void *swift_bridgeObjectRetain(void *reference);

void *swift_bridgeObjectRetain_n(void *reference, uint32_t count) {
  uintptr_t bits = (uintptr_t)reference;
  if (!(bits & immortal_bit)) swift_retain_n((void *)(bits & address_bits), count);
  return reference;
}

void *swift_bridgeObjectRetain(void *reference) { return swift_bridgeObjectRetain_n(reference, 1); }

#endif
