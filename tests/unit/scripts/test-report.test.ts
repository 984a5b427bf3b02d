import { describe, expect, test } from 'vitest'
import { settleTally, tallyPlaywright, tallyVitest } from '../../../scripts/test-report.js'

const vitestReport = {
  success: true,
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}

describe('counting a stage', () => {
  test('adds up what Vitest reports', () => {
    expect(tallyVitest(vitestReport)).toEqual({ passed: 4, failed: 0, skipped: 2 })
  })

  test('a test file that does not load is a failure', () => {
    const testResults = [...vitestReport.testResults, { status: 'failed', assertionResults: [] }]
    expect(tallyVitest({ ...vitestReport, testResults }).failed).toBe(1)
  })

  test('a failing test is not counted twice for its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
    expect(tallyVitest({ ...vitestReport, numFailedTests: 1, testResults }).failed).toBe(1)
  })

  test('a Playwright test that passed only on a retry failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    expect(tallyPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  test('a stage without a report is a failure', () => {
    expect(settleTally(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('a stage that ran no test is a failure even when its command ended well', () => {
    expect(settleTally({ passed: 0, failed: 0, skipped: 7 }, true).failed).toBe(1)
  })

  test('a command that ends badly with every test green is a failure', () => {
    expect(settleTally({ passed: 9, failed: 0, skipped: 0 }, false).failed).toBe(1)
    expect(settleTally({ passed: 9, failed: 2, skipped: 0 }, false).failed).toBe(2)
  })
})
