/**
 * Sends what the stand-ins for on-ramps have sold on the local chains. The key is the keccak256 hash of "Lintel on-ramp treasury":
 * everybody may know it, since the coins are worth nothing.
 */
export const localTreasury = {
  key: '0x4f5b473418490905051dfd1bce7c257d13fd5f683eca370f545a9f5537deaf44',
  /** Of the key. */
  address: '0xb440aeE002a62AE931435fE5C88C27c744bd5e79',
} as const
