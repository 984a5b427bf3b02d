import type { RequestPin } from '../../core/model/requests.js'
import type { RequestActive } from '../drivers/create-driver-adapter.js'
import type { SolanaActions } from './solana-adapter.js'
import type { SolanaDriver } from './wallets/create-solana-driver.js'

/** The actions that only Solana has. Separate from the public types, which must not need the packages of the wallets' types. */
export function createSolanaActions(request: RequestActive<SolanaDriver>): SolanaActions {
  const signAll = (transactions: readonly Uint8Array[], pin: RequestPin) =>
    request(pin, async ({ driver, account: { address }, network }) => {
      const { sign } = await driver.loadTransactionCalls()
      return sign(transactions, { address, network })
    })
  return {
    async signTransaction({ transaction, ...pin }) {
      const [signed = transaction] = await signAll([transaction], pin)
      return signed
    },
    signAllTransactions: ({ transactions, ...pin }) => signAll(transactions, pin),
  }
}
