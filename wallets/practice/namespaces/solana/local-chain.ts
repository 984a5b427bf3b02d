/** What the Wallet Standard calls the chain of this computer. */
export const localChain = 'solana:localnet'
