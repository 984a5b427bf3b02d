import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkForTests } from './check.js'
import { ensureChromium } from './ensure-chromium.js'
import { ensureFirefox, ensureWebKit } from './ensure-engines.js'
import { ensureNginx } from './ensure-nginx.js'
import { ensurePostgres } from './ensure-postgres.js'
import { ensureRedis } from './ensure-redis.js'
import { type CommandOptions, runCommand } from './run-command.js'
import { formatFailures, formatSlowest, settleTally, type Tally, tallyPlaywright, tallyVitest } from './test-report.js'

type Stage = { name: string; run: (reportPath: string) => Promise<Tally> }
type Result = Tally & { name: string; seconds: number }

/** ms. Several times the usual duration of a stage: CI's machines have slow hours. */
const MAX_STAGE = 2_400_000

const reports = mkdtempSync(join(tmpdir(), 'lintel-test-'))

/**
 * `npm test`: finds or installs the browsers, Redis, PostgreSQL and nginx, then runs the stages one after another: beside
 * another one, each test of a page waits several times as long for the processor. The stage `builds` has what those of pages leave of it.
 * Every stage runs, also after a failing one.
 */
async function main(): Promise<number> {
  const chromiumPath = ensureChromium()
  installForTests()
  const browserEnv = { CHROMIUM_PATH: chromiumPath, LINTEL_VISUAL: '1' }
  const early: Stage[] = [
    // It builds the library, which the others use.
    { name: 'check', run: runCheck },
    { name: 'unit', run: (path) => runVitest('unit', path, { projects: ['unit', 'unit-shared'] }) },
  ]
  const builds: Stage = {
    name: 'builds',
    run: (path) => runVitest('builds', path, { projects: ['unit-builds'], isLowPriority: true }),
  }
  const ofPages: Stage[] = [
    { name: 'browser', run: (path) => runVitest('browser', path, { projects: ['browser*'], env: browserEnv }) },
    { name: 'engines', run: onSite((path) => runVitest('engines', path)) },
    { name: 'e2e', run: onSite((path) => runPlaywright(path, chromiumPath)) },
  ]
  const started = performance.now()
  const results = [
    ...(await runStages(early)),
    ...(await Promise.all([runStages([builds]), runStages(ofPages)])).flat(),
  ]
  await endSite()
  const total = (performance.now() - started) / 1000
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const failures = results.flatMap((result) => result.failures)
  console.log(`\n${results.map(formatResult).join('\n')}\n${'in all'.padEnd(10)} ${total.toFixed(1).padStart(6)} s`)
  console.log(`\nSlowest files:\n${formatSlowest(results.flatMap(({ fileTimes }) => fileTimes))}`)
  console.log(`\nSlowest tests:\n${formatSlowest(results.flatMap(({ times }) => times))}`)
  // Last, because a CI log is often cut at its start.
  if (failures.length > 0) console.log(`\nFailed tests:\n${formatFailures(failures)}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

async function runStages(stages: readonly Stage[]): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, run } of stages) {
    console.log(`${name} │ begins`)
    const started = performance.now()
    const tally = await run(join(reports, `${name}.json`))
    const result = { ...tally, name, seconds: (performance.now() - started) / 1000 }
    console.log(`${name} │ ${formatResult(result)}`)
    results.push(result)
  }
  return results
}

let site: Promise<() => Promise<void>> | undefined

/** Starts the site that all stages share, when the first of them needs it. Its address is in the environment. */
function onSite(run: Stage['run']): Stage['run'] {
  return async (reportPath) => {
    try {
      site ??= import('../tests/fixtures/run-site.js').then(({ startRunSite }) => startRunSite())
      await site
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const failures = [{ title: 'The site did not start', message }]
      return { passed: 0, failed: 1, skipped: 0, failures, times: [], fileTimes: [] }
    }
    return run(reportPath)
  }
}

async function endSite(): Promise<void> {
  try {
    await (await site)?.()
  } catch (error) {
    // A site that did not start is a failure of its stages.
    console.error(error instanceof Error ? error.message : error)
  }
}

function formatResult({ name, seconds, passed, failed, skipped }: Result): string {
  const note = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed${note}`
}

/** Before the tests, whose time limits do not allow for it. Without one of them only the tests that need it fail. */
function installForTests(): void {
  for (const ensure of [ensureRedis, ensurePostgres, ensureNginx, ensureFirefox, ensureWebKit]) {
    try {
      ensure()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

async function runCheck(): Promise<Tally> {
  return { ...(await checkForTests()), skipped: 0, failures: [], times: [], fileTimes: [] }
}

/** `projects`: the one with the name of the stage by default. */
async function runVitest(
  name: string,
  reportPath: string,
  { projects = [name], ...options }: { projects?: string[] } & Pick<CommandOptions, 'env' | 'isLowPriority'> = {},
): Promise<Tally> {
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ]
  const end = await runCommand('vitest', args, { ...options, streamedAs: name, timeout: MAX_STAGE })
  return settleTally(readReport(reportPath, tallyVitest), end)
}

async function runPlaywright(reportPath: string, chromiumPath: string): Promise<Tally> {
  const end = await runCommand('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, CHROMIUM_PATH: chromiumPath },
    streamedAs: 'e2e',
    timeout: MAX_STAGE,
  })
  return settleTally(readReport(reportPath, tallyPlaywright), end)
}

function readReport<Report>(path: string, count: (report: Report) => Tally): Tally | undefined {
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined
}

try {
  process.exitCode = await main()
} catch (error) {
  // No Chromium.
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
} finally {
  rmSync(reports, { recursive: true, force: true })
}
