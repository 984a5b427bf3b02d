import { describeStandardWallet } from '../../drivers/standard-wallets.js'
import type { WalletDriver } from '../../drivers/wallet-driver.js'
import { readSession } from './read-session.js'
import type { SolanaWallet } from './standard-wallet.js'

/** The driver of a registered wallet. Transactions are asked of `wallet` by code that loads on demand. */
export type SolanaDriver = WalletDriver & { wallet: SolanaWallet }

/** The driver of a registered wallet (Wallet Standard). Creating it asks the wallet nothing. */
export function createSolanaDriver(wallet: SolanaWallet): SolanaDriver {
  const canSignIn = wallet.features['solana:signIn'] !== undefined
  return {
    wallet,
    connector: { ...describeStandardWallet(wallet, 'solana'), ...(canSignIn && { canSignIn }) },
    async connect({ silent }) {
      const { connect } = wallet.features['standard:connect']
      if (!silent) return readSession((await connect()).accounts)
      // Some wallets ask the visitor although they are told to be silent: ask only one that does not show its accounts.
      const known = readSession(wallet.accounts)
      return known.accounts.length > 0 ? known : readSession((await connect({ silent: true })).accounts)
    },
    async disconnect() {
      await wallet.features['standard:disconnect']?.disconnect()
    },
    watch(listener) {
      const events = wallet.features['standard:events']
      if (!events) return () => undefined
      const stop: unknown = events.on('change', ({ accounts }) => {
        if (accounts) listener(readSession(accounts))
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    async signMessage({ account, message }) {
      const { signMessage } = await import('./sign.js')
      return signMessage(wallet, account.address, message)
    },
    ...(canSignIn && {
      async signIn(parameters) {
        const { signIn } = await import('./sign.js')
        return signIn(wallet, parameters)
      },
    }),
  }
}
