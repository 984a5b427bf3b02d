import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ensureChromium } from './ensure-chromium.js'
import { type Break, readBreaks } from './read-breaks.js'
import { type Tally, tallyPlaywright, tallyVitest } from './test-report.js'

const ROOT = resolve(import.meta.dirname, '..')
const LIST = join(ROOT, 'docs/testing-lintel.md')

/** The command of a test, by the start of its path. The first match counts. */
const runners = [
  { start: 'tests/e2e/', command: ['playwright', 'test', '--reporter=json'] },
  { start: 'tests/engines/', command: ['vitest', 'run', '--project', 'engines'] },
  { start: 'tests/browser/', command: ['vitest', 'run', '--project', 'browser-*'] },
  { start: 'stories/', command: ['vitest', 'run', '--project', 'browser'] },
  { start: 'tests/', command: ['vitest', 'run', '--project', 'unit*'] },
] as const

/** Longest run of one file of tests, ms. */
const LIMIT = 600_000

/**
 * Breaks one line at a time, in a clone of the last commit, and expects the test that owns the line to fail.
 *
 * @param wanted Numbers of the list. All when empty.
 * @returns How many breaks no test noticed.
 */
async function proveBreaks(wanted: readonly number[]): Promise<number> {
  const breaks = readBreaks(readFileSync(LIST, 'utf8'))
  // Beside the repository: the clone shares the files of `node_modules` by hard links, which need the same disk.
  const clone = mkdtempSync(join(dirname(ROOT), 'lintel-breaks-'))
  let unnoticed = 0
  try {
    execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone])
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(clone, 'node_modules')])
    // Files that tests write must not reach the repository.
    for (const cache of ['.cache', '.vite'])
      rmSync(join(clone, 'node_modules', cache), { recursive: true, force: true })
    for (const one of breaks) {
      if (wanted.length > 0 && !wanted.includes(one.number)) continue
      const started = performance.now()
      const verdict = await proveBreak(clone, one)
      if (verdict !== 'red') unnoticed++
      console.log(
        `${one.number} ${verdict} ${((performance.now() - started) / 1_000).toFixed(0)} s  ${one.file} → ${one.test}`,
      )
    }
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
  return unnoticed
}

async function proveBreak(clone: string, { file, line, broken, test }: Break): Promise<string> {
  const path = join(clone, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(line).length !== 2) return 'has not exactly one such line:'
  writeFileSync(
    path,
    source.replace(line, () => broken),
  )
  try {
    const tally = await runTest(clone, test)
    if (!tally) return 'gave no report:'
    // A file that cannot be loaded proves nothing about the rule.
    if (tally.times.length === 0) return 'keeps its test from loading:'
    return tally.failed > 0 ? 'red' : 'UNNOTICED'
  } finally {
    writeFileSync(path, source)
  }
}

async function runTest(clone: string, test: string): Promise<Tally | undefined> {
  const runner = runners.find(({ start }) => test.startsWith(start))
  if (!runner) throw new Error(`${test} is in no folder of tests.`)
  const [command, ...args] = runner.command
  const report = join(clone, 'test-results/break.json')
  rmSync(report, { force: true })
  const { runCommand }: typeof import('./run-command.js') = await import(join(clone, 'scripts/run-command.ts'))
  const isPlaywright = command === 'playwright'
  await runCommand(
    command,
    [...args, test, ...(isPlaywright ? [] : ['--reporter=json', `--outputFile.json=${report}`])],
    {
      env: { CHROMIUM_PATH: ensureChromium(), LINTEL_VISUAL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      timeout: LIMIT,
    },
  )
  if (!existsSync(report)) return undefined
  const read = JSON.parse(readFileSync(report, 'utf8'))
  return isPlaywright ? tallyPlaywright(read) : tallyVitest(read)
}

try {
  const unnoticed = await proveBreaks(process.argv.slice(2).map(Number))
  if (unnoticed > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
