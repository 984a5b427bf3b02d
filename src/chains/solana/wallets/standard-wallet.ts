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
import { isStandardWallet } from '../../drivers/standard-wallets.js'

/** A registered wallet (Wallet Standard) that can connect on Solana. The other features are optional. */
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

/** The prefix of Solana's chains: `solana:mainnet`, `solana:devnet`, … */
export const chainPrefix = 'solana:'

/** Whether a registered object is a wallet that connects on Solana. */
export function isSolanaWallet(wallet: unknown): wallet is SolanaWallet {
  return isStandardWallet(wallet, chainPrefix, ['standard:connect'])
}
