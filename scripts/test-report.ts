/** How many tests a stage ran, by outcome. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestReport = {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
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
  }
}

/** Counts a report of Playwright's json reporter. A test that only passed on a retry failed. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * Turns what a stage counted and how its command ended into what is reported: a stage that ran no test, wrote no report,
 * or ended badly without a failing test (an unhandled error, a crash) has one failure.
 */
export function settleTally(tally: Tally | undefined, ok: boolean): Tally {
  if (tally === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const isEmpty = tally.passed + tally.failed === 0
  return isEmpty || (!ok && tally.failed === 0) ? { ...tally, failed: tally.failed + 1 } : tally
}
