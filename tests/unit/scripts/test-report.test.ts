import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatSlowest, settleTally, tallyPlaywright, tallyVitest } from '../../../scripts/test-report.js'
import { ROOT } from '../../fixtures/source-files.js'

const name = join(ROOT, 'tests/unit/a.test.ts')
const vitestReport = {
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ name, status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds', duration: 12 }] }],
}
const tally = { passed: 9, failed: 0, skipped: 0, times: [] }

describe('counting a stage', () => {
  test('adds up what Vitest reports', () => {
    expect(tallyVitest(vitestReport)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 2,
      times: [{ title: 'tests/unit/a.test.ts › adds', ms: 12 }],
    })
  })

  test('a test file that does not load is a failure', () => {
    const testResults = [...vitestReport.testResults, { name, status: 'failed', assertionResults: [] }]
    expect(tallyVitest({ ...vitestReport, testResults }).failed).toBe(1)
  })

  test('a failing test is not counted twice for its file', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'one' },
      { status: 'passed', fullName: 'two' },
    ]
    const testResults = [{ name, status: 'failed', assertionResults }]
    expect(tallyVitest({ ...vitestReport, numFailedTests: 1, testResults }).failed).toBe(1)
  })

  test('a Playwright test that passed only on a retry failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    const specs = [{ file: 'a.spec.ts', title: 'connects', tests: [{ results: [{ duration: 5 }, { duration: 7 }] }] }]
    expect(tallyPlaywright({ stats, errors: [], suites: [{ suites: [{ specs }] }] })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      times: [{ title: 'tests/e2e/a.spec.ts › connects', ms: 12 }],
    })
  })

  test('a stage without a report is a failure', () => {
    expect(settleTally(undefined, false)).toMatchObject({ passed: 0, failed: 1 })
  })

  test('a stage that ran no test is a failure even when its command succeeded', () => {
    expect(settleTally({ ...tally, passed: 0, skipped: 7 }, true).failed).toBe(1)
  })

  test('a command that fails although every test passed is a failure', () => {
    expect(settleTally(tally, false).failed).toBe(1)
    expect(settleTally({ ...tally, failed: 2 }, false).failed).toBe(2)
  })
})

test('lists the ten slowest tests, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, ms: index * 1000 }))
  const lines = formatSlowest(times).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  11.0 s  test 11')
})
