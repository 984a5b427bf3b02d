export { type Eip155Options, eip155 } from './eip155.js'
export { getWagmiConfig } from './get-wagmi-config.js'
