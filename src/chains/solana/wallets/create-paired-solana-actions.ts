import { base58 } from '@scure/base'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import { askPairedWallet } from '../../drivers/paired/ask-paired-wallet.js'
import { createPairedActions, type PairedContext } from '../../drivers/paired/create-paired-actions.js'
import { listPairedAccounts } from '../../drivers/paired/list-paired-accounts.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { readPairedSignature } from './create-paired-transaction-calls.js'

// One file that loads with the first call.
export { createPairedTransactionCalls } from './create-paired-transaction-calls.js'

/**
 * The calls of a paired Solana wallet.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc
 */
export function createPairedSolanaActions(context: PairedContext): WalletActions {
  return createPairedActions({
    ...context,
    namespace: 'solana',
    readAccounts: (session, reported) => ({
      accounts: listPairedAccounts({
        session,
        reported,
        networks: context.networks,
        readAddress: (text) => (isSolanaAddress(text) ? text : null),
      }),
    }),
    async signMessage({ account: { address }, message, network }) {
      const answer = await askPairedWallet(context, {
        network,
        method: 'solana_signMessage',
        params: { message: base58.encode(new TextEncoder().encode(message)), pubkey: address },
      })
      const signature = base58.encode(readPairedSignature(answer))
      return { signature, encoding: 'base58', scheme: 'ed25519', address }
    },
  })
}
