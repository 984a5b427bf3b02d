/**
 * Sends the assets that the stand-ins for on-ramps have sold on the local chains. The key is the keccak256 hash of
 * "Lintel on-ramp treasury": it may be public, since the coins have no value.
 */
export const localTreasury = {
  key: '0x4f5b473418490905051dfd1bce7c257d13fd5f683eca370f545a9f5537deaf44',
  /** The address of the key. */
  address: '0xb440aeE002a62AE931435fE5C88C27c744bd5e79',
} as const
