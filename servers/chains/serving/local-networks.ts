/** A local network of another namespace than eip155. */
export type LocalNetwork = { caipNetworkId: string; name: string }

/** The reference is the start of the genesis hash, as CAIP-2 defines it for Solana. */
export const localSolana = {
  caipNetworkId: 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM',
  name: 'Local Solana',
} as const satisfies LocalNetwork

/** The reference is the start of the hash of regtest's genesis block. */
export const localBitcoin = {
  caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  name: 'Local Bitcoin',
} as const satisfies LocalNetwork

/** The reference is the start of the genesis hash, as CAIP-13 defines it. */
export const localPolkadot = {
  caipNetworkId: 'polkadot:b8dda632d78e16fed87b4817a3740065',
  name: 'Local Polkadot',
} as const satisfies LocalNetwork
