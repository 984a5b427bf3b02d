import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features'
import type { Wallet } from '@wallet-standard/base'
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features'
import { isRecord } from '../../../rules/is-record.js'

/** A registered wallet (Wallet Standard) that can connect on Solana. It need not have the other features. */
export type SolanaWallet = Wallet & {
  features: StandardConnectFeature &
    Partial<
      StandardDisconnectFeature &
        StandardEventsFeature &
        SolanaSignMessageFeature &
        SolanaSignInFeature &
        SolanaSignTransactionFeature &
        SolanaSignAndSendTransactionFeature
    >
}

/** Whether what has registered itself is a wallet that connects on Solana. Any script can register anything. */
export function isSolanaWallet(wallet: unknown): wallet is SolanaWallet {
  try {
    if (!isRecord(wallet) || typeof wallet.name !== 'string' || wallet.name.trim() === '') return false
    const { chains, features } = wallet
    if (!Array.isArray(chains) || !chains.some(isSolanaChain) || !isRecord(features)) return false
    const connect = features['standard:connect']
    return isRecord(connect) && typeof connect.connect === 'function'
  } catch {
    // A getter of the wallet threw: it cannot be used.
    return false
  }
}

/** Whether a chain of a wallet or account is of Solana: `solana:mainnet`, `solana:devnet`, … */
export function isSolanaChain(chain: unknown): boolean {
  return typeof chain === 'string' && chain.startsWith('solana:')
}
