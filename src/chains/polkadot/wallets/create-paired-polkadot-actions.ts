import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import { askPairedWallet, findPairedChain, requirePairedSession } from '../../drivers/paired/ask-paired-wallet.js'
import { createPairedActions, type PairedContext } from '../../drivers/paired/create-paired-actions.js'
import { listPairedAccounts, listPairedAddresses } from '../../drivers/paired/list-paired-accounts.js'
import { isSameAccount, readPrefix, readSs58, writeSs58 } from '../addresses/ss58.js'
import { readSignature, writeWrapped } from '../signed-text.js'

/**
 * The calls of a paired Polkadot wallet.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/polkadot-rpc
 */
export function createPairedPolkadotActions(context: PairedContext): WalletActions {
  const { networks } = context
  const prefix = readPrefix(networks[0])
  return createPairedActions({
    ...context,
    namespace: 'polkadot',
    readAccounts: (session, reported) => ({
      accounts: listPairedAccounts({
        session,
        reported,
        networks,
        readAddress(text) {
          const read = readSs58(text)
          return read && writeSs58({ ...read, prefix })
        },
      }),
    }),
    async signMessage({ account: { address }, message, network }) {
      const chain = findPairedChain(context, network)
      const data = writeWrapped(message)
      const answer = await askPairedWallet(context, {
        network,
        method: 'polkadot_signMessage',
        // Some wallets read one of the two, some the other.
        params: { address: findGiven(address, chain), message: data, data, type: 'bytes' },
      })
      return { ...readSignature(answer), address }
    },
  })

  /** The address as the wallet writes it on that chain, because the wallet may look it up by its text. */
  function findGiven(address: string, chain: CaipNetworkId): string {
    const given = listPairedAddresses(requirePairedSession(context), chain)
    return given.find((known) => isSameAccount(known, address)) ?? address
  }
}
