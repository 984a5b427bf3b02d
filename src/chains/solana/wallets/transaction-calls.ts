import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'

/** The signing account and the app's network. */
export type Asked = { address: string; network: CaipNetworkId }

/** The transaction calls of a wallet. Transactions are in the chain's wire format. */
export type TransactionCalls = {
  /** The newest version of transactions that the wallet signs. */
  version: 0 | 'legacy'
  /**
   * Whether the wallet sends a transaction itself: it knows the chain, and reaches the same one as the app.
   *
   * @throws WalletFailedError if it can neither send nor sign there, AccountNotSharedError
   */
  sendsItself(address: string, network: Network): boolean
  /** Has the wallet sign and send a transaction. Returns its first signature. */
  send(transaction: Uint8Array, asked: Asked): Promise<Uint8Array>
  /** Has the wallet sign transactions, in their order. The results may differ from the given ones. */
  sign(transactions: readonly Uint8Array[], asked: Asked): Promise<readonly Uint8Array[]>
}

/** Hosts that only this computer or its local network reaches. */
const PRIVATE_HOST =
  /^(localhost|[^.]+|.*\.(localhost|local|internal|lan|home\.arpa)|(127|10)\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|169\.254\..*|0\.0\.0\.0|\[.*\])$/

/**
 * Whether the wallet or the app sends a transaction: the wallet if it can. A private node may be a copy of a public chain,
 * which the wallet would not reach.
 *
 * @throws WalletFailedError if the wallet can neither send nor sign there
 */
export function decideSender(
  { rpcUrls, name: network }: Network,
  { name, canSend, canSign }: { name: string; canSend: boolean; canSign: boolean },
): 'wallet' | 'app' {
  if (canSend && rpcUrls.default.http.every(isPublic)) return 'wallet'
  if (canSign) return 'app'
  throw new WalletFailedError({ details: `${name} cannot sign transactions of ${network} for this site to send.` })
}

function isPublic(url: string): boolean {
  return URL.canParse(url) && !PRIVATE_HOST.test(new URL(url).hostname)
}
