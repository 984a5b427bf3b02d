export { createSolanaLocalnet, solanaDevnet, solanaMainnet, solanaTestnet } from './networks.js'
export { solana } from './solana.js'
