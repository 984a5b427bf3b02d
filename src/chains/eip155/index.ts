export { type Eip155Options, eip155 } from './eip155.js'
export type { Eip155Actions } from './eip155-actions.js'
export { mapWalletError } from './errors/map-wallet-error.js'
export { type Eip155Adapter, getEip155Adapter, getWagmiConfig } from './get-wagmi-config.js'
