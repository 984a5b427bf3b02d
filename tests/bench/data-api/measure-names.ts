import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { namesDefinition } from '../../../servers/data-api/names/database/names-definition.js'
import { startDataApi } from '../../../servers/data-api/node/start-data-api.js'
import { openDatabase } from '../../../servers/database/open-database.js'
import type { DatabaseLocation } from '../../../servers/database/opened-database.js'
import { wait } from '../../../src/rules/async/wait.js'
import { connectTo, createDataFolder, startTestChain } from '../../unit/servers/chains/fixtures/local-chain.js'
import { createAccount, openNameOffice, registerAt, zone } from '../../unit/servers/data-api/fixtures/name-office.js'
import { startPostgres } from '../../unit/servers/fixtures/start-postgres.js'

const NAMES = 1_000_000
const LOOK_UPS = 2_000
const REGISTRATIONS = 20
/** How often a name is looked for, ms. */
const PAUSE = 20

/** Of one request, ms. */
type Times = { median: number; most: number }
type LookUps = { names: Times; accounts: Times; suggestions: Times }

export type NameFigures = { pglite: LookUps; postgres: LookUps; resolving: Times & { longest: number } }

/** Measures look-ups among a million names, and how long it takes until viem resolves a new one. */
export async function measureNames(): Promise<NameFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-names-'))
  const server = await startPostgres()
  try {
    return {
      pglite: await measureLookUps({ folder: join(folder, 'full') }),
      postgres: await measureLookUps({ url: await server.createDatabase() }),
      resolving: await measureResolving(join(folder, 'data-api')),
    }
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureLookUps(location: DatabaseLocation): Promise<LookUps> {
  const database = await openDatabase(location, namesDefinition)
  await database.db.execute(sql`
    insert into names.registrations
    select 'name' || number || '.lintel.test', '0x' || lpad(to_hex(number / 3), 40, '0'), 2147514985, 'eip155:31337',
      lpad(to_hex(number), 64, '0'), number, number, number
    from generate_series(1, ${sql.raw(String(NAMES))}) as number`)
  await database.db.execute(sql`analyze names.registrations`)
  const office = openNameOffice(() => database)
  // Every other name is free.
  const pick = () => `name${Math.ceil(Math.random() * NAMES * 2)}`
  const address = () =>
    `0x${Math.floor(Math.random() * (NAMES / 3))
      .toString(16)
      .padStart(40, '0')}`
  try {
    return {
      names: await time(LOOK_UPS, () => ask(office, `/v1/profile/account/${pick()}.${zone}`)),
      accounts: await time(LOOK_UPS, () => ask(office, `/v1/profile/reverse/${address()}`)),
      suggestions: await time(LOOK_UPS, () => ask(office, `/v1/profile/suggestions/${pick()}`)),
    }
  } finally {
    office.close()
    await database.close()
  }
}

async function ask(office: ReturnType<typeof openNameOffice>, path: string): Promise<void> {
  const { status } = await office.call(path)
  if (status !== 200) throw new Error(`${path} is a ${status}.`)
}

/** With all parts as `npm start` runs them: from the request until viem resolves the name both ways. */
async function measureResolving(folder: string): Promise<NameFigures['resolving']> {
  const { statePath, remove } = createDataFolder()
  const chain = await startTestChain(statePath)
  const dataApi = await startDataApi({
    ...{ port: 0, rpcUrls: new Map([[31337, [chain.url]]]), database: { folder }, report: () => undefined },
    ...{ names: { zones: [zone] }, addressHeader: 'x-forwarded-for' },
  })
  const client = connectTo(chain.url)
  let count = 0
  const register = async () => {
    count += 1
    const [name, account] = [`bench${count}.${zone}`, createAccount()]
    await registerAt(dataApi.url, name, { account }, { 'x-forwarded-for': `192.0.2.${count}` })
    const isThere = async () =>
      (await client.getEnsAddress({ name })) === account.address &&
      (await client.getEnsName({ address: account.address })) === name
    while (!(await isThere())) await wait(PAUSE)
  }
  try {
    while (!(await fetch(`${dataApi.url}/v1/profile/account/nobody.${zone}`)).ok) {
      await wait(PAUSE)
    }
    return await time(REGISTRATIONS, register)
  } finally {
    await dataApi.close()
    await chain.close()
    remove()
  }
}

async function time(count: number, run: () => Promise<void>): Promise<Times & { longest: number }> {
  const times: number[] = []
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now()
    await run()
    times.push(performance.now() - startedAt)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { median: at(0.5), most: at(0.95), longest: times.at(-1) ?? 0 }
}

/** Formats the figures for `npm run bench`, with their limits. */
export function formatNameFigures({ pglite, postgres, resolving }: NameFigures): string {
  const write = ({ median, most }: Times) => `${median.toFixed(2)} and ${most.toFixed(2)} ms`
  const line = (name: string, read: (figures: LookUps) => Times) =>
    `| ${name}, median and 95 % | ${write(read(pglite))} | ${write(read(postgres))} (95 % ≤ 5 ms) |`
  return [
    '| figure | PGlite | PostgreSQL (limit) |',
    '|---|---|---|',
    line('a name', ({ names }) => names),
    line('the names of an account', ({ accounts }) => accounts),
    line('suggestions', ({ suggestions }) => suggestions),
    `| from the request to resolving by viem, median and longest | ${(resolving.median / 1_000).toFixed(2)} and ${(resolving.longest / 1_000).toFixed(2)} s (≤ 5 s) | – |`,
  ].join('\n')
}
