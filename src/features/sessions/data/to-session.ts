import type { InferOutput } from 'valibot'
import { isCaipNetworkId } from '../../../core/model/caip.js'
import type { Session, SessionPolicy } from '../model/session.js'
import type { sessionSchema } from './schema.js'

type Listed = InferOutput<typeof sessionSchema>
type Term = Listed['permissions'][number]

/** Names and types from outside are cut to this length. */
const MAX_TEXT = 200
/** The most rules that are kept; visitors do not read more. The last one says that there are more. */
const MAX_POLICIES = 20
const MAX_METHODS = 100

type Reader = { readImage: (url: string) => string | undefined /** Ms since the epoch. */; now: number }

/** Reads a session of a data API. Null if its network is unknown. */
export function toSession(listed: Listed, { readImage, now }: Reader): Session | null {
  const { project, pci, chainId, permissions, policies, signer, revocation, status } = listed
  if (!isCaipNetworkId(chainId)) return null
  const terms = [...permissions, ...policies]
  const read = terms.slice(0, MAX_POLICIES).map((term) => toPolicy(term, listed))
  const revokedAt = toTime(listed.revokedAt)
  const expiresAt = listed.expiry * 1_000
  return {
    pci,
    network: chainId,
    app: {
      name: project.name.slice(0, MAX_TEXT),
      origin: readOrigin(project.url ?? project.id),
      iconUrl: (project.iconUrl && readImage(project.iconUrl)) || null,
    },
    delegate: signer?.data.address ?? null,
    policies:
      terms.length > MAX_POLICIES ? [...read, { kind: 'unknown', type: `+${terms.length - MAX_POLICIES}` }] : read,
    createdAt: listed.createdAt * 1_000,
    // The service uses the clock of the chain.
    expiresAt: status === 'expired' ? Math.min(expiresAt, now) : expiresAt,
    revokedAt: revokedAt ?? (status === 'revoked' ? now : null),
    lastUsedAt: toTime(listed.lastUsedAt),
    isEnding: status === 'ending',
    failure: (status === 'active' && revocation?.error) || null,
  }
}

/** Converts the supported types of ERC-7715. Data that does not fit its type becomes `unknown`. */
function toPolicy({ type, data }: Term, { remaining, uses }: Listed): SessionPolicy {
  const unknown: SessionPolicy = { kind: 'unknown', type: type.slice(0, MAX_TEXT) }
  const spend = (address: unknown, most: unknown, period: unknown): SessionPolicy => {
    const amount = readAmount(most)
    const isToken = address === null || isAddress(address)
    const isPeriod = period === null || (Number.isSafeInteger(period) && Number(period) > 0)
    if (amount === null || !isToken || !isPeriod) return unknown
    return {
      kind: 'spend',
      token: { address, symbol: null, decimals: null },
      amount,
      period: period as number | null,
      left: remaining ? BigInt(remaining.left) : null,
      renewsAt: toTime(remaining?.period?.endsAt),
    }
  }
  switch (type) {
    case 'native-token-transfer':
      return spend(null, data?.allowance, null)
    case 'erc20-token-transfer':
      return spend(data?.address, data?.allowance, null)
    case 'native-token-periodic':
      return spend(null, data?.periodAmount, data?.periodDuration)
    case 'erc20-token-periodic':
      return spend(data?.tokenAddress, data?.periodAmount, data?.periodDuration)
    case 'contract-call': {
      const calls: unknown = data?.calls
      if (!isAddress(data?.address) || !Array.isArray(calls) || !calls.every(isSelector)) return unknown
      return calls.length > MAX_METHODS ? unknown : { kind: 'calls', contract: data.address, methods: calls }
    }
    case 'call-limit': {
      const count = data?.count
      if (!Number.isSafeInteger(count)) return unknown
      return { kind: 'uses', count: Number(count), left: uses ? Number(uses.left) : null }
    }
    default:
      return unknown
  }
}

function toTime(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : seconds * 1_000
}

/** An amount in hexadecimal. */
function readAmount(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : null
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)
}

function isSelector(value: unknown): value is string {
  return typeof value === 'string' && /^0x[\da-f]{8}$/i.test(value)
}

function readOrigin(url: string): string | null {
  return URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).origin : null
}
