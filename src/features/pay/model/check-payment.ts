import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Simulation } from '../../../core/requests/contract-calls.js'
import { foldAddress } from '../../../rules/addresses/fold-address.js'
import { canPay, readDue } from '../../../rules/pay/payments.js'
import type { PayOption, PayRequest, PayToken } from './request.js'

/** A payment as the visitor has reviewed it. */
export type ReviewedPayment = {
  version: number
  option: PayOption
  /** Base units. */
  amount: bigint
  /** The account that pays. */
  from: string
}

/** What decides how an amount is read. */
export type TokenFacts = Pick<PayToken, 'symbol' | 'decimals'>

/** What is known before the wallet is asked. */
export type PaymentFacts = {
  /** As the data API has it now. */
  request: PayRequest
  /** The account and the network of the wallet, now. */
  active: { account: string; network: CaipNetworkId | null }
  /** The address that this page has computed; null when it could not. */
  computed: string | null
  /** Whether this browser has sent a payment that was not seen yet. */
  hasSent: boolean
  /** What the chain says of the token; null when it does not say it. */
  token: TokenFacts | null
  /** What the network may take, in wei: some nodes count it in a simulation. */
  fee: bigint
  /** Null where the node cannot simulate. */
  simulation: Simulation | null
}

/** Why the wallet is not asked. */
export type PaymentFault =
  | 'chain'
  | 'account'
  /** The address is not the one that belongs to this request and receiver. */
  | 'address'
  /** The amount is shown in another token, or with another number of decimals, than it has on its chain. */
  | 'token'
  /** The app has changed what is paid. */
  | 'changed'
  | 'expired'
  /** It was paid meanwhile, or a payment of this browser is on its way. */
  | 'paid-already'
  | 'reverts'
  /** It would move something else than the amount. */
  | 'moves-more'

/**
 * Compares a payment with what the visitor has reviewed, before the wallet is asked. An empty list: it is what they reviewed.
 *
 * @param now ms since 1970.
 */
export function checkPayment(
  facts: PaymentFacts,
  { version, option, amount, from }: ReviewedPayment,
  now: number,
): readonly PaymentFault[] {
  const { request, active, computed, hasSent, token, simulation, fee } = facts
  const current = request.options.find(({ asset }) => asset === option.asset)
  const found: Record<PaymentFault, boolean> = {
    chain: active.network !== option.token.network,
    account: foldAddress(active.account) !== foldAddress(from),
    address: computed === null || !isSame(computed, option.address) || current?.address !== option.address,
    token: token !== null && !isToken(token, option.token),
    changed:
      request.version !== version ||
      current?.recipient !== option.recipient ||
      (canPay(request, 0) && readDue(request, current) !== amount),
    expired: now >= request.expiresAt,
    'paid-already': hasSent || !canPay(request, 0),
    reverts: simulation?.revertReason != null,
    'moves-more': simulation?.revertReason === null && movesMore(simulation, option, { amount, fee }),
  }
  return (Object.keys(found) as PaymentFault[]).filter((fault) => found[fault])
}

/** Whether anything else than the amount leaves the account, and the fee of the network. */
function movesMore(
  { changes, allowances, movesNfts }: Simulation,
  { token }: PayOption,
  { amount, fee }: { amount: bigint; fee: bigint },
): boolean {
  const own = token.address === null ? null : foldAddress(token.address)
  const isLost = ([moved, change]: readonly [string | null, bigint]) =>
    change + (moved === own ? amount : 0n) < (moved === null ? -fee : 0n)
  return movesNfts || [...changes].some(isLost) || allowances.some((allowance) => allowance.amount > 0n)
}

/** Data APIs tidy symbols, so that only letters and digits count. */
function isToken(one: TokenFacts, other: TokenFacts): boolean {
  const readLetters = ({ symbol }: TokenFacts) => symbol.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 20)
  return one.decimals === other.decimals && readLetters(one) === readLetters(other)
}

function isSame(one: string, other: string): boolean {
  return foldAddress(one) === foldAddress(other)
}
