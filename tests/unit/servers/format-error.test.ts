import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, test } from 'vitest'
import { formatError } from '../../../servers/format-error.js'
import { createIdentity } from '../../../servers/identity/create-identity.js'
import { OperatorError } from '../../../servers/operator-error.js'
import { listFiles, ROOT } from '../../fixtures/source-files.js'
import { beginLogin } from './identity/fixtures/start-test-identity.js'
import { APP, createTestBrowser, FRAME } from './identity/fixtures/test-browser.js'

const SECRET = 'secret.person@mail.example'

/** An error with two frames, as those of a transaction have. */
function createShort(message: string): Error {
  const error = new Error(message)
  const frames = '    at one (file:///one.js:1:1)\n    at async two (file:///two.js:2:2)'
  error.stack = `Error: ${message}\n${frames}`
  return error
}

describe('an error in the log', () => {
  test('of two frames has its class and frames, and not its message', () => {
    const error = createShort(`Failed query: insert …\nparams: ${SECRET},{},{}`)
    expect(formatError(error)).toBe('Error\n    at one (file:///one.js:1:1)\n    at async two (file:///two.js:2:2)')
  })

  test('has no line of a message that looks like a frame', () => {
    for (const message of [`no\n    at ${SECRET}`, `    at ${SECRET}`, `${SECRET}\n    at x\n  `]) {
      expect(formatError(createShort(message)), message).toBe(formatError(createShort('other')))
    }
  })

  test('has the codes of its causes, which may be a circle', () => {
    const cause = Object.assign(new TypeError(SECRET), { code: '23505', detail: `Key (email)=(${SECRET}) exists.` })
    expect(formatError(new RangeError(SECRET, { cause }))).toMatch(
      /^RangeError, caused by TypeError \(23505\)\n {4}at /,
    )
    cause.cause = cause
    expect(formatError(cause).split('\n')[0]).toBe(Array(5).fill('TypeError (23505)').join(', caused by '))
  })

  test('has no class or code that is a text', () => {
    const error = Object.assign(new Error('x'), { name: `for ${SECRET}`, code: `for ${SECRET}` })
    expect(formatError(error)).toMatch(/^Error\n {4}at /)
    expect(formatError(SECRET)).toBe('a thrown string')
    expect(formatError(null)).toBe('a thrown null')
  })

  test('has its message if that is written for the operator', () => {
    expect(formatError(new OperatorError('Use another folder.'))).toBe('Use another folder.')
  })
})

test('a login whose database fails is reported without the address', async () => {
  const reports: string[] = []
  const fail = async () => {
    throw createShort('of the driver')
  }
  const driver = { query: fail, transaction: (run: (transaction: unknown) => unknown) => run(driver) }
  const identity = createIdentity({
    // drizzle-orm puts the parameters of a failed query into the message of its error.
    readDatabase: () => drizzle(driver as never),
    secret: Buffer.alloc(32, 7),
    walletKeks: [{ id: 'test', key: Buffer.alloc(32, 9) }],
    mailer: { send: async () => undefined },
    frameOrigin: FRAME,
    isAllowedOrigin: async (origin) => origin === APP,
    readPublicUrl: () => 'http://localhost:3004',
    report: (message) => reports.push(message),
  })
  const browser = createTestBrowser((request) => identity(request, '192.0.2.1'))
  // Inside of a transaction the stack may be short.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 2
  const { reply } = await beginLogin(browser, SECRET)
  Error.stackTraceLimit = stackTraceLimit
  expect(reply.status).toBe(500)
  expect(reports).toEqual([
    expect.stringMatching(/^Identity: a request failed\. DrizzleQueryError, caused by Error\n {4}at /),
  ])
  expect(reports.join()).not.toMatch(/secret\.person|params/)
})

test('no other code of the servers formats an error for the log', () => {
  // `log.stack` is the stack of the virtual machine in the bundler's tracer.
  const writers = listFiles('servers').filter(
    (path) => /\.ts$/.test(path) && /(?<!\blog)\.stack\b/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(writers).toEqual(['servers/format-error.ts'])
})
