import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLoginWindow } from '../../../../../wallets/embedded/login/open-login-window.js'

const URI = 'https://id.example/social/google/open?login=a'
const session = { sessionId: 's' } as never

/** A window that is closed, or cut off, as soon as it has a page. */
function openCut() {
  const made: Record<string, unknown>[] = []
  const listeners: Record<string, () => void> = {}
  const opened = {
    closed: false,
    close: vi.fn(),
    location: { replace: vi.fn() },
    document: {
      createElement: (tag: string) => {
        const element = { tag, submit: () => Object.assign(opened, { closed: true }) }
        made.push(element)
        return element
      },
      addEventListener: (type: string, listener: () => void) => Object.assign(listeners, { [type]: listener }),
      head: { append: vi.fn() },
      body: { append: vi.fn() },
    },
  }
  const page = { open: () => opened, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('window', page)
  const leaving = new AbortController()
  const window = openLoginWindow({ serviceUrl: 'https://id.example', signal: leaving.signal })
  const onUnseen = vi.fn()
  const check = vi.fn()
  const outcome = window
    .follow({ writeUri: async () => URI, redeem: () => Promise.reject(new Error('No result came.')), check, onUnseen })
    .catch((error: { code?: string }) => error.code)
  return { opened, made, listeners, leaving, onUnseen, check, outcome }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page of a login is opened by a form, whose origin the service sees; by a link where a policy forbids it', async () => {
  const { opened, made, listeners, leaving, outcome } = openCut()
  await vi.advanceTimersByTimeAsync(0)
  expect(made).toMatchObject([
    { tag: 'meta', name: 'referrer', content: 'strict-origin' },
    { tag: 'form', method: 'post', action: URI },
  ])
  listeners.securitypolicyviolation?.()
  expect(opened.location.replace).toHaveBeenCalledWith(URI)
  leaving.abort()
  expect(await outcome).toBe('login-cancelled')
})

test('a window that COOP cuts off has a login, which the service says', async () => {
  const { onUnseen, check, outcome } = openCut()
  check.mockResolvedValueOnce({ state: 'pending' }).mockResolvedValue({ state: 'completed', session })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([onUnseen.mock.calls.length, check.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await outcome).toBe(session)
})

test('a window that was closed before it had a page is told at once, any other after 10 min without a login', async () => {
  const early = openCut()
  early.check.mockResolvedValue({ state: 'unopened' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await early.outcome, early.onUnseen.mock.calls.length]).toEqual(['login-cancelled', 0])

  const late = openCut()
  late.check.mockResolvedValue({ state: 'pending' })
  await vi.advanceTimersByTimeAsync(10 * 60_000 + 1_000)
  expect([await late.outcome, late.check.mock.calls.length]).toEqual(['login-cancelled', 300])
})
