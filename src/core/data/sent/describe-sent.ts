import { readAmount } from '../../../rules/read-amount.js'
import type { LintelContext } from '../../context.js'
import type { OperationType, Transaction, Transfer } from '../../model/activity.js'
import type { CaipNetworkId } from '../../model/caip.js'
import type { Token } from '../../model/portfolio.js'
import type { ShownAs, TransactionRequest } from '../../model/requests.js'

type Sent = {
  hash: string
  from: string
  network: CaipNetworkId
  request: TransactionRequest
  /** Details that the sender knows and the request does not have. */
  shownAs?: ShownAs | undefined
}

/** The entry of a transaction that the wallet has just sent. */
export function describeSent(context: LintelContext, { hash, from, network, request, shownAs }: Sent): Transaction {
  const transfer = describeTransfer(context, { from, network, request })
  return {
    id: hash,
    network,
    hash,
    operation: findOperation(request),
    status: 'pending',
    time: context.now(),
    from,
    to: request.kind === 'bytes' ? '' : request.to,
    ...(request.kind === 'call' && request.data && { method: request.data.slice(0, 10) }),
    transfers: transfer ? [{ ...transfer, direction: 'out', from }] : [],
    ...shownAs,
  }
}

function findOperation(request: TransactionRequest): OperationType {
  if (request.kind === 'transfer') return 'send'
  const hasData = request.kind === 'bytes' || (request.data ?? '0x') !== '0x'
  return hasData ? 'execute' : 'send'
}

function describeTransfer(
  context: LintelContext,
  { from, network, request }: Omit<Sent, 'hash'>,
): Omit<Transfer, 'direction'> | null {
  if (request.kind === 'bytes') return null
  const amount = request.kind === 'transfer' ? request.amount : (request.value ?? 0n)
  if (amount === 0n) return null
  const address = request.kind === 'transfer' ? request.token : undefined
  const token = address
    ? listTokens(context, from, network).find((one) => one.address?.toLowerCase() === address.toLowerCase())
    : context.getState().networks.find(({ caipNetworkId }) => caipNetworkId === network)?.nativeCurrency
  // Without its decimals the amount of a token cannot be written.
  const quantity = token && readAmount(amount, token.decimals)
  if (!token || quantity === undefined) return null
  const { name, symbol, decimals } = token
  return { quantity, token: { name, symbol, decimals, ...(address && { address }) }, to: request.to }
}

/** The tokens of the app, and the account's known tokens. */
function listTokens({ getState, cache }: LintelContext, from: string, network: CaipNetworkId): readonly Token[] {
  const owned = cache.open('portfolioCache', `${network}:${from}`).read()?.data.balances ?? []
  return [...getState().settings.tokens.filter((token) => token.network === network), ...owned]
}
