import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAlert, toAlert } from '../../../../src/core/errors/alert.js'
import { isRejection, LintelError, toLintelError } from '../../../../src/core/index.js'
import { en, errorCodes } from '../../../../src/features/english.js'
import * as core from '../../../../src/headless/index.js'

const made: LintelError[] = [
  new core.InvalidOptionError({ option: 'x', got: 1, write: 'y' }),
  new core.ViewUnavailableError({ view: 'WalletSend', option: 'features.send', namespace: null }),
  new core.ProjectIdNotConfiguredError({ off: 'WalletConnect' }),
  new core.PackageMissingError({ packages: ['x@1.0.0'] }),
  new core.InsecureContextError(),
  new core.EmailTooSoonError({ seconds: 12 }),
  new core.SessionExpiredError({ request: 'personal_sign' }),
  new core.UnverifiedDomainError({ origin: 'https://app.example' }),
  new core.RequestRejectedError(),
  new core.RequestPendingError(),
  new core.RequestCancelledError(),
  new core.WalletLockedError(),
  new core.WalletUnresponsiveError(),
  new core.WalletWindowBlockedError(),
  new core.WalletFailedError(),
  new core.ConnectorNotFoundError({ connectorId: 'prism' }),
  new core.AccountNotSharedError(),
  new core.CapabilitiesInvalidError(),
  new core.NotConnectedError(),
  new core.NetworkNotConfiguredError({ network: 10, configured: [1, 8453] }),
  new core.SwitchNotSupportedError(),
  new core.NetworkNotAddedError(),
  new core.InvalidChainIdError({ chainId: 0 }),
  new core.RpcUnavailableError(),
  new core.BalanceUnavailableError(),
  new core.InsufficientFundsError(),
  new core.TransactionRevertedError(),
  new core.TransactionCancelledError({ id: '0x1' }),
  new core.TransactionExpiredError(),
  new core.ReceiptTimeoutError({ id: '0x1' }),
  new core.InvalidTransactionError({ field: 'to', got: '', write: 'y' }),
  new core.NetworkMismatchError({ wanted: 'eip155:1', actual: 'eip155:10' }),
  new core.AccountMismatchError({ wanted: '0x1', actual: '0x2' }),
  new core.InvalidTypedDataError(),
  new core.InvalidNameError({ name: 'a b.eth' }),
  new core.ContractRevertedError(),
  new core.ReceiverChangedError({ name: 'nora.eth', wanted: '0x1', actual: null }),
  new core.SignatureDeclinedError(),
  new core.SignInUnavailableError(),
  new core.SignOutFailedError(),
  new core.SignInRefusedError(),
  new core.SignInClockError(),
  new core.SmartAccountUnsupportedError(),
  new core.PairingExpiredError(),
  new core.RelayUnavailableError(),
  new core.RelayRefusedError(),
  new core.RelaySessionExpiredError(),
  new core.ServiceRefusedError({ service: 'relay', details: 'projectId: no' }),
  new core.ServiceRefusedError({ service: 'data API' }),
  new core.DirectoryUnavailableError({ reason: 'status', status: 503 }),
  new core.DataApiUnavailableError({ reason: 'status', status: 429, retryAfter: 1_000 }),
  new core.EmbeddedWalletUnavailableError({ url: 'https://wallet.example' }),
  new core.EmbeddedWalletTimeoutError({ request: 'CONNECT_OTP' }),
  new core.EmbeddedWalletFailedError({ request: 'CONNECT_OTP', reason: 'wrong-code' }),
  new core.MethodNotAllowedError({ method: 'eth_sign' }),
]

