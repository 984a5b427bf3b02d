/** The name of the chain of this computer in the Wallet Standard. */
export const localChain = 'solana:localnet'
