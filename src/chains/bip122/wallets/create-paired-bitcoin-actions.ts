import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { SessionAccount } from '../../../core/model/account.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { isRecord } from '../../../rules/is-record.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import { askPairedWallet } from '../../drivers/paired/ask-paired-wallet.js'
import { createPairedActions, type PairedContext } from '../../drivers/paired/create-paired-actions.js'
import { listPairedAddresses } from '../../drivers/paired/list-paired-accounts.js'
import { readNetworkName } from '../addresses/network-names.js'
import { decodeHexSignature } from '../signature-form.js'
import { readSession } from './read-session.js'
import { readSignature } from './read-signature.js'

/** The session property with the answer of `getAccountAddresses`, as JSON. */
const addressesProperty = 'bip122_getAccountAddresses'

/**
 * The calls of a paired Bitcoin wallet. Its network is the first of the app's networks that it has approved.
 *
 * @see https://docs.reown.com/advanced/multichain/rpc-reference/bitcoin-rpc
 */
export function createPairedBitcoinActions(context: PairedContext): WalletActions {
  const { networks, port } = context
  return createPairedActions({
    ...context,
    namespace: 'bip122',
    readAccounts(session, reported) {
      const here = findNetwork(session, networks)
      if (!here) return { accounts: [] }
      return readSession(
        reported ? reported.map(writeAccount) : listAccounts(session, here),
        readNetworkName(here),
        networks,
      )
    },
    async signMessage({ account: { address }, message, network }) {
      const session = port.getSession()
      // The wallet's account. `address` may be another address of it.
      const [account = address] = session ? listPairedAddresses(session, network) : []
      const answer = await askPairedWallet(context, {
        network,
        method: 'signMessage',
        // Without a protocol wallets sign by ECDSA, which taproot addresses cannot.
        params: { account, message, address, protocol: 'bip322' },
      })
      const signature = isRecord(answer) ? answer.signature : undefined
      if (typeof signature !== 'string') throw new WalletFailedError({ details: 'The wallet returned no signature.' })
      // Some wallets write base64.
      return readSignature(decodeHexSignature(signature) ?? signature, address)
    },
  })
}

/** The network of the wallet: the app's first network on which it shares accounts. */
function findNetwork(session: WalletConnectSession, networks: readonly Network[]): CaipNetworkId | undefined {
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  return ids.find((id) => listPairedAddresses(session, id).length > 0)
}

/** The accounts of the session with the wallet's details, then its other addresses. */
function listAccounts(session: WalletConnectSession, network: CaipNetworkId): unknown[] {
  const described = readProperty(session.sessionProperties?.[addressesProperty])
  const addresses = listPairedAddresses(session, network)
  const named = addresses.map((address) => described.find((account) => account.address === address) ?? address)
  return [...named, ...described.filter(({ address }) => !addresses.some((known) => known === address))]
}

/** Wallets write a list with the `intention` of each address, or a list for each intention. */
function readProperty(text: string | undefined): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    const lists = Array.isArray(value) ? [['', value] as const] : isRecord(value) ? Object.entries(value) : []
    return lists.flatMap(([intention, list]) =>
      (Array.isArray(list) ? list : []).filter(isRecord).map(({ type: _type, ...account }) => ({
        ...account,
        derivationPath: account.path,
        purpose: String(account.intention ?? intention).startsWith('ordinal') ? 'ordinals' : 'payment',
      })),
    )
  } catch {
    // Not JSON: only the accounts of the session are known.
    return []
  }
}

/** The input of `readSession`. */
function writeAccount({ address, type, publicKey, path }: SessionAccount): Record<string, unknown> {
  return { address, purpose: type, publicKey, derivationPath: path }
}
