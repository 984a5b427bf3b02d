import { BusyError, createLimiter } from '../../create-limiter.js'
import { createCache } from '../create-cache.js'
import { type Content, type ContentRules, fetchFromGateway } from './fetch-content.js'

/**
 * Reads a path of IPFS. Undefined if the answer of the gateway breaks the rules, or the gateway is busy with others for
 * too long.
 */
export type Gateway = (path: string, rules: ContentRules) => Promise<Content | undefined>

/** Requests at once. Each may take 5 MB of memory and 8 s, and anybody may ask for any path. */
const MAX_REQUESTS = 8
/** How long a request may wait for its turn, ms. */
const TIME_LIMIT = 8_000
/** How long answers are kept, ms. */
const LIFETIME = 30_000

/** Creates a reader of the IPFS gateway at `url`. Requests of one caller for the same path share one fetch. */
export function createGateway(url: string): Gateway {
  const cache = createCache<Content | undefined>(LIFETIME, { measure: (content) => content?.bytes.length ?? 0 })
  const inTurn = createLimiter({ atOnce: MAX_REQUESTS, patience: TIME_LIMIT })
  const request = async (path: string, rules: ContentRules) => {
    try {
      return await inTurn(() => fetchFromGateway(url, path, rules))
    } catch (error) {
      if (error instanceof BusyError) return undefined
      throw error
    }
  }
  return (path, rules) => cache.read(`${rules.limit} ${path}`, () => request(path, rules))
}
