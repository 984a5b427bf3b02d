import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  formatFailures,
  formatSlowest,
  settleTally,
  tallyPlaywright,
  tallyVitest,
} from '../../../scripts/test-report.js'
import { ROOT } from '../../fixtures/source-files.js'

const file = { name: join(ROOT, 'tests/unit/a.test.ts'), startTime: 1_000, endTime: 1_020 }
const vitestReport = {
  numPassedTests: 4,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { ...file, status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds', duration: 12 }] },
  ],
}
const tally = { passed: 9, failed: 0, skipped: 0, failures: [], times: [], fileTimes: [] }

describe('counting a stage', () => {
  test('adds up what Vitest reports', () => {
    expect(tallyVitest(vitestReport)).toEqual({
      passed: 4,
      failed: 0,
      skipped: 2,
      failures: [],
      times: [{ title: 'tests/unit/a.test.ts › adds', ms: 12 }],
      fileTimes: [{ title: 'tests/unit/a.test.ts', ms: 20 }],
    })
  })

  test('a test file that does not load is a failure', () => {
    const unloaded = { ...file, status: 'failed', message: 'no such module', assertionResults: [] }
    expect(tallyVitest({ ...vitestReport, testResults: [...vitestReport.testResults, unloaded] })).toMatchObject({
      failed: 1,
      failures: [{ title: 'tests/unit/a.test.ts', message: 'no such module' }],
    })
  })

  test('a failing test is not counted twice for its file', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'one', failureMessages: ['1 is not 2'] },
      { status: 'passed', fullName: 'two' },
    ]
    const testResults = [{ ...file, status: 'failed', assertionResults }]
    expect(tallyVitest({ ...vitestReport, numFailedTests: 1, testResults })).toMatchObject({
      failed: 1,
      failures: [{ title: 'tests/unit/a.test.ts › one', message: '1 is not 2' }],
    })
  })

  test('a Playwright test that passed only on a retry failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    const results = [
      { duration: 5, errors: [{ message: 'no row' }] },
      { duration: 7, errors: [] },
    ]
    const connects = { file: 'a.spec.ts', title: 'connects', tests: [{ status: 'flaky', results }] }
    const switches = {
      file: 'a.spec.ts',
      title: 'switches',
      tests: [{ status: 'expected', results: [{ duration: 3, errors: [] }] }],
    }
    expect(tallyPlaywright({ stats, errors: [], suites: [{ suites: [{ specs: [connects, switches] }] }] })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: [{ title: 'tests/e2e/a.spec.ts › connects', message: 'no row' }],
      times: [
        { title: 'tests/e2e/a.spec.ts › connects', ms: 12 },
        { title: 'tests/e2e/a.spec.ts › switches', ms: 3 },
      ],
      fileTimes: [{ title: 'tests/e2e/a.spec.ts', ms: 15 }],
    })
  })

  test('a stage without a report is a failure', () => {
    expect(settleTally(undefined, { ok: false, output: 'no such file' })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ title: 'No test ran', message: 'no such file' }],
    })
  })

  test('a stage that ran no test is a failure even when its command succeeded', () => {
    expect(settleTally({ ...tally, passed: 0, skipped: 7 }, { ok: true, output: '' }).failed).toBe(1)
  })

  test('a command that fails although every test passed is a failure, with the end of its output', () => {
    const end = { ok: false, output: 'Unhandled Errors\nError: lost' }
    expect(settleTally(tally, end)).toMatchObject({
      failed: 1,
      failures: [{ title: 'The command failed, and no test did', message: end.output }],
    })
    expect(settleTally({ ...tally, failed: 2 }, end).failed).toBe(2)
  })
})

test('lists the ten slowest tests, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, ms: index * 1000 }))
  const lines = formatSlowest(times).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  11.0 s  test 11')
})

test('lists failed tests with the start of their messages', () => {
  const message = `\u001b[31mError: lost\u001b[39m\n${'at a line\n'.repeat(20)}`
  const assertionResults = [{ status: 'failed', fullName: 'adds', failureMessages: [message] }]
  const testResults = [{ ...file, name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults }]
  const lines = formatFailures(tallyVitest({ ...vitestReport, testResults }).failures).split('\n')
  expect(lines.slice(0, 3)).toEqual(['a.test.ts › adds', '    Error: lost', '    at a line'])
  expect(lines).toHaveLength(11)
})

test('says what the page of a failed end-to-end test showed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'error-context.md')
  writeFileSync(path, '# Page snapshot\n\n```yaml\n- dialog "Select token":\n  - button "Back"\n```\n\n# Test source\n')
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const results = [{ duration: 5, errors: [{ message: 'no field' }], attachments: [{ name: 'error-context', path }] }]
  const specs = [{ file: 'a.spec.ts', title: 'sends', tests: [{ status: 'unexpected', results }] }]
  const { failures } = tallyPlaywright({ stats, errors: [], specs })
  expect(formatFailures(failures).split('\n')).toEqual([
    'tests/e2e/a.spec.ts › sends',
    '    no field',
    '    The page showed:',
    '    - dialog "Select token":',
    '      - button "Back"',
  ])
})
