import { createCache } from '../create-cache.js'
import { type Content, type ContentRules, fetchFromGateway } from './fetch-content.js'

/** Reads a path of IPFS. Undefined when the gateway does not give what the rules allow, or is busy with others for too long. */
export type Gateway = (path: string, rules: ContentRules) => Promise<Content | undefined>

/** Requests at once. Each may take 5 MB of memory and 8 s, and anybody may ask for any path. */
const MOST_REQUESTS = 8
/** How long a request may wait for its turn, ms. */
const PATIENCE = 8_000
/** How long what came back is kept, ms. */
const LIFETIME = 30_000

/** Creates a reader of the IPFS gateway at `url`. Callers who ask for the same path share one request. */
export function createGateway(url: string): Gateway {
  const cache = createCache<Content | undefined>(LIFETIME, (content) => content?.bytes.length ?? 0)
  const waiting: (() => void)[] = []
  let open = 0
  const takeTurn = () =>
    new Promise<boolean>((resolve) => {
      if (open < MOST_REQUESTS) {
        open += 1
        return resolve(true)
      }
      const start = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        resolve(false)
      }, PATIENCE)
      waiting.push(start)
    })
  const endTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else open -= 1
  }
  const request = async (path: string, rules: ContentRules) => {
    if (!(await takeTurn())) return undefined
    try {
      return await fetchFromGateway(url, path, rules)
    } finally {
      endTurn()
    }
  }
  return (path, rules) => cache.read(`${rules.limit} ${path}`, () => request(path, rules))
}
