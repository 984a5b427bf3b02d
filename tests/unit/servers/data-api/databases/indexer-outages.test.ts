import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callAnvil } from '../../../../../servers/chains/call-anvil.js'
import { openIndex } from '../../../../../servers/data-api/database/open-index.js'
import { type Indexer, startIndexer } from '../../../../../servers/data-api/indexer/start-indexer.js'
import { listTransactions } from '../../../../../servers/data-api/queries/list-transactions.js'
import { readIndexedBlock } from '../../../../../servers/data-api/queries/read-indexed-block.js'
import type { Database, Db } from '../../../../../servers/database/database.js'
import type { DatabaseLocation } from '../../../../../servers/database/opened-database.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { startPostgres } from '../../fixtures/start-postgres.js'
import { startSwitchableNode } from '../fixtures/switchable-node.js'
import { type TestDatabases, testDatabases } from '../fixtures/test-databases.js'
import { waitForHead } from '../fixtures/wait-for-block.js'

const NETWORK = 'eip155:31337'
const BLOCKS = 120
const PER_BLOCK = 10
/** Smaller than the table of transactions that the tests make, larger than every file of an empty database. */
const MAX_FILE = 3 * 1_048_576

/** ms; a guard. A process needs 5 s to start and to open PGlite, and several times as long beside other tests. */
const MAX_START = 60_000

let chain: TestAnvil
let me: Hex

beforeAll(async () => {
  chain = await startTestAnvil({ chainId: 31337 })
  ;[me] = (await callAnvil(chain.url, 'eth_accounts')) as [Hex]
  await callAnvil(chain.url, 'evm_setAutomine', [false])
  const other = `0x${'ab'.repeat(20)}`
  for (let block = 0; block < BLOCKS; block += 1) {
    const send = (_: unknown, place: number) => {
      const nonce = `0x${(block * PER_BLOCK + place).toString(16)}`
      const transaction = { from: me, to: other, value: '0x1', gas: '0x5208', nonce }
      return callAnvil(chain.url, 'eth_sendTransaction', [transaction])
    }
    await Promise.all(Array.from({ length: PER_BLOCK }, send))
    await callAnvil(chain.url, 'evm_mine')
  }
})
afterAll(() => chain.close())

function index(database: Database, urls: string[], reports: string[], pollInterval = 20): Indexer {
  const report = (message: string) => void reports.push(message)
  return startIndexer({ database, chains: [{ network: NETWORK, urls }], report, pollInterval })
}

/** How many rows the blocks of the index have. Each transaction pays one account. */
async function count(db: Db) {
  const answer = await db.execute(sql`select
    (select count(*)::int from blocks) as blocks, (select count(*)::int from transactions) as transactions,
    (select count(*)::int from transfers) as transfers, (select count(*)::int from participations) as participations`)
  return (answer as unknown as { rows: Record<string, number>[] }).rows[0]
}

const rowsOf = (transactions: number) => ({ transactions, transfers: transactions, participations: 2 * transactions })

type Run = { child: ChildProcess; readOutput(): string; kill(): Promise<void> }

