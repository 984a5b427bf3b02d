import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Simulation } from '../../../core/model/contract-calls.js'
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

/** The facts about a token that decide how an amount is written. */
export type TokenFacts = Pick<PayToken, 'symbol' | 'decimals'>

/** The facts that are compared before the wallet is asked. */
export type PaymentFacts = {
  /** The current state from the data API. */
  request: PayRequest
  /** The current account and network of the wallet. */
  active: { account: string; network: CaipNetworkId | null }
  /** The address that this page has computed; null if it could not. */
  computed: string | null
  /** Whether this browser has sent a payment that the data API has not seen yet. */
  hasSent: boolean
  /** The token's facts on the chain; null if they cannot be read. */
  token: TokenFacts | null
  /** The network fee, in wei: some nodes include it in a simulation. */
  fee: bigint
  /** Null where the node cannot simulate. */
  simulation: Simulation | null
}

/** The reason why the wallet is not asked. */
export type PaymentFault =
  | 'chain'
  | 'account'
  /** The address does not belong to this request and receiver. */
  | 'address'
  /** The shown symbol or number of decimals differs from the token's on the chain. */
  | 'token'
  /** The app has changed the request. */
  | 'changed'
  | 'expired'
  /** It was paid meanwhile, or a payment of this browser is pending. */
  | 'paid-already'
  | 'reverts'
  /** It would move something besides the amount. */
  | 'moves-more'

/**
 * Compares a payment with the visitor's review, before the wallet is asked. Returns an empty list if they match.
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

/** Whether anything besides the amount and the network fee leaves the account. */
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

/** Compares letters and digits of symbols only, because data APIs tidy symbols. */
function isToken(one: TokenFacts, other: TokenFacts): boolean {
  const readLetters = ({ symbol }: TokenFacts) => symbol.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 20)
  return one.decimals === other.decimals && readLetters(one) === readLetters(other)
}

function isSame(one: string, other: string): boolean {
  return foldAddress(one) === foldAddress(other)
}
