import { createLazyDriver } from '../../drivers/lazy-driver.js'
import { describeStandardWallet } from '../../drivers/standard-wallets.js'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import type { SolanaWallet } from './standard-wallet.js'

/** The driver of a registered wallet. Transactions are asked of `wallet` by code that loads on demand. */
export type SolanaDriver = WalletDriver & { wallet: SolanaWallet }

/** The driver of a registered wallet (Wallet Standard). Creating it asks the wallet nothing. */
export function createSolanaDriver(wallet: SolanaWallet): SolanaDriver {
  const canSignIn = wallet.features['solana:signIn'] !== undefined
  const connector = { ...describeStandardWallet(wallet, 'solana'), ...(canSignIn && { canSignIn }) }
  const driver = createLazyDriver(connector, async () => {
    const { createWalletActions } = await import('./create-wallet-actions.js')
    return createWalletActions(wallet)
  })
  return { ...driver, wallet }
}
