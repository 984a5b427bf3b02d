import type { Wallet } from '@wallet-standard/base'
import { isChainOf, isStandardWallet } from '../../drivers/standard-wallets.js'

/** Features that connect. MetaMask has only its own for Bitcoin. */
export const connectFeatures = ['bitcoin:connect', 'standard:connect']

/** Whether a registered object is a wallet that connects on Bitcoin. */
export function isBitcoinWallet(wallet: unknown): wallet is Wallet {
  return isStandardWallet(wallet, 'bitcoin:', connectFeatures)
}

/** Whether a chain of a wallet or account belongs to Bitcoin: `bitcoin:mainnet`, `bitcoin:testnet`, … */
export function isBitcoinChain(chain: unknown): boolean {
  return isChainOf(chain, 'bitcoin:')
}
