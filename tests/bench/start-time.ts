import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { accounts } from '../../servers/chains/contents/accounts.js'
import { wait } from '../../src/rules/async/wait.js'

const root = resolve(import.meta.dirname, '../..')
/** How often it is started again. */
const AGAIN = 3
/** The longest that any start may take, ms. */
const TIMEOUT = 180_000

/** In seconds, from the command on: to the ready line, and to the first answer with an account's history. */
type StartTime = { ready: number; indexed: number }

/**
 * Times what `npm start` runs, without npm itself, which would end before its services: without pages, chains and index, and
 * then with them. Builds the pages anew.
 */
export async function timeStarts(): Promise<{ first: StartTime; again: StartTime[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-bench-start-'))
  try {
    for (const name of ['site', 'wallet']) rmSync(join(root, 'dist', name), { recursive: true, force: true })
    const first = await timeStart(dataDir)
    const again: StartTime[] = []
    for (let run = 0; run < AGAIN; run += 1) again.push(await timeStart(dataDir))
    return { first, again }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timeStart(dataDir: string): Promise<StartTime> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', 'app/start/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LINTEL_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const seconds = () => (performance.now() - startedAt) / 1_000
  try {
    const url = await waitForDataApi(child)
    const ready = seconds()
    while (!(await hasHistory(url))) {
      if (performance.now() - startedAt > TIMEOUT) throw new Error(`npm start has no history after ${TIMEOUT} ms.`)
      await wait(50)
    }
    return { ready, indexed: seconds() }
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

/** Resolves with the URL of the data API, from the table that is printed when everything is ready. */
async function waitForDataApi(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`npm start ${what}. It said:\n${output}`))
    const timer = setTimeout(() => fail(`was not ready after ${TIMEOUT} ms`), TIMEOUT)
    const read = (chunk: Buffer) => {
      output += chunk
      const url = output.includes('Lintel is ready: ') ? /Data API +(http:\S+)/.exec(output)?.[1] : undefined
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
}

async function hasHistory(url: string): Promise<boolean> {
  const { status, body } = await fetch(`${url}/v1/account/${accounts.rich}/history`)
  await body?.cancel()
  return status === 200
}

/** Formats the times for `npm run bench`, each with its limit. */
export function formatStartTimes({ first, again }: Awaited<ReturnType<typeof timeStarts>>): string {
  const list = (name: keyof StartTime) => again.map((times) => times[name].toFixed(1)).join(', ')
  return [
    '| `npm start` | ready (limit) | history answers |',
    '|---|---|---|',
    `| without pages, chains and index | ${first.ready.toFixed(1)} s (≤ 25 s) | ${first.indexed.toFixed(1)} s |`,
    `| again, ${AGAIN} times | ${list('ready')} s (≤ 10 s) | ${list('indexed')} s |`,
  ].join('\n')
}
