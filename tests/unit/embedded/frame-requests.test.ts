import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EmbeddedWalletUnavailableError, type LintelError } from '../../../src/core/index.js'
import { createFrameRequests } from '../../../src/embedded/host/create-frame-requests.js'
import { type AppMessageName, appMessages } from '../../../src/embedded/protocol/app-messages.js'
import { FrameError } from '../../../wallets/embedded/messaging/frame-error.js'
import { type FrameHandlers, serveRequests } from '../../../wallets/embedded/messaging/serve-requests.js'
import { samplePayloads, sampleResults } from '../../fixtures/embedded-messages.js'

type Message = { id: string; type: string; payload?: unknown }

/** Both ends of a port that delivers at once, as structured clones. */
function createLine(handlers: Partial<FrameHandlers> = {}) {
  const toFrame: Message[] = []
  const toHost: Message[] = []
  const reported: unknown[] = []
  const framePort = { onmessage: null as ((event: { data: unknown }) => void) | null, postMessage: answer }
  const requests = createFrameRequests({
    postMessage: (message: Message) => {
      toFrame.push(structuredClone(message))
      framePort.onmessage?.({ data: structuredClone(message) })
    },
  })
  function answer(message: Message) {
    toHost.push(message)
    requests.receive(structuredClone(message))
  }
  const all = Object.fromEntries(
    Object.keys(appMessages).map((name) => [name, async () => sampleResults[name as AppMessageName]]),
  ) as unknown as FrameHandlers
  serveRequests(framePort as unknown as MessagePort, { ...all, ...handlers }, (error) => reported.push(error))
  return { requests, toFrame, toHost, reported, sendToFrame: (data: unknown) => framePort.onmessage?.({ data }) }
}

/** The handler of one request. */
const on = (name: AppMessageName, handle: () => Promise<unknown>) => ({ [name]: handle }) as Partial<FrameHandlers>
const never = () => new Promise<never>(() => {})
const failCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: LintelError) => error.code,
  )

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const names = Object.keys(appMessages) as AppMessageName[]

/** The visitor may take as long as they like. */
const screenMessages: readonly AppMessageName[] = ['OPEN_SCREEN', 'UPDATE_EMAIL']

it.each(names.filter((name) => !screenMessages.includes(name)))(
  '%s times out after 30 s without an answer',
  async (name) => {
    const { requests } = createLine(on(name, never))
    const code = failCode(requests.request(name, samplePayloads[name]))
    await vi.advanceTimersByTimeAsync(29_999)
    expect(await Promise.race([code, 'waiting'])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await code).toBe('embedded-wallet-timeout')
  },
)

