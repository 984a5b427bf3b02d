import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { CommandResult } from './run-command.js'

const ROOT = resolve(import.meta.dirname, '..')

/** How long a test or a file of tests took, ms. */
export type TestTime = { title: string; ms: number }

/**
 * A test that failed, or a test file that could not be loaded, and why. `contextPath`: the file in which Playwright wrote
 * the content of the page at that time.
 */
export type TestFailure = { title: string; message: string; contextPath?: string }

/** How many tests a stage ran, by outcome, which failed, and how long each test and each file took. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  failures: TestFailure[]
  times: TestTime[]
  fileTimes: TestTime[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: {
      status: string
      fullName: string
      duration?: number | null
      failureMessages?: string[] | null
    }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

type PlaywrightSpec = { file: string; title: string; tests: PlaywrightTest[] }

type PlaywrightTest = { status: string; results: PlaywrightResult[] }

type PlaywrightResult = {
  duration: number
  errors: { message?: string }[]
  attachments?: { name: string; path?: string }[]
}

type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
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
    failures: [
      ...unloaded.map(({ name, message = '' }) => ({ title: relative(ROOT, name), message: shorten(message) })),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            title: `${relative(ROOT, name)} › ${fullName}`,
            message: shorten(failureMessages?.join('\n') ?? ''),
          })),
      ),
    ],
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: `${relative(ROOT, name)} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ),
    fileTimes: report.testResults.map(({ name, startTime, endTime }) => ({
      title: relative(ROOT, name),
      ms: endTime - startTime,
    })),
  }
}

/** Counts a report of Playwright's json reporter. A test that passed only on a retry failed. */
export function tallyPlaywright(report: PlaywrightReport): Tally {
  const { stats, errors } = report
  const specs = listSpecs(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message = '' }) => ({ title: 'Playwright', message })),
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
        .map((spec) => ({
          title: formatSpecTitle(spec),
          message: shorten(
            listResults(spec)
              .flatMap((result) => result.errors.map(({ message = '' }) => message))
              .join('\n'),
          ),
          ...findContext(spec),
        })),
    ],
    times: specs.map((spec) => ({ title: formatSpecTitle(spec), ms: addUp(spec) })),
    fileTimes: [...new Set(specs.map(({ file }) => file))].map((file) => ({
      title: `tests/e2e/${file}`,
      ms: specs.filter((spec) => spec.file === file).reduce((sum, spec) => sum + addUp(spec), 0),
    })),
  }
}

/** The rest is the stack. */
function shorten(message: string): string {
  return message.trim().split('\n').slice(0, 10).join('\n')
}

function addUp(spec: PlaywrightSpec): number {
  return listResults(spec).reduce((sum, { duration }) => sum + duration, 0)
}

function listSpecs({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function findContext(spec: PlaywrightSpec): Pick<TestFailure, 'contextPath'> {
  const attachments = listResults(spec).flatMap((result) => result.attachments ?? [])
  const contextPath = attachments.find(({ name }) => name === 'error-context')?.path
  return contextPath === undefined ? {} : { contextPath }
}

function listResults({ tests }: PlaywrightSpec): PlaywrightTest['results'] {
  return tests.flatMap(({ results }) => results)
}

function formatSpecTitle({ file, title }: PlaywrightSpec): string {
  return `tests/e2e/${file} › ${title}`
}

const noTests: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], times: [], fileTimes: [] }

/**
 * The result of a stage, from its report and the end of its command. There is one more failure when there is no report or
 * no test, or when the command failed without a failing test (an unhandled error, a crash): the end of its output, which
 * tells the cause.
 */
export function settleTally(tally: Tally = noTests, { ok, output }: Pick<CommandResult, 'ok' | 'output'>): Tally {
  const isEmpty = tally.passed + tally.failed === 0
  if (!isEmpty && (ok || tally.failed > 0)) return tally
  const failure = { title: isEmpty ? 'No test ran' : 'The command failed, and no test did', message: output }
  return { ...tally, failed: tally.failed + 1, failures: [...tally.failures, failure] }
}

/** The ten slowest tests or files, one a line: `12.3 s  tests/e2e/connect.spec.ts › connects`. */
export function formatSlowest(times: TestTime[]): string {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`)
    .join('\n')
}

/** Each failed test with its message, without colors, and the first 60 lines of the page's content. */
export function formatFailures(failures: TestFailure[]): string {
  return failures
    .flatMap(({ title, message, contextPath }) => {
      const lines = stripVTControlCharacters(message).trim().split('\n')
      return [title, ...[...lines, ...(contextPath ? readSnapshot(contextPath) : [])].map((line) => `    ${line}`)]
    })
    .join('\n')
}

/** The tree of roles and names that Playwright wrote, as YAML in Markdown. */
function readSnapshot(path: string): string[] {
  const [, snapshot = ''] = /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8')) ?? []
  return snapshot === '' ? [] : ['The page showed:', ...snapshot.split('\n').slice(0, 60)]
}
