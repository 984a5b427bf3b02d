import type { Address } from 'viem'
import type { CallDescription } from '../../requests/describe-call.js'
import type { Asset, SignedEffect } from '../../requests/typed-data/signed-effect.js'
import { isUnlimitedAmount } from '../../requests/unlimited-amount.js'
import type { Approval, ApprovalWarning } from './approval.js'

/**
 * The answers of a token contract, read through the node. The author of the token chooses them. Amounts in base units;
 * null if not known.
 */
export type TokenFacts = {
  /** Fit for display; empty if the token has no name, or one that may be mistaken for another. */
  symbol: string
  decimals: number
  /** The total supply. */
  supply: bigint | null
  /** The balance of the account whose tokens a request concerns. */
  balance: bigint | null
}

/** Tokens by their address in small letters. */
export type TokenMap = ReadonlyMap<string, TokenFacts>

/** An allowance of this many times the balance counts as unlimited: nobody needs that much soon. */
const FAR_ABOVE = 100n

/** The tokens that a request names, each once, those of allowances first. */
export function listTokens(approval: Approval): readonly Address[] {
  const ofAllowances = listAllowances(approval).map(({ token }) => token)
  return [...new Set([...ofAllowances, ...listCalls(approval).flatMap(listCallTokens), ...listOtherTokens(approval)])]
}

/** The owner of the tokens that a request concerns: a Safe, or the account that signs. */
export function readTokenOwner(approval: Approval): string {
  return approval.kind === 'typed-data' && approval.effect?.type === 'safe' ? approval.effect.safe : approval.account
}

/** The warnings of allowances, by how bad they are. */
const allowanceKinds = ['beyond-supply', 'beyond-balance', 'unknown-token'] as const

/**
 * The warnings of allowances that are practically unlimited: at least the total supply of the token, or far above what
 * the owner has. Allowances that are unlimited by their number have a warning already. For a token that does not answer
 * this is not known.
 */
export function listAllowanceWarnings(approval: Approval, tokens: TokenMap): ApprovalWarning[] {
  const kinds = listAllowances(approval).map(({ token, amount }) => {
    if (amount === 0n || isUnlimitedAmount(amount)) return null
    const facts = tokens.get(token.toLowerCase())
    if (!facts) return 'unknown-token'
    const { supply, balance } = facts
    if (supply && amount >= supply) return 'beyond-supply'
    if (balance && amount >= balance * FAR_ABOVE) return 'beyond-balance'
    return supply === null && balance === null ? 'unknown-token' : null
  })
  return allowanceKinds.filter((kind) => kinds.includes(kind)).map((kind) => ({ kind }))
}

type TokenAmount = { token: Address; amount: bigint }

function listAllowances(approval: Approval): readonly TokenAmount[] {
  const ofCalls = listCalls(approval).flatMap((call) =>
    call.type === 'token-approval' && call.method !== 'decreaseAllowance' ? [call] : [],
  )
  if (approval.kind === 'typed-data' && approval.effect?.type === 'permit') return approval.effect.tokens
  if (approval.kind !== 'permission') return ofCalls
  const { allowance } = approval.request.permission.limits
  return allowance.kind === 'erc20' ? [allowance] : []
}

function listCalls(approval: Approval): readonly CallDescription[] {
  switch (approval.kind) {
    case 'transaction':
      return [approval.call]
    case 'calls':
    case 'operation':
      return approval.calls ?? []
    case 'typed-data':
      return approval.effect?.type === 'safe' && approval.effect.call ? [approval.effect.call] : []
    default:
      return []
  }
}

function listCallTokens(call: CallDescription): readonly Address[] {
  if (call.type === 'token-transfer' || call.type === 'token-approval') return [call.token]
  return call.type === 'withdrawal' ? [call.contract] : []
}

function listOtherTokens(approval: Approval): readonly Address[] {
  if (approval.kind === 'typed-data') return approval.effect ? listEffectTokens(approval.effect) : []
  if (approval.kind !== 'revocation') return []
  return approval.limits.flatMap((limits) => (limits?.allowance.kind === 'erc20' ? [limits.allowance.token] : []))
}

function listEffectTokens(effect: SignedEffect): readonly Address[] {
  switch (effect.type) {
    case 'permit':
      return effect.tokens.map(({ token }) => token)
    case 'authorization':
      return [effect.token]
    case 'order':
      return [...effect.gives, ...effect.gets.map(({ asset }) => asset)].flatMap(listAssetTokens)
    case 'safe':
      return effect.refund?.token ? [effect.refund.token] : []
  }
}

function listAssetTokens(asset: Asset): readonly Address[] {
  return asset.type === 'token' ? [asset.token] : []
}
