import { createLazyDriver } from '../../drivers/lazy-driver.js'
import type { PairedContext } from '../../drivers/paired/create-paired-actions.js'
import { createPairedDriver } from '../../drivers/paired/create-paired-driver.js'
import { describeStandardWallet } from '../../drivers/standard-wallets.js'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import type { SolanaWallet } from './standard-wallet.js'
import type { TransactionCalls } from './transaction-calls.js'

/** The driver of a wallet, which also signs and sends transactions with code that loads on demand. */
export type SolanaDriver = WalletDriver & { loadTransactionCalls(): Promise<TransactionCalls> }

/** The driver of a registered wallet (Wallet Standard). Creating it sends no request to the wallet. */
export function createSolanaDriver(wallet: SolanaWallet): SolanaDriver {
  const canSignIn = wallet.features['solana:signIn'] !== undefined
  const connector = { ...describeStandardWallet(wallet, 'solana'), ...(canSignIn && { canSignIn }) }
  const load = () => import('./create-wallet-actions.js')
  return {
    ...createLazyDriver(connector, async () => (await load()).createWalletActions(wallet)),
    loadTransactionCalls: async () => (await load()).createStandardTransactionCalls(wallet),
  }
}

/** The driver of the wallet paired by WalletConnect. */
export function createPairedSolanaDriver(context: PairedContext): SolanaDriver {
  const load = () => import('./create-paired-solana-actions.js')
  return {
    ...createPairedDriver('solana', async () => (await load()).createPairedSolanaActions(context)),
    loadTransactionCalls: async () => (await load()).createPairedTransactionCalls(context),
  }
}
