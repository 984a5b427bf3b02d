import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openFrame } from '../../../src/embedded/host/open-frame.js'
import { createFakeFrame } from './fixtures/fake-frame.js'

const served = new URL('/tests/browser/embedded/fixtures/frame.html', window.location.href)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page that owns the frame of the tests. `waitForSignature` asks it for one, which the visitor never gives. */
function open(url: URL) {
  const fake = createFakeFrame()
  fake.answers.RPC_REQUEST = () => new Promise(() => undefined)
  const frame = openFrame({ url, title: 'Wallet' })
  onTestFinished(() => frame.close())
  const askAgain = async () => {
    let isConnected: boolean | undefined
    const answer = frame.request('IS_CONNECTED', undefined).then((result) => {
      isConnected = result.isConnected
    })
    // The frame loads in real time. Each try lets 50 ms of the page pass.
    await expect.poll(() => isConnected).toBeDefined()
    await answer
    return isConnected
  }
  const waitForSignature = async () => {
    await askAgain()
    const refused = vi.fn((error: Error) => error.message)
    void frame.request('RPC_REQUEST', { method: 'personal_sign', params: ['0x00', '0x00'] }).catch(refused)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refused).not.toHaveBeenCalled()
    return async () => {
      await expect.poll(() => refused).toHaveBeenCalledOnce()
      return refused.mock.results[0]?.value
    }
  }
  return { frame, askAgain, waitForSignature }
}

const unavailable = `Could not load embedded wallet (${served.origin})`

test('a frame that does not load is an error after 20 s, and the next request loads it again', async () => {
  // Nothing listens there.
  const url = new URL('http://localhost:9/')
  const { frame, askAgain } = open(url)
  const refused = vi.fn()
  void frame.request('IS_CONNECTED', undefined).catch(refused)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining(`Could not load embedded wallet (${url.origin})`) }),
  )
  url.href = served.href
  expect(await askAgain()).toBe(true)
})

test('a frame that loads again rejects what it was asked, and answers the next request', async () => {
  const { frame, askAgain, waitForSignature } = open(served)
  const readRefusal = await waitForSignature()
  frame.element.contentWindow?.location.reload()
  expect(await readRefusal()).toContain(unavailable)
  expect(await askAgain()).toBe(true)
})

test('a frame that the page removes rejects what it was asked, and comes back with the next request', async () => {
  const { frame, askAgain, waitForSignature } = open(served)
  const readRefusal = await waitForSignature()
  frame.element.remove()
  expect(await readRefusal()).toContain(unavailable)
  expect(await askAgain()).toBe(true)
})

test('closing removes the frame and rejects what it was asked', async () => {
  const { frame, waitForSignature } = open(served)
  const readRefusal = await waitForSignature()
  frame.close()
  expect(await readRefusal()).toContain('cancelled')
  expect(frame.element.isConnected).toBe(false)
})
