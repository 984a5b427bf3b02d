import type { WalletActions } from '../../drivers/lazy-driver.js'
import { readSession } from './read-session.js'
import { signIn, signMessage } from './sign.js'
import type { SolanaWallet } from './standard-wallet.js'

// One file that loads with the first call.
export { createStandardTransactionCalls } from './create-standard-transaction-calls.js'

/** The calls of a registered wallet (Wallet Standard). */
export function createWalletActions(wallet: SolanaWallet): WalletActions {
  return {
    async connect({ silent }) {
      const { connect } = wallet.features['standard:connect']
      if (!silent) return readSession((await connect()).accounts)
      // Some wallets ask the visitor even if `silent` is set: call only a wallet that does not show its accounts.
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
    signMessage: ({ account, message }) => signMessage(wallet, account.address, message),
    signIn: async (parameters) => (wallet.features['solana:signIn'] ? signIn(wallet, parameters) : undefined),
  }
}
