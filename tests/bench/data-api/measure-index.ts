import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../../servers/database/opened-database.js'
import { startPostgres } from '../../unit/servers/fixtures/start-postgres.js'
import { startScriptedNode } from './scripted-node.js'
import { PAGE, type PageTimes, timePages } from './time-pages.js'

const CHAIN = 'eip155:31337'
const ROWS = 1_000_000
/** Transactions of a block, and blocks. */
const CATCH_UP = { perBlock: 20, blocks: 1_000 }
const STEADY = { perBlock: 100, blocks: 20 }

export type IndexFigures = {
  page: PageTimes
  /** Blocks per second. */
  catchUp: number
  /** Of a core. */
  steady: number
  /** MB. */
  memory: number
}

/** Measures the index on PGlite and on PostgreSQL. */
export async function measureIndex(): Promise<{ pglite: IndexFigures; postgres: IndexFigures }> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-index-'))
  const server = await startPostgres()
  try {
    return {
      pglite: await measure({ folder: join(folder, 'full') }, { folder: join(folder, 'empty') }),
      postgres: await measure({ url: await server.createDatabase() }, { url: await server.createDatabase() }),
    }
  } finally {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(full: DatabaseLocation, empty: DatabaseLocation): Promise<IndexFigures> {
  const page = await timePages(full, ROWS)
  const child = fork(join(import.meta.dirname, 'index-process.ts'), [JSON.stringify(empty)], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    await once(child, 'message')
    const { seconds } = await catchUp(child)
    const { cpu, memory } = await keepUp(child)
    return { page, catchUp: CATCH_UP.blocks / seconds, steady: cpu, memory }
  } finally {
    const exited = once(child, 'exit')
    child.disconnect()
    await exited
  }
}

type Report = { seconds: number; cpu: number; memory: number }

async function index(child: ChildProcess, network: string, url: string, target: number): Promise<Report> {
  child.send({ network, url, target, pollInterval: 1_000 })
  const [report] = await once(child, 'message')
  return report as Report
}

async function catchUp(child: ChildProcess): Promise<Report> {
  const node = await startScriptedNode(CATCH_UP.blocks, CATCH_UP.perBlock)
  try {
    return await index(child, CHAIN, node.url, CATCH_UP.blocks - 1)
  } finally {
    node.close()
  }
}

/** A block each second, of another chain. */
async function keepUp(child: ChildProcess): Promise<Report> {
  const node = await startScriptedNode(1, STEADY.perBlock)
  const timer = setInterval(() => node.addBlock(), 1_000)
  try {
    return await index(child, 'eip155:31338', node.url, STEADY.blocks)
  } finally {
    clearInterval(timer)
    node.close()
  }
}

/** Formats the figures for `npm run bench`, each with its limit. */
export function formatIndexFigures({ pglite, postgres }: { pglite: IndexFigures; postgres: IndexFigures }): string {
  const line = (name: string, write: (figures: IndexFigures) => string, limits: [string, string]) =>
    `| ${name} | ${write(pglite)} (${limits[0]}) | ${write(postgres)} (${limits[1]}) |`
  const count = ROWS.toLocaleString('en')
  return [
    '| figure | PGlite (limit) | PostgreSQL (limit) |',
    '|---|---|---|',
    line(
      `handler of a page of ${PAGE} of ${count} rows, median and 95 %`,
      ({ page }) => `${page.median.toFixed(1)} and ${page.most.toFixed(1)} ms`,
      ['95 % ≤ 20 ms', '95 % ≤ 5 ms'],
    ),
    line('catching up, blocks of 20 transactions', ({ catchUp }) => `${catchUp.toFixed(0)} per s`, ['≥ 50', '≥ 50']),
    line('a block of 100 each second, of a core', ({ steady }) => `${(steady * 100).toFixed(0)} %`, [
      '≤ 30 %',
      '≤ 30 %',
    ]),
    line('memory at its most', ({ memory }) => `${memory.toFixed(0)} MB`, ['≤ 600 MB', '≤ 250 MB']),
  ].join('\n')
}
