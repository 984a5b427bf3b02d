import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wait } from '../../../src/rules/async/wait.js'
import { createFakeSignIn } from '../../../src/testing/index.js'
import type { TabWindow } from './fixtures/tab.js'

// Two pages of one origin, with the storage events of the browser. Every order of events and replies is in
// tests/unit/features/sign-in/sign-out-over-tabs.test.ts.

/** ms that each request and each reply takes. */
const delays = { request: 0, reply: 0 }
let server = createFakeSignIn({ required: false })

async function travel<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  await wait(delays.request)
  const reply = await ask()
  await wait(delays.reply)
  return reply
}

beforeEach(() => {
  server = createFakeSignIn({ required: false })
  const siwx = {
    ...server,
    opensAfterConnecting: false,
    getSessions: (...account: Parameters<typeof server.getSessions>) => travel(() => server.getSessions(...account)),
    revokeSession: (...account: Parameters<typeof server.revokeSession>) =>
      travel(() => server.revokeSession(...account)),
  }
  Object.assign(window, { siwx })
})

afterEach(() => {
  document.body.replaceChildren()
  for (const key of Object.keys(localStorage)) if (key.startsWith('tabs.')) localStorage.removeItem(key)
})

async function openTab() {
  const frame = document.createElement('iframe')
  frame.src = '/tests/browser/sign-out/fixtures/tab.html'
  document.body.append(frame)
  const read = () => {
    const { tab } = frame.contentWindow as TabWindow
    if (!tab) throw new Error('The tab has not loaded.')
    return tab
  }
  const state = () => read().lintel.store.getState()
  // The code of the page loads.
  await vi.waitUntil(() => (frame.contentWindow as TabWindow).tab && state().signIn.checked, { timeout: 15_000 })
  return {
    isSignedIn: () => read().isSignedIn(),
    signOut: () => read().lintel.actions.signOut(),
    async signIn() {
      const { actions } = read().lintel
      actions.openSignIn()
      await vi.waitUntil(() => state().signIn.request?.stage === 'ready', { interval: 5 })
      actions.confirmSignIn()
      await vi.waitUntil(() => read().isSignedIn(), { interval: 5 })
    },
    /** Checks again, as a page does that is loaded again. */
    restart() {
      read().lintel.destroy()
      read().lintel.start()
    },
  }
}

it('holds in both of two tabs, 20 times, while the other one checks', { timeout: 40_000 }, async () => {
  const [one, two] = [await openTab(), await openTab()]
  for (let round = 0; round < 20; round++) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one]
    await here.signIn()
    await vi.waitUntil(() => there.isSignedIn(), { interval: 5 })
    Object.assign(delays, { request: (round % 5) * 4, reply: (round % 3) * 8 })
    if (round % 4 === 0) there.restart()
    await here.signOut()
    if (round % 4 === 1) there.restart()
    await vi.waitUntil(() => !there.isSignedIn(), { interval: 5 })
    // A check that ends late must not bring the session back.
    await wait(50)
    expect([round, here.isSignedIn(), there.isSignedIn(), server.control.sessions]).toEqual([round, false, false, []])
    expect(localStorage.getItem('tabs.lintel.signIn')).toContain('"value":[]')
    Object.assign(delays, { request: 0, reply: 0 })
  }
})
