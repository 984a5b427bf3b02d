import { sql } from 'drizzle-orm'
import { decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi, padHex } from 'viem'
import { createDataApi } from '../../../servers/data-api/create-data-api.js'
import { openIndex } from '../../../servers/data-api/database/open-index.js'
import { markCaughtUp } from '../../../servers/data-api/queries/caught-up.js'
import type { DatabaseLocation } from '../../../servers/database/opened-database.js'
import type { ChainNode } from '../../../servers/rpc/create-node.js'
import { BUSY_ACCOUNT, fillIndex } from './fill-index.js'

export const PAGE = 50
const CHAIN = 31337
const PAGES = 400
/** Pages before them, until the code is compiled. */
const WARM_UP = 200

/** In ms, of one page. */
export type PageTimes = { median: number; most: number }

/**
 * Times the handler of an account's history, from the request to the text of its reply, one page after another, from the
 * newest to older ones. `most` is the time that 95 % of the pages are faster than.
 */
export async function timePages(location: DatabaseLocation, rows: number): Promise<PageTimes> {
  const database = await openIndex(location)
  try {
    await fillIndex(database.db, rows)
    // PostgreSQL does so by itself while a history grows. Here it would begin during the measurement.
    if ('url' in location) await database.db.execute(sql`vacuum analyze`)
    await markCaughtUp(database.db, `eip155:${CHAIN}`)
    const answer = createDataApi({ chains: [{ id: CHAIN, node }], readDatabase: () => database.db })
    const times: number[] = []
    let cursor = ''
    for (let page = -WARM_UP; page < PAGES; page += 1) {
      const path = `/v1/account/${BUSY_ACCOUNT}/history?chainId=eip155:${CHAIN}${cursor}`
      const request = new Request(`http://localhost${path}`, { headers: { host: 'localhost' } })
      const startedAt = performance.now()
      const text = await (await answer(request)).text()
      if (page >= 0) times.push(performance.now() - startedAt)
      const { data, next } = JSON.parse(text) as { data?: unknown[]; next?: string }
      if (data?.length !== PAGE) throw new Error(`A page has ${data?.length ?? 0} rows. The data API said ${text}`)
      cursor = `&cursor=${next}`
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(PAGES * share)] ?? Number.NaN
    return { median: at(0.5), most: at(0.95) }
  } finally {
    await database.close()
  }
}

/** A chain that answers at once: all of its tokens have 6 decimals and no name. */
const node: ChainNode = {
  async call({ params }) {
    const [{ data }] = params as [{ data: Hex }]
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const [calls] = args as readonly [readonly unknown[]]
    const result = encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: calls.map(() => ({ success: true, returnData: padHex('0x06') })),
    })
    return { status: 'result', result, size: 0, endpoint: 0 }
  },
  close: () => undefined,
}