describe('every code', () => {
  it('has one class and one heading in the docs', () => {
    const docs = readFileSync(new URL('../../../../docs/errors.md', import.meta.url), 'utf8')
    expect(made.map(({ code }) => code).sort()).toEqual([...errorCodes].sort())
    for (const { code, name } of made) expect(docs).toContain(`## ${code}\n\n\`${name}\` · `)
    expect(docs.match(/^## /gm)).toHaveLength(errorCodes.length)
  })

  it.each(errorCodes.map((code) => [code]))('%s has a text for visitors', (code) => {
    const { title, text } = en.errors[code]
    for (const words of [title, text({ wallet: 'Prism' })]) {
      expect(words).toMatch(/^[A-Z]/)
      expect(words).not.toMatch(/!|undefined|error/i)
    }
  })
})

describe('the embedded wallet', () => {
  it.each([
    [
      new core.EmbeddedWalletUnavailableError({ url: 'https://wallet.example' }),
      'Network Error - Could not load embedded wallet (https://wallet.example). IFRAME_LOAD_FAILED',
      'Could not load embedded wallet',
    ],
    [
      new core.EmbeddedWalletTimeoutError({ request: 'CONNECT_OTP' }),
      'Embedded Wallet Request Timed Out (CONNECT_OTP). IFRAME_REQUEST_TIMEOUT',
      'No answer yet',
    ],
    [
      new core.UnverifiedDomainError({ origin: 'https://app.example' }),
      'Invalid App Configuration: the project does not list the origin https://app.example. UNVERIFIED_DOMAIN',
      'Not set up yet',
    ],
  ])('tells the developer and the visitor: %s', (error, developer, visitor) => {
    expect(error.shortMessage).toBe(developer)
    expect(isAlert(error)).toBe(true)
    expect(toAlert(error)).toMatchObject({ code: error.code, message: developer })
    expect(en.errors[error.code].title).toBe(visitor)
  })

  it('tells of an ended session, which the visitor corrects: it is no alert', () => {
    const error = new core.SessionExpiredError({ request: 'personal_sign' })
    expect(error.shortMessage).toMatch(/^Session Expired: /)
    expect(isAlert(error)).toBe(false)
    expect(en.errors[error.code].title).toBe('Session expired')
  })
})

describe('an alert', () => {
  it.each([
    ['Network Not Found', new core.NetworkNotConfiguredError({ network: 10 })],
    ['Invalid App Configuration', new core.ServiceRefusedError({ service: 'relay' })],
    ['Session Expired', new core.RelaySessionExpiredError()],
    ['Invalid Project ID', new core.ServiceRefusedError({ service: 'wallet directory', details: 'projectId: no' })],
    ['Project ID Not Configured', new core.ProjectIdNotConfiguredError({ off: 'WalletConnect' })],
  ])('begins with the words of the specification: %s', (words, error) => {
    expect(toAlert(error).message.startsWith(words)).toBe(true)
    expect(isAlert(error)).toBe(true)
  })
})

describe('LintelError', () => {
  it('has a message with what happened, what to do and where the docs are', () => {
    const error = new core.NetworkNotConfiguredError({ network: 10, configured: [1, 8453] })
    expect(String(error)).toBe(
      [
        'NetworkNotConfiguredError: Network Not Found: 10.',
        'Add it to `networks`. Configured: 1, 8453.',
        'Docs: node_modules/lintel/docs/errors.md#network-not-configured',
      ].join('\n'),
    )
  })

  it('links to an existing heading', () => {
    for (const { code, docsPath } of made) {
      const [path, heading] = docsPath.split('#')
      const docs = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
      expect([heading, docs.includes(`\n## ${heading}\n`)]).toEqual([code, true])
    }
  })

  it('walk() returns the first cause that passes, or the deepest', () => {
    const deep = { code: 4001 }
    const middle = new TypeError('middle', { cause: deep })
    const error = new core.WalletFailedError({ cause: middle })
    expect(error.walk((cause) => cause instanceof TypeError)).toBe(middle)
    expect(error.walk((cause) => cause instanceof RangeError)).toBeNull()
    expect(error.walk()).toBe(deep)
  })

  it('walk() and isRejection() search the fields in which wallets wrap errors', () => {
    const refused = { code: 4001 }
    const isRefused = (inner: unknown) => inner === refused
    expect(new core.WalletFailedError({ cause: { data: { originalError: refused } } }).walk(isRefused)).toBe(refused)
    expect(new core.WalletFailedError({ cause: { error: refused } }).walk(isRefused)).toBe(refused)
    expect(new core.WalletFailedError({ cause: 'boom' }).walk()).toBe('boom')
  })

  it('walk() ends on a loop', () => {
    const loop: { cause?: unknown } = {}
    loop.cause = loop
    expect(new core.WalletFailedError({ cause: loop }).walk()).toBe(loop)
  })
})

describe('isRejection', () => {
  it.each<[string, unknown]>([
    ['EIP-1193', { code: 4001 }],
    ['a code as text', { code: '4001' }],
    ['WalletConnect', { code: 5000 }],
    ['WalletConnect methods', { code: 5002 }],
    ['a plain string', 'User rejected the request.'],
    ['capitals', new Error('USER REJECTED')],
    ['British spelling', new Error('user cancelled')],
    ['American spelling', new Error('User canceled')],
    ['a reset connection', new Error('Connection request reset. Please try again.')],
    ['a cause', new Error('Send failed', { cause: { code: 4001 } })],
    ['a cause of a cause', { cause: { cause: { code: 4001 } } }],
    ['an original error', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['an original error beside a cause', { cause: new Error('Failed'), data: { originalError: { code: 4001 } } }],
    ['a cause as text', new Error('Send failed', { cause: 'User rejected the request.' })],
    ['the error of Lintel', new LintelError({ code: 'request-rejected', message: 'No.' })],
  ])('recognises %s', (_name, error) => {
    expect(isRejection(error)).toBe(true)
  })

  const loop: { cause?: unknown } = {}
  loop.cause = loop
  it.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['a number', 4001],
    ['another code', { code: 4902 }],
    ['a fractional code', { code: 4001.5 }],
    ['an empty code', { code: '' }],
    ['another text', new Error('The node rejected it')],
    ['a loop', loop],
  ])('does not recognise %s', (_name, error) => {
    expect(isRejection(error)).toBe(false)
  })
})

describe('toLintelError', () => {
  it.each<[string, unknown, string, string | undefined]>([
    ['a string', 'boom', 'wallet-failed', 'boom'],
    ['null', null, 'wallet-failed', 'null'],
    ['undefined', undefined, 'wallet-failed', undefined],
    ['a plain object', { code: -1 }, 'wallet-failed', 'code -1'],
    ['a pending request', { code: -32002, message: 'Wait' }, 'request-pending', 'Wait'],
    ['a refusal', { code: 4001, message: 'No' }, 'request-rejected', 'No'],
    ['a pending request with its code as text', { code: '-32002', message: 'Wait' }, 'request-pending', 'Wait'],
    ['a code as a word', { code: 'ECONNREFUSED' }, 'wallet-failed', 'code ECONNREFUSED'],
  ])('converts %s', (_name, thrown, code, details) => {
    const error = toLintelError(thrown)
    expect(error).toBeInstanceOf(LintelError)
    expect([error.code, error.details]).toEqual([code, details])
  })

  it('returns a LintelError unchanged and cuts long details', () => {
    const known = new core.WalletLockedError()
    expect(toLintelError(known)).toBe(known)
    expect(toLintelError('x'.repeat(5000)).details).toHaveLength(301)
  })
})
