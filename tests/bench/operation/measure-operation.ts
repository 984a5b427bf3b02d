import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi, padHex, toHex } from 'viem'
import { openIndex } from '../../../servers/data-api/database/open-index.js'
import { markCaughtUp } from '../../../servers/data-api/queries/caught-up.js'
import type { ServiceName } from '../../../servers/operation/operation.js'
import { wait } from '../../../src/rules/async/wait.js'
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from '../../operation/fixtures/start-service-process.js'
import { startPostgres } from '../../unit/servers/fixtures/start-postgres.js'
import { APP, createTestBrowser, createVerifier, FRAME } from '../../unit/servers/identity/fixtures/test-browser.js'
import { openRawClient } from '../../unit/servers/relay/fixtures/open-raw-client.js'
import { startRedis } from '../../unit/servers/relay/fixtures/start-redis.js'
import { BUSY_ACCOUNT, fillIndex } from '../data-api/fill-index.js'
import { startMailServer } from '../identity/measure-identity.js'

const CHAIN_ID = 31337
/** Transactions of the index. A tenth of them are those of the account whose pages are read. */
const ROWS = 200_000

/** The work of a service: how many a second, and how many in a second of its processor time. */
type Figure = { name: string; rate: number; perCore: number }

type Load = {
  name: string
  service: ServiceProcess
  count: number
  atOnce: number
  run: (index: number) => Promise<void>
}

/**
 * Measures what one process of each service carries, as a program with its health and metrics, on PostgreSQL and Redis. Its
 * processor time is that of its own `/metrics`; callers, databases and nodes have theirs.
 */
export async function measureOperation(): Promise<readonly Figure[]> {
  const ending: (() => unknown)[] = [killServiceProcesses]
  try {
    const [postgres, redis, mail, node] = await Promise.all([
      startPostgres(),
      startRedis(),
      startMailServer(),
      startQuickNode(),
    ])
    ending.push(postgres.close, redis.close, mail.close, node.close)
    const start = (service: ServiceName, env: Record<string, string>) => startServiceProcess(service, env)
    const database = await postgres.createDatabase()
    await fill(database)
    const identity = await start('identity', {
      ...{ DATABASE_URL: database, FRAME_ORIGIN: FRAME, ALLOWED_ORIGINS: APP, SMTP_URL: mail.url },
      ...{
        IDENTITY_SECRET: 'ab'.repeat(32),
        WALLET_KEKS: `test:${'cd'.repeat(32)}`,
        ADDRESS_HEADER: 'x-forwarded-for',
      },
    })
    const relay = await start('relay', { REDIS_URL: redis.url, RELAY_ADDRESS_HEADER: 'x-forwarded-for' })
    const dataApi = await start('data-api', {
      ...{ DATABASE_URL: database, RPC_URLS: `${CHAIN_ID}=${node.url}`, ADDRESS_HEADER: 'x-forwarded-for' },
      // Another chain: the index is filled already.
      INDEX_CHAINS: '2',
    })
    for (const service of [identity, relay, dataApi]) {
      while (!(await service.isReady())) await wait(100)
    }
    const figures: Figure[] = []
    for (const load of [
      { name: 'logins by e-mail', service: identity, count: 1_000, atOnce: 16, run: createLogin(identity, mail) },
      { name: 'pairings over the relay', service: relay, count: 1_000, atOnce: 16, run: createPairing(relay) },
      { name: 'pages of history', service: dataApi, count: 3_000, atOnce: 16, run: createPageRead(dataApi) },
      { name: 'RPC reads', service: dataApi, count: 10_000, atOnce: 32, run: createRpcRead(dataApi) },
    ]) {
      figures.push(await measure(load))
    }
    return figures
  } finally {
    for (const end of ending) await end()
  }
}

/** Formats the figures for `npm run bench`. */
export function formatOperationFigures(figures: readonly Figure[]): string {
  return [
    '| one process | in a second of its processor time | in a second, with the callers on the same machine |',
    '|---|---|---|',
    ...figures.map(({ name, rate, perCore }) => `| ${name} | ${perCore.toFixed(0)} | ${rate.toFixed(0)} |`),
  ].join('\n')
}