function runIndexer(location: DatabaseLocation, shell = ''): Run {
  const script = join(import.meta.dirname, '../fixtures/index-until-killed.ts')
  const args = ['--import', 'tsx', script, JSON.stringify(location), NETWORK, chain.url]
  const child = spawn('bash', ['-c', `${shell} exec "$0" "$@"`, process.execPath, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails does not reach its own `kill`.
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return {
    child,
    readOutput: () => output,
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

const readBlock = (output: string) => Number(/.*block (-?\d+)\n/s.exec(output)?.[1] ?? -1)

let databases: TestDatabases
beforeAll(async () => {
  databases = await testDatabases.postgres.start()
})
afterAll(() => databases.close())

test('waits for a node that fails, says so once, and goes on', async () => {
  const node = await startSwitchableNode(chain.url)
  const database = await databases.open()
  const reports: string[] = []
  node.answerBy((_, response) => void response.destroy())
  // Pauses double with each failure.
  const indexer = index(database, [node.url], reports, 1)
  await expect.poll(() => reports.length).toBe(1)
  const answers = ['', '{}', '[]', '[null]', 'null', '[{"id":0,"result":"0x"}]', '[{"id":0,"result":{}}]', '{"error":']
  for (const answer of answers) {
    let asked = 0
    node.answerBy((_, response) => {
      asked += 1
      response.end(answer)
    })
    await expect.poll(() => asked, { timeout: 5_000 }).toBeGreaterThan(0)
  }
  node.answerBy(undefined)
  await waitForHead(database.db, NETWORK, chain.url)
  expect(reports).toEqual([expect.stringContaining('indexing waits'), `${NETWORK}: indexing goes on.`])
  expect(reports.join()).not.toContain(node.url)
  await Promise.all([indexer.close(), node.close()])
  await database.close()
})

test('goes to the next node when one fails', async () => {
  const database = await databases.open()
  const indexer = index(database, ['http://127.0.0.1:9', chain.url], [])
  await waitForHead(database.db, NETWORK, chain.url)
  await indexer.close()
  await database.close()
})

test('scans blocks of a node without traces', async () => {
  const node = await startSwitchableNode(chain.url)
  node.answerBy(async (body, response) => {
    const calls = JSON.parse(body) as { id: number; method: string }[]
    const passed = calls.filter(({ method }) => method !== 'trace_block')
    const refused = calls.filter(({ method }) => method === 'trace_block')
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(chain.url, { method: 'POST', headers, body: JSON.stringify(passed) })
    const error = { code: -32_601, message: 'Method not found' }
    response.end(JSON.stringify([...((await reply.json()) as unknown[]), ...refused.map(({ id }) => ({ id, error }))]))
  })
  const database = await databases.open()
  const reports: string[] = []
  const indexer = index(database, [node.url], reports)
  await waitForHead(database.db, NETWORK, chain.url)
  expect(await count(database.db)).toMatchObject(rowsOf(BLOCKS * PER_BLOCK))
  expect(reports).toEqual([expect.stringContaining('no trace_block')])
  await Promise.all([indexer.close(), node.close()])
  await database.close()
})

test('one of two indexers works, and the other goes on when it ends', async () => {
  const location = await databases.locate()
  const first = await databases.open(location)
  const second = await databases.open(location)
  const reports: string[] = []
  const [one, two] = [index(first, [chain.url], reports), index(second, [chain.url], reports)]
  await waitForHead(first.db, NETWORK, chain.url)
  await one.close()
  await callAnvil(chain.url, 'evm_mine')
  await waitForHead(second.db, NETWORK, chain.url)
  expect(reports).toEqual([])
  await two.close()
  await first.close()
  await second.close()
})

test.each(Object.values(testDatabases))(
  'is whole after it was killed while it wrote to $name',
  async ({ start }) => {
    const ofKind = await start()
    const location = await ofKind.locate()
    const seen = [-1]
    for (const _ of [1, 2]) {
      const { kill, readOutput } = runIndexer(location)
      const last = seen.at(-1) ?? -1
      await expect.poll(() => readBlock(readOutput()), { timeout: MAX_START, interval: 1 }).toBeGreaterThan(last)
      await kill()
      seen.push(readBlock(readOutput()))
    }
    const database = await ofKind.open(location)
    const indexed = await readIndexedBlock(database.db, NETWORK)
    // What was printed was written.
    expect(indexed?.number).toBeGreaterThanOrEqual(seen.at(-1) ?? 0)
    const blocks = (indexed?.number ?? 0) + 1
    expect(await count(database.db)).toEqual({ blocks, ...rowsOf(Math.min(blocks - 1, BLOCKS) * PER_BLOCK) })
    const indexer = index(database, [chain.url], [])
    await waitForHead(database.db, NETWORK, chain.url)
    expect(await count(database.db)).toMatchObject(rowsOf(BLOCKS * PER_BLOCK))
    await indexer.close()
    await database.close()
    await ofKind.close()
  },
  3 * MAX_START,
)

describe('full disk', () => {
  /** Makes the table of transactions nearly as large as a file may be. */
  async function fill(db: Db): Promise<void> {
    await db.execute(sql`insert into transactions (chain, block, index, hash, sender, nonce, value, fee, succeeded, reason)
      select 1, number, 0, '\\x00', '\\x00', 0, 0, 0, true, repeat('x', 900) from generate_series(1, 3000) as number`)
  }

  async function makeRoom(db: Db): Promise<void> {
    await db.execute(sql`delete from transactions where chain = 1`)
    await db.execute(sql`vacuum full transactions`)
  }

  test('PostgreSQL: nothing of a block is written, it is reported once, and indexing goes on when there is room', async () => {
    const postgres = await startPostgres({ largestFile: MAX_FILE })
    const database = await openIndex({ url: await postgres.createDatabase() }, { report: () => undefined })
    await fill(database.db)
    const reports: string[] = []
    const indexer = index(database, [chain.url], reports)
    await expect
      .poll(() => reports)
      .toEqual([expect.stringMatching(/waits.*DrizzleQueryError, caused by error \(XX000\)/s)])
    const indexed = await readIndexedBlock(database.db, NETWORK)
    const { rows } = await listTransactions(database.db, { account: me, chainIds: [NETWORK], limit: 10_000 })
    expect(rows).toHaveLength((indexed?.number ?? 0) * PER_BLOCK)
    expect(rows.length).toBeLessThan(BLOCKS * PER_BLOCK)
    await makeRoom(database.db)
    await waitForHead(database.db, NETWORK, chain.url)
    expect(reports).toHaveLength(2)
    await indexer.close()
    await database.close()
    await postgres.close()
  }, 120_000)

  test('PGlite: nothing of a block is written, it is reported, and the next start goes on', async () => {
    const databases = await testDatabases.pglite.start()
    const location = await databases.locate()
    const filled = await databases.open(location)
    await fill(filled.db)
    await filled.close()
    const { readOutput, kill } = runIndexer(location, `ulimit -f ${MAX_FILE / 1024};`)
    await expect.poll(readOutput, { timeout: MAX_START }).toContain('report')
    await kill()
    const database = await databases.open(location)
    const indexed = await readIndexedBlock(database.db, NETWORK)
    const { rows } = await listTransactions(database.db, { account: me, chainIds: [NETWORK], limit: 10_000 })
    expect(rows).toHaveLength(Math.max(indexed?.number ?? 0, 0) * PER_BLOCK)
    expect(rows.length).toBeLessThan(BLOCKS * PER_BLOCK)
    const indexer = index(database, [chain.url], [])
    await waitForHead(database.db, NETWORK, chain.url)
    await indexer.close()
    await database.close()
    await databases.close()
  }, 120_000)
})
