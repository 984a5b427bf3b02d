import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInternals } from '../../../../src/core/actions/internals.js'
import type { KeyValueStorage } from '../../../../src/core/model/key-value-storage.js'
import { getSignInSession, type KnownSession, type Lintel, type Siwx } from '../../../../src/headless/index.js'
import { makeSession } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS } from '../../core/fixtures/make-state.js'
import { session, settle, setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { createMemoryStorage } from '../../core/fixtures/storages.js'
import { replaceLate } from './replace-late.js'

type Tab = ReturnType<typeof openTab>
type Browser = ReturnType<typeof openBrowser>

/** A browser whose storage events, requests and replies arrive one by one, in the order that the test takes them. */
function openBrowser({ keepsSessions }: { keepsSessions: boolean }) {
  const values = createMemoryStorage()
  const steps: { name: string; run(): void }[] = []
  const tabs: { name: string; lintel: Lintel }[] = []
  let sessions: KnownSession[] = [makeSession(ADDRESS)]
  const wait = (name: string) => new Promise<void>((resolve) => steps.push({ name, run: resolve }))

  /** The request arrives at the server, and its reply at the tab, as two steps. */
  async function ask<Reply>(name: string, answer: () => Reply): Promise<Reply> {
    await wait(`${name} arrives`)
    const reply = answer()
    await wait(`${name} is answered`)
    return reply
  }

  const createSiwx = (tab: string): Siwx => ({
    createMessage: () => new Promise(() => undefined),
    addSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: (chainId, _address, { stored }) =>
      ask(`check of ${tab}`, () =>
        (keepsSessions ? sessions : stored).filter((known) => known.data.chainId === chainId),
      ),
    revokeSession: () =>
      ask(`sign-out of ${tab}`, () => {
        sessions = []
      }),
    opensAfterConnecting: false,
    getRequired: () => false,
  })

  /** The storage as `tab` has it: the other tabs get an event for each change. */
  const createStorage = (tab: string): KeyValueStorage => ({
    ...values,
    setItem(key, value) {
      values.setItem(key, value)
      for (const other of tabs.filter(({ name }) => name !== tab)) {
        steps.push({ name: `event of ${key} in ${other.name}`, run: () => getInternals(other.lintel).followStorage() })
      }
    },
  })
  return { values, steps, tabs, createSiwx, createStorage, readSessions: () => sessions }
}

/** A tab whose wallet is connected again at once. */
function openTab(browser: Browser, name: string) {
  const parts = setUpLintel({ siwx: browser.createSiwx(name), storage: browser.createStorage(name) }, replaceLate())
  const { lintel, fake } = parts
  const isSignedIn = () => getSignInSession(lintel.store.getState()) !== null
  const tab = {
    ...{ ...parts, name, isSignedIn },
    /** Whether it was signed in, after each change. */
    shown: [] as boolean[],
    async load() {
      lintel.start()
      fake.reconnects.at(-1)?.resolve(session)
      await settle()
    },
    async reload() {
      lintel.destroy()
      await tab.load()
    },
  }
  lintel.store.subscribe(() => tab.shown.push(isSignedIn()))
  browser.tabs.push(tab)
  return tab
}

async function openTwo(options: { keepsSessions: boolean }) {
  const browser = openBrowser(options)
  const stored = {
    wallets: { eip155: ['prism'] },
    connected: ['eip155'],
    network: 'eip155:1',
    signIn: [makeSession(ADDRESS)],
  }
  for (const [key, value] of Object.entries(stored)) {
    browser.values.setItem(`lintel.${key}`, JSON.stringify({ version: 1, value }))
  }
  const [here, there] = [openTab(browser, 'here'), openTab(browser, 'there')]
  for (const tab of [here, there]) await tab.load()
  while (browser.steps.length > 0) await take(browser, 0)
  expect([here.isSignedIn(), there.isSignedIn()]).toEqual([true, true])
  return { browser, here, there }
}

async function take({ steps }: Browser, choice: number): Promise<string> {
  const [step] = steps.splice(choice % steps.length, 1)
  step?.run()
  await settle()
  return step?.name ?? ''
}

/** How the visitor leaves. */
const ways = {
  'signs out': (here: Tab) => here.lintel.actions.signOut(),
  disconnects: (here: Tab) => here.lintel.actions.disconnect(),
}

describe.each(['signs out', 'disconnects'] as const)('a visitor who %s in one of two tabs', (way) => {
  it.each([
    ['with a server', true],
    ['without one', false],
  ])('is signed out in both, in whatever order things arrive, %s', async (_name, keepsSessions) => {
    const order = fc.array(fc.nat({ max: 30 }), { minLength: 40, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(order, fc.nat({ max: 6 }), async (choices, reloadsAfter) => {
        const { browser, here, there } = await openTwo({ keepsSessions })
        // Nothing shows the session again in the tab that has ended it.
        const forget = () => here.shown.splice(0)
        browser.steps.push({ name: 'the visitor leaves', run: () => void ways[way](here).then(forget) })
        browser.steps.push({ name: 'the other tab checks', run: () => void there.reload() })
        for (const [index, choice] of choices.entries()) {
          if (index === reloadsAfter) void there.reload()
          if (browser.steps.length > 0) await take(browser, choice)
        }
        while (browser.steps.length > 0) await take(browser, 0)
        expect([here.isSignedIn(), there.isSignedIn(), browser.readSessions().length]).toEqual([
          false,
          false,
          keepsSessions ? 0 : expect.any(Number),
        ])
        expect(here.shown).not.toContain(true)
        expect(JSON.parse(browser.values.getItem('lintel.signIn') ?? '').value).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('signing out', () => {
  it('tells the other tabs only once the server has ended the session', async () => {
    const { browser, here, there } = await openTwo({ keepsSessions: true })
    void here.lintel.actions.signOut()
    await settle()
    expect(browser.steps.map(({ name }) => name)).toEqual(['sign-out of here arrives'])
    expect([here.isSignedIn(), there.isSignedIn()]).toEqual([true, true])
    await take(browser, 0)
    await take(browser, 0)
    expect([here.isSignedIn(), browser.steps.map(({ name }) => name).slice(0, 1)]).toEqual([
      false,
      ['event of lintel.signOuts in there'],
    ])
  })

  it('drops the answer of a check that began before, and what that tab then writes', async () => {
    const { browser, here, there } = await openTwo({ keepsSessions: true })
    await there.reload()
    // The server has answered with the session; the answer is on its way.
    await take(browser, 0)
    void here.lintel.actions.signOut()
    await settle()
    const answer = browser.steps.splice(0, 1)
    while (browser.steps.length > 0) await take(browser, 0)
    here.shown.length = 0
    there.shown.length = 0
    browser.steps.push(...answer)
    while (browser.steps.length > 0) await take(browser, 0)
    expect([here.shown, there.shown].flat()).not.toContain(true)
  })

  it('asks the server once for two presses', async () => {
    const { browser, here } = await openTwo({ keepsSessions: true })
    const both = [here.lintel.actions.signOut(), here.lintel.actions.signOut()]
    await settle()
    expect(browser.steps.map(({ name }) => name)).toEqual(['sign-out of here arrives'])
    while (browser.steps.length > 0) await take(browser, 0)
    await Promise.all(both)
  })

  it('of a session ends none that began after it, in any tab', async () => {
    const { browser, here, there } = await openTwo({ keepsSessions: false })
    const late = there.lintel.actions.signOut()
    await settle()
    const slow = browser.steps.splice(0)
    void here.lintel.actions.signOut()
    await settle()
    while (browser.steps.length > 0) await take(browser, 0)
    const again = [{ ...makeSession(ADDRESS), signOuts: 1 }]
    browser.values.setItem('lintel.signIn', JSON.stringify({ version: 1, value: again }))
    for (const tab of [here, there]) getInternals(tab.lintel).followStorage()
    browser.steps.push(...slow)
    while (browser.steps.length > 0) await take(browser, 0)
    await late
    expect([here.isSignedIn(), there.isSignedIn()]).toEqual([true, true])
  })

  it('is asked of the server when it fails: it may have ended the session without an answer', async () => {
    const { browser, here } = await openTwo({ keepsSessions: true })
    const signOut = here.lintel.actions.signOut()
    await settle()
    await take(browser, 0)
    // The reply is lost.
    browser.steps.length = 0
    here.clock.advance(30_000)
    await expect(signOut).rejects.toMatchObject({ code: 'sign-out-failed' })
    while (browser.steps.length > 0) await take(browser, 0)
    expect(here.isSignedIn()).toBe(false)
  })
})
