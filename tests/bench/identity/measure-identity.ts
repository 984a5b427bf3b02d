import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import type { DatabaseLocation } from '../../../servers/database/opened-database.js'
import { wait } from '../../../src/rules/async/wait.js'
import { startPostgres } from '../../unit/servers/fixtures/start-postgres.js'
import {
  APP,
  createTestBrowser,
  createTestDevice,
  createVerifier,
  FRAME,
} from '../../unit/servers/identity/fixtures/test-browser.js'

const WARM_UP = 100
const LOGINS = 1_000
const PARALLEL = 16
/** Pairs of a known and an unknown address. */
const PAIRS = 200

export type IdentityFigures = {
  /** Logins per second: a code is asked for, mailed and redeemed. */
  rate: number
  /** Logins per second of processor time of the service. */
  perCore: number
  /** ms, the median of `POST /email/start` for an address with and without an account. */
  known: number
  unknown: number
}

/** A mail server that hands each code to who waits for it. */
export async function startMailServer() {
  const waiting = new Map<string, (code: string) => void>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      let raw = ''
      stream.on('data', (chunk: Buffer) => (raw += chunk))
      stream.on('end', () => {
        const address = session.envelope.rcptTo[0]?.address ?? ''
        callback()
        waiting.get(address)?.(/^(\d{6})\r?$/m.exec(raw)?.[1] ?? '')
        waiting.delete(address)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    awaitCode: (email: string) => new Promise<string>((resolve) => waiting.set(email, resolve)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** Measures the login by e-mail on PGlite and on PostgreSQL. */
export async function measureIdentity(): Promise<{ pglite: IdentityFigures; postgres: IdentityFigures }> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-identity-'))
  const postgres = await startPostgres()
  const mail = await startMailServer()
  try {
    return {
      pglite: await measure({ folder }, mail),
      postgres: await measure({ url: await postgres.createDatabase() }, mail),
    }
  } finally {
    await mail.close()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(database: DatabaseLocation, mail: MailServer): Promise<IdentityFigures> {
  const order = JSON.stringify({ database, frameOrigin: FRAME, smtpUrl: mail.url })
  const child = fork(join(import.meta.dirname, 'identity-process.ts'), [order], { execArgv: ['--import', 'tsx'] })
  const exited = once(child, 'exit')
  try {
    const [{ url }] = (await once(child, 'message')) as [{ url: string }]
    const device = await createTestDevice()
    const logIn = async (email: string) => {
      const browser = createTestBrowser((request) => fetch(request), url)
      const { verifier, challenge } = createVerifier()
      const code = mail.awaitCode(email)
      const body = { email, challenge, origin: APP, device: await device(challenge) }
      const begun = await browser.post('/email/start', body)
      if (begun.status !== 200) throw new Error(`A login was answered with ${begun.status}.`)
      const { loginId } = begun.body
      const done = await browser.post('/email/verify', { loginId, verifier, otp: await code })
      if (done.status !== 200) throw new Error(`A code was answered with ${done.status}.`)
    }
    await waitForDatabase(url)
    await runAll(WARM_UP, (number) => logIn(`warm${number}@mail.example`))
    const cpuAtStart = await readCpu(child)
    const startedAt = performance.now()
    await runAll(LOGINS, (number) => logIn(`person${number}@mail.example`))
    const seconds = (performance.now() - startedAt) / 1_000
    const cpu = (await readCpu(child)) - cpuAtStart
    return { rate: LOGINS / seconds, perCore: LOGINS / cpu, ...(await compareAddresses(url)) }
  } finally {
    if (child.connected) child.disconnect()
    await exited
  }
}

/** Times the start of logins for known and unknown addresses in turn. The known ones have logged in more than 30 s ago. */
async function compareAddresses(url: string): Promise<{ known: number; unknown: number }> {
  const times = { known: [] as number[], unknown: [] as number[] }
  await wait(31_000)
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const [kind, email] of [
      ['known', `person${pair}@mail.example`],
      ['unknown', `nobody${pair}@mail.example`],
    ] as const) {
      const browser = createTestBrowser((request) => fetch(request), url)
      const startedAt = performance.now()
      const { status } = await browser.post('/email/start', {
        email,
        challenge: createVerifier().challenge,
        origin: APP,
      })
      times[kind].push(performance.now() - startedAt)
      if (status !== 200) throw new Error(`A login was answered with ${status}.`)
    }
  }
  const median = (list: number[]) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN
  return { known: median(times.known), unknown: median(times.unknown) }
}

async function waitForDatabase(url: string): Promise<void> {
  const body = { email: 'first@mail.example', challenge: createVerifier().challenge, origin: APP }
  while ((await createTestBrowser((request) => fetch(request), url).post('/email/start', body)).status === 503) {
    await wait(200)
  }
}

async function runAll(count: number, run: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) {
      next += 1
      await run(next - 1)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
}

/** Processor time of the service, s. */
async function readCpu(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1e6
}

/** Formats the figures for `npm run bench`, each with its limit. */
export function formatIdentityFigures(figures: { pglite: IdentityFigures; postgres: IdentityFigures }): string {
  const { pglite, postgres } = figures
  const line = (name: string, write: (one: IdentityFigures) => string) =>
    `| ${name} | ${write(pglite)} | ${write(postgres)} |`
  return [
    '| figure | PGlite | PostgreSQL |',
    '|---|---|---|',
    line('logins per second on one core of the service (≥ 100)', ({ perCore }) => perCore.toFixed(0)),
    line('logins per second, with the bench on the same machine', ({ rate }) => rate.toFixed(0)),
    line('start of a login, known / unknown address, median', ({ known, unknown }) =>
      [known, unknown].map((time) => `${time.toFixed(1)} ms`).join(' / '),
    ),
  ].join('\n')
}
