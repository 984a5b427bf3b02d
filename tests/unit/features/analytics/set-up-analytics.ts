import { vi } from 'vitest'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import { setUpLintel } from '../../core/fixtures/set-up-lintel.js'

export const ENDPOINT = 'https://analytics.example'

/** An instance that may send, on a page with a path, a query and a hash, and what it has requested. `reply`: of `POST /e`. */
export function setUpAnalytics(
  change: Partial<LintelOptions> = {},
  reply: () => Response | Promise<Response> = answered,
) {
  const requests: { url: string; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    requests.push({ url, init })
    return url.includes('/getAnalyticsConfig') ? config() : reply()
  })
  let config: () => Response | Promise<Response> = () => Response.json({ isAnalyticsEnabled: true })
  vi.stubGlobal('location', new URL('https://shop.example/cart?coupon=secret#step'))
  const { services, ...others } = change
  const parts = setUpLintel({ projectId: 'shop', services: { analytics: ENDPOINT, ...services }, ...others })
  parts.lintel.start()
  /** The bodies of `POST /e` so far. */
  const readBodies = async () => {
    await settleAnalytics()
    return requests.filter(({ url }) => new URL(url).pathname === '/e').map(({ init }) => JSON.parse(`${init?.body}`))
  }
  return {
    ...parts,
    requests,
    readBodies,
    answerConfig(next: () => Response | Promise<Response>) {
      config = next
    },
    readEvents: async () => (await readBodies()).map(({ props }) => props.event),
  }
}

function answered() {
  return new Response(null, { status: 204 })
}

/** Waits for the code of analytics, and for what it does at once. */
export async function settleAnalytics() {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
