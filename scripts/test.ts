import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkForTests } from './check.js'
import { ensureChromium } from './ensure-chromium.js'
import { ensureFirefox, ensureWebKit } from './ensure-engines.js'
import { ensurePostgres } from './ensure-postgres.js'
import { ensureRedis } from './ensure-redis.js'
import { runCommand } from './run-command.js'
import {
  formatFailures,
  formatSlowest,
  settleTally,
  type Tally,
  type TestFailure,
  type TestTime,
  tallyPlaywright,
  tallyVitest,
} from './test-report.js'

type Stage = { name: string; run: (reportPath: string) => Promise<Tally> }

const reports = mkdtempSync(join(tmpdir(), 'lintel-test-'))

/**
 * `npm test`: finds or installs the browsers, Redis and PostgreSQL, then runs check, unit, components, stories (with axe and pictures),
 * engines (Firefox and WebKit) and e2e. Every stage runs, also after a failing one.
 */
async function main(): Promise<number> {
  const chromiumPath = ensureChromium()
  installForTests()
  const stages: Stage[] = [
    { name: 'check', run: async () => ({ ...(await checkForTests()), skipped: 0, failures: [], times: [] }) },
    { name: 'unit', run: (path) => runVitest('unit', path) },
    { name: 'components', run: (path) => runVitest('components', path, { CHROMIUM_PATH: chromiumPath }) },
    { name: 'stories', run: (path) => runVitest('stories', path, { LINTEL_VISUAL: '1', CHROMIUM_PATH: chromiumPath }) },
    { name: 'engines', run: (path) => runVitest('engines', path) },
    { name: 'e2e', run: (path) => runPlaywright(path, chromiumPath) },
  ]
  const lines: string[] = []
  const times: TestTime[] = []
  const failures: TestFailure[] = []
  const total = { passed: 0, failed: 0 }
  for (const { name, run } of stages) {
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const tally = await run(join(reports, `${name}.json`))
    const { passed, failed, skipped } = tally
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const note = skipped > 0 ? `, ${skipped} skipped` : ''
    lines.push(`${name.padEnd(10)} ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed${note}`)
    times.push(...tally.times)
    failures.push(...tally.failures)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${lines.join('\n')}\n\nSlowest tests:\n${formatSlowest(times)}`)
  // Last, because a CI log is often cut at its start.
  if (failures.length > 0) console.log(`\nFailed tests:\n${formatFailures(failures)}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** Before the tests, whose time limits do not allow for it. Without one of them only the tests that need it fail. */
function installForTests(): void {
  for (const ensure of [ensureRedis, ensurePostgres, ensureFirefox, ensureWebKit]) {
    try {
      ensure()
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

async function runVitest(project: string, reportPath: string, env: Record<string, string> = {}): Promise<Tally> {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`]
  const { ok } = await runCommand('vitest', args, { env, isStreamed: true })
  return settleTally(readReport(reportPath, tallyVitest), ok)
}

async function runPlaywright(reportPath: string, chromiumPath: string): Promise<Tally> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath, CHROMIUM_PATH: chromiumPath }
  const { ok } = await runCommand('playwright', ['test', '--reporter=list,json'], {
    env,
    isStreamed: true,
    timeout: 2_400_000,
  })
  return settleTally(readReport(reportPath, tallyPlaywright), ok)
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
