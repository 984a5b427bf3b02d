import { safeParse } from 'valibot'
import { readUpTo } from '../../../../src/rules/rpc/read-up-to.js'
import { dataApi, splitByRequest } from '../../../../src/services/data-api/schema.js'

export type UpstreamPrice = { name: string; symbol: string; decimals: number; price: number }

/** How long the upstream may take, ms. */
const TIMEOUT = 4_000
/** The largest reply, bytes. */
const MAX_REPLY = 500_000

/**
 * Requests the prices of tokens (CAIP-10, in US dollars) from another data API. Those it does not know are absent; when it
 * fails, all of that request are.
 */
export async function requestUpstream(url: string, addresses: readonly string[]): Promise<Map<string, UpstreamPrice>> {
  const found = await Promise.all(splitByRequest(addresses).map((part) => requestPart(url, part)))
  return new Map(found.flat())
}

async function requestPart(url: string, addresses: readonly string[]): Promise<[string, UpstreamPrice][]> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ currency: 'usd', addresses }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const text = response.ok ? await readUpTo(MAX_REPLY, response) : undefined
    const reply = safeParse(dataApi.listPrices.reply, text === undefined ? undefined : JSON.parse(text))
    const asked = new Map(addresses.map((address) => [address.toLowerCase(), address]))
    return (reply.success ? reply.output.fungibles : []).flatMap(
      ({ address, price, ...facts }): [string, UpstreamPrice][] => {
        const key = asked.get(address.toLowerCase())
        return key === undefined || price < 0 ? [] : [[key, { ...facts, price }]]
      },
    )
  } catch {
    // It does not answer, or with something else than JSON. Prices are optional.
    return []
  }
}