async function measure({ name, service, count, atOnce, run }: Load): Promise<Figure> {
  // Until the code is compiled.
  await runAll(Math.ceil(count / 10), atOnce, run)
  const readCpu = async () => (await service.readMetric('process_cpu_seconds_total')) ?? Number.NaN
  const cpuAtStart = await readCpu()
  const startedAt = performance.now()
  await runAll(count, atOnce, (index) => run(index + count))
  const seconds = (performance.now() - startedAt) / 1_000
  return { name, rate: count / seconds, perCore: count / ((await readCpu()) - cpuAtStart) }
}

async function runAll(count: number, atOnce: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) {
      next += 1
      await run(next - 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** An address of its own for each caller, as many people have, so that no limit counts. */
const addressOf = (index: number) => ({ 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` })

function createLogin({ url }: ServiceProcess, mail: Awaited<ReturnType<typeof startMailServer>>) {
  return async (index: number) => {
    const browser = createTestBrowser((request) => fetch(request), url)
    const email = `person${index}@mail.example`
    const { verifier, challenge } = createVerifier()
    const code = mail.awaitCode(email)
    const begun = await browser.post('/email/start', { email, challenge, origin: APP }, addressOf(index))
    if (begun.status !== 200) throw new Error(`A login was answered with ${begun.status} ${begun.text}`)
    const { loginId } = begun.body
    const done = await browser.post('/email/verify', { loginId, verifier, otp: await code }, addressOf(index))
    if (done.status !== 200) throw new Error(`A code was answered with ${done.status} ${done.text}`)
  }
}

/** Sends the messages of a sign-client and a WalletKit until both have a session: each connects, and four messages go over two topics. */
function createPairing({ url }: ServiceProcess) {
  return async (index: number) => {
    const [pairing, session] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
    const [app, wallet] = await Promise.all([
      openRawClient(url, { headers: addressOf(2 * index) }),
      openRawClient(url, { headers: addressOf(2 * index + 1) }),
    ])
    const message = () => randomBytes(600).toString('base64')
    const publish = (client: typeof app, topic: string) =>
      client.request('irn_publish', { topic, message: message(), ttl: 300, tag: 1100 })
    await app.request('irn_subscribe', { topic: pairing })
    await publish(app, pairing)
    await wallet.request('irn_subscribe', { topic: pairing })
    await wallet.untilTexts(1)
    await wallet.request('irn_subscribe', { topic: session })
    await publish(wallet, pairing)
    await publish(wallet, session)
    await app.request('irn_subscribe', { topic: session })
    await app.untilTexts(2)
    await publish(app, session)
    await wallet.untilTexts(2)
    await Promise.all([app.close(), wallet.close()])
  }
}

function createPageRead({ url }: ServiceProcess) {
  // Each caller reads on from where it is.
  const cursors = new Map<number, string>()
  return async (index: number) => {
    const caller = index % 16
    const query = `chainId=eip155:${CHAIN_ID}${cursors.get(caller) ?? ''}`
    const response = await fetch(`${url}/v1/account/${BUSY_ACCOUNT}/history?${query}`, { headers: addressOf(index) })
    const text = await response.text()
    const { data, next } = JSON.parse(text) as { data?: unknown[]; next?: string | null }
    if (!data?.length) throw new Error(`A page was answered with ${response.status}: ${text}`)
    cursors.set(caller, next ? `&cursor=${next}` : '')
  }
}

function createRpcRead({ url }: ServiceProcess) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
  return async (index: number) => {
    const headers = { 'content-type': 'application/json', ...addressOf(index) }
    const response = await fetch(`${url}/v1/?chainId=eip155:${CHAIN_ID}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`A read was answered with ${response.status}.`)
    await response.arrayBuffer()
  }
}

async function fill(url: string): Promise<void> {
  const database = await openIndex({ url })
  await fillIndex(database.db, ROWS)
  await markCaughtUp(database.db, `eip155:${CHAIN_ID}`)
  await database.close()
}

/** A node that answers at once. All of its tokens have 6 decimals and no name. */
async function startQuickNode() {
  const answerCalls = (data: Hex) => {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const [calls] = args as readonly [readonly unknown[]]
    const result = calls.map(() => ({ success: true, returnData: padHex('0x06') }))
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }
  const answers: Record<string, (params: [{ data: Hex }]) => Hex> = {
    eth_call: ([{ data }]) => answerCalls(data),
    eth_chainId: () => toHex(CHAIN_ID),
    eth_blockNumber: () => '0x5',
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { id, method, params } = JSON.parse(text)
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method]?.(params) ?? null }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
