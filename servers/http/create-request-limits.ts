import { createTokenBucket, type TokenBucket } from './create-token-bucket.js'
import { answerFailure } from './failure.js'
import { listNetworks } from './list-networks.js'

/** Requests per second over time, and at once. */
export type RequestRate = { rate: number; burst: number }

export type RequestLimitOptions = { perAddress: RequestRate; perProject: RequestRate; now: () => number }

export type LimitedCaller = {
  /** IP address. Without one the limits of the project apply alone. */
  address: string | undefined
  projectId: string | undefined
}

/**
 * Counts `amount` requests. Returns a 429 when the caller's address or project is over its limit. With `isOwed` they are
 * counted in any case: the cost of a request may be known only afterwards.
 */
export type RequestLimits = (caller: LimitedCaller, amount: number, isOwed?: boolean) => Response | undefined

/** The maximum number of counted addresses and projects. The one that was used longest ago is dropped first. */
const MAX_COUNTED = 20_000

/** Limits the requests of each address and of each project. The counts belong to this process. `now` in ms. */
export function createRequestLimits({ perAddress, perProject, now }: RequestLimitOptions): RequestLimits {
  const buckets = new Map<string, TokenBucket>()
  const read = (name: string, { rate, burst }: RequestRate) => {
    const bucket = buckets.get(name) ?? createTokenBucket({ rate, burst, now })
    // Insertion order is the order of use.
    buckets.delete(name)
    buckets.set(name, bucket)
    const [oldest] = buckets.keys()
    if (oldest !== undefined && buckets.size > MAX_COUNTED) buckets.delete(oldest)
    return bucket
  }
  return ({ address, projectId }, amount, isOwed = false) => {
    const networks = address === undefined ? [] : listNetworks(address)
    const isWithin = [
      ...networks.map(({ name, share }) => {
        const { rate, burst } = perAddress
        return read(`address ${name}`, { rate: rate * share, burst: burst * share })(amount, isOwed)
      }),
      projectId === undefined || read(`project ${projectId}`, perProject)(amount, isOwed),
    ]
    if (isWithin.every(Boolean)) return undefined
    const { rate } = isWithin.at(-1) ? perAddress : perProject
    const reply = answerFailure(429, [{ field: 'server', description: 'Too many requests. Try again later.' }])
    reply.headers.set('retry-after', String(Math.max(1, Math.ceil(amount / rate))))
    return reply
  }
}
