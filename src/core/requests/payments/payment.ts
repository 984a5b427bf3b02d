import type { CaipNetworkId } from '../../model/caip.js'
import type { Token } from '../../model/portfolio.js'
import type { TransactionRequest } from '../../model/requests.js'

/** A payment as the visitor reviews it. Exactly this is sent. It is part of a view, so it holds no bigint. */
export type Payment = {
  network: CaipNetworkId
  /** The account that pays. */
  from: string
  token: Token
  /** Base units, as a text of digits. */
  amount: string
  /** The receiver's address. */
  to: string
  /** The name that resolved to `to`. */
  name?: string
}

/** The request for a payment, pinned to its network and account. */
export function toRequest({ network, from, token, amount, to }: Payment): TransactionRequest {
  const { address } = token
  return {
    kind: 'transfer',
    network,
    from,
    to,
    amount: BigInt(amount),
    ...(address !== undefined && { token: address }),
  }
}