describe.each(names)('promise 8: every request settles: %s', (name) => {
  it('resolves with the answer of the frame', async () => {
    const { requests } = createLine()
    await expect(requests.request(name, samplePayloads[name])).resolves.toEqual(sampleResults[name])
  })

  it('rejects when the frame is gone', async () => {
    const { requests } = createLine(on(name, never))
    const code = failCode(requests.request(name, samplePayloads[name]))
    requests.rejectAll(() => new EmbeddedWalletUnavailableError())
    expect(await code).toBe('embedded-wallet-unavailable')
  })

  it('rejects once its signal aborts, and ignores the answer that comes later', async () => {
    let answer = (_result: unknown) => {}
    const { requests } = createLine(on(name, () => new Promise((resolve) => (answer = resolve))))
    const abort = new AbortController()
    const code = failCode(requests.request(name, samplePayloads[name], { signal: abort.signal }))
    abort.abort()
    expect(await code).toBe('request-cancelled')
    answer(sampleResults[name])
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a request that the visitor approves', () => {
  const sign = { method: 'personal_sign', params: ['0x6869', '0x1'] }

  it.each([
    ['RPC_REQUEST', sign],
    ['OPEN_SCREEN', { screen: 'recovery' }],
  ] as const)('has no time limit: %s', async (name, payload) => {
    const { requests } = createLine(on(name, never))
    const code = failCode(requests.request(name, payload))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(await Promise.race([code, 'waiting'])).toBe('waiting')
  })

  it.each([
    ['RPC_REQUEST', sign],
    ['OPEN_SCREEN', { screen: 'export' }],
  ] as const)('is taken back in the frame when its signal aborts: %s', async (name, payload) => {
    const { requests, toFrame } = createLine(on(name, never))
    const abort = new AbortController()
    const code = failCode(requests.request(name, payload, { signal: abort.signal }))
    abort.abort()
    expect(await code).toBe('request-cancelled')
    expect(toFrame[1]).toMatchObject({ type: 'app/RPC_ABORT', payload: { requestId: toFrame[0]?.id } })
  })

  it('tells a refusal of the visitor from other failures', async () => {
    const refuse = (code: FrameError['code']) =>
      createLine(on('RPC_REQUEST', async () => Promise.reject(new FrameError(code, 'No'))))
    expect(await failCode(refuse(4001).requests.request('RPC_REQUEST', sign))).toBe('request-rejected')
    expect(await failCode(refuse(4200).requests.request('RPC_REQUEST', sign))).toBe('method-not-allowed')
    expect(await failCode(refuse('login-required').requests.request('RPC_REQUEST', sign))).toBe('session-expired')
    expect(await failCode(refuse('login-too-old').requests.request('RPC_REQUEST', sign))).toBe('session-expired')
    await expect(refuse('wrong-code').requests.request('RPC_REQUEST', sign)).rejects.toMatchObject({
      code: 'embedded-wallet-failed',
      reason: 'wrong-code',
      details: 'No',
    })
  })
})

it('does not send a method that the wallet never answers', async () => {
  const { requests, toFrame } = createLine()
  expect(await failCode(requests.request('RPC_REQUEST', { method: 'eth_sign' }))).toBe('method-not-allowed')
  expect(toFrame).toEqual([])
})

it('does not send a payload that does not fit', async () => {
  const { requests, toFrame } = createLine()
  expect(await failCode(requests.request('CONNECT_OTP', { otp: '12345' }))).toBe('embedded-wallet-failed')
  expect(toFrame).toEqual([])
})

it('refuses a result that does not fit, on both sides', async () => {
  const lying = createLine(on('IS_CONNECTED', async () => ({ isConnected: 'yes' }) as never))
  expect(await failCode(lying.requests.request('IS_CONNECTED', undefined))).toBe('embedded-wallet-failed')
  expect(lying.reported).toHaveLength(1)
  const { requests, toFrame } = createLine(on('IS_CONNECTED', never))
  const code = failCode(requests.request('IS_CONNECTED', undefined))
  requests.receive({ id: toFrame[0]?.id, type: 'frame/IS_CONNECTED_SUCCESS', payload: { isConnected: 1 } })
  expect(await code).toBe('embedded-wallet-failed')
})

it('refuses an answer of another request’s type', async () => {
  const { requests, toFrame } = createLine(on('CONNECT_OTP', never))
  const code = failCode(requests.request('CONNECT_OTP', { otp: '123456' }))
  requests.receive({ id: toFrame[0]?.id, type: 'frame/SIGN_OUT_SUCCESS' })
  expect(await code).toBe('embedded-wallet-failed')
})

it('tells the page nothing about an error of the frame itself', async () => {
  const secret = new Error('the share is 0x1234')
  const { requests, toHost, reported } = createLine(on('GET_USER', async () => Promise.reject(secret)))
  await expect(requests.request('GET_USER', undefined)).rejects.toMatchObject({ details: 'An error occurred' })
  expect(JSON.stringify(toHost)).not.toContain('1234')
  expect(reported).toEqual([secret])
})

it('answers a request once, and refuses what comes while 64 wait', async () => {
  const { requests, toFrame, toHost, sendToFrame } = createLine(on('GET_USER', never))
  const waiting = Array.from({ length: 64 }, () => failCode(requests.request('GET_USER', undefined)))
  sendToFrame(toFrame[0])
  await expect(requests.request('GET_USER', undefined)).rejects.toMatchObject({ reason: -32005 })
  expect(toHost).toHaveLength(1)
  requests.rejectAll(() => new EmbeddedWalletUnavailableError())
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['embedded-wallet-unavailable']))
})

it('ignores 500 random messages on either side', async () => {
  const { requests, toHost, sendToFrame } = createLine(on('GET_USER', never))
  const code = failCode(requests.request('GET_USER', undefined))
  fc.assert(
    fc.property(fc.anything(), (data) => {
      sendToFrame(data)
      requests.receive(data)
    }),
    { numRuns: 500 },
  )
  expect(toHost).toEqual([])
  expect(await Promise.race([code, 'waiting'])).toBe('waiting')
})
