export { createBrowseLink } from './browse-link.js'
export { createSolanaLocalnet, solanaDevnet, solanaMainnet, solanaTestnet } from './networks.js'
export { solana } from './solana.js'
export { getSolanaAdapter, type SolanaActions, type SolanaAdapter } from './solana-adapter.js'
