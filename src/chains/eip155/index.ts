export { type Eip155Options, eip155 } from './eip155.js'
export { mapWalletError } from './errors/map-wallet-error.js'
export { getWagmiConfig } from './get-wagmi-config.js'
