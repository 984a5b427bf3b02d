import { relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** How long a test took, ms. */
export type TestTime = { title: string; ms: number }

/** How many tests a stage ran, by outcome, and how long each took. */
export type Tally = { passed: number; failed: number; skipped: number; times: TestTime[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; duration?: number | null }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[]
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Counts a report of Vitest's json reporter. A file that could not be loaded is one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${relative(ROOT, name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
  }
}

/** Counts a report of Playwright's json reporter. A test that passed only on a retry failed. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { stats, errors } = report
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    times: listPlaywrightTimes(report),
  }
}

function listPlaywrightTimes({ suites = [], specs = [] }: PlaywrightSuite): TestTime[] {
  const own = specs.map(({ file, title, tests }) => ({
    title: `tests/e2e/${file} › ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(listPlaywrightTimes)]
}

/**
 * The result of a stage, from its report and the exit of its command. Counts one more failure when there is no report or
 * no test, or when the command failed without a failing test (an unhandled error, a crash).
 */
export function settleTally(tally: Tally | undefined, ok: boolean): Tally {
  if (tally === undefined) return { passed: 0, failed: 1, skipped: 0, times: [] }
  const isEmpty = tally.passed + tally.failed === 0
  return isEmpty || (!ok && tally.failed === 0) ? { ...tally, failed: tally.failed + 1 } : tally
}

/** The ten slowest tests, one a line: `12.3 s  tests/e2e/connect.spec.ts › connects`. */
export function formatSlowest(times: TestTime[]): string {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
    .join('\n')
}
