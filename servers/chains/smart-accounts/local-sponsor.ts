/**
 * Pays for the first transactions of newcomers on the local chains. The key is the keccak256 hash of "Lintel sponsor": everybody
 * may know it, since the coins have no value.
 */
export const localSponsor = {
  key: '0xa09fc86abf93a4f021e541ab27607732f3123697e1cd4022ae43b5a7494c47f9',
  /** Of the key. It owns the paymaster and signs for it. */
  address: '0x7c529A4733CFcB86d432f7386be096140f50fF61',
  /**
   * `SponsoringPaymaster.sol`, at the same address on both chains: that of the second contract that the sponsor would create. Saved
   * chains have an earlier version of it at that of the first.
   */
  paymaster: '0xa1738c4CB5953bE1036c5aB3D64eF4840ef5C042',
} as const
