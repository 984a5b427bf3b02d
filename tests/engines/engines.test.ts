import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureFirefox, ensureWebKit } from '../../scripts/ensure-engines.js'
import { type RunSite, readRunSite } from '../fixtures/run-site.js'
import { logIn, setRecoveryUp, signInWindow, untilWindowClosed, untilWindowOpened } from './embedded-wallet.js'
import { type Engine, type EngineWindow, until } from './engine.js'
import { startFirefox } from './firefox.js'
import { buildInjections, servePage } from './fixtures/build-page.js'
import { asVisitor } from './visitor.js'
import { startWebKit } from './webkit.js'

const address = '0xf3…b92266'
let server: RunSite
let parts: Awaited<ReturnType<typeof servePage>>
let injections: Awaited<ReturnType<typeof buildInjections>>

beforeAll(async () => {
  server = await readRunSite()
  injections = await buildInjections()
  parts = await servePage('parts')
}, 60_000)

afterAll(() => parts?.close())

const engines = [
  { name: 'Firefox', start: () => startFirefox(ensureFirefox()), opensWalletWindow: true, takesCookies: true },
  // WebKit opens no window for a click that waits for a message of a frame, and such a frame has no channel to a window. It
  // takes no `Secure` cookie from a server without TLS; hosting.test.ts has one.
  { name: 'WebKit', start: () => startWebKit(ensureWebKit()), opensWalletWindow: false, takesCookies: false },
]

describe.each(engines)('$name', { timeout: 120_000 }, ({ name, start, opensWalletWindow, takesCookies }) => {
  let engine: Engine
  const visit = () => asVisitor(engine.window, injections.locator)

  async function openSite() {
    const visitor = visit()
    await visitor.open(server.url)
    await visitor.see('button', 'Connect wallet')
    return visitor
  }

  const injectWallet = (isShared: boolean) =>
    engine.window.evaluate(
      `(() => { ${injections.wallet}; window.injectWallet({ isShared: ${isShared} }); return 1 })()`,
    )

  beforeAll(async () => {
    engine = await start()
  }, 60_000)

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await engine.window.evaluate('document.body.innerText'))
    expect((await engine.takeErrors()).join('\n')).toBe('')
    await engine.window.evaluate('localStorage.clear()')
  })

  afterAll(() => engine?.close())

  test('a wallet in the browser: refused, tried again, signed, network switched, reloaded', async () => {
    const visitor = await openSite()
    await injectWallet(false)
    await visitor.evaluate('window.testWallet.rejectNext()')
    await visitor.choose('button', 'Connect wallet')
    await visitor.choose('button', 'Foxglove')
    await visitor.choose('button', 'Try again')
    await visitor.see('button', address)
    await visitor.isGone('dialog', 'Foxglove')

    await visitor.choose('button', 'Sign message')
    await visitor.untilText('status', 'Result', 'Signature verified')

    await visitor.choose('button', 'Network: Local Ethereum')
    await visitor.choose('button', 'Local Rollup')
    await visitor.see('button', 'Network: Local Rollup')

    await visitor.reload()
    await injectWallet(true)
    await visitor.see('button', address)
  })

  const untilOpened = () => untilWindowOpened(engine)
  const untilClosed = () => untilWindowClosed(engine)

  /** The row of the practice wallet leads to a choice once it has announced every namespace. */
  const untilAnnounced = (visitor: ReturnType<typeof visit>) =>
    visitor.untilText('button', 'Practice wallet', 'Polkadot')

  const answerInWindow = async () => {
    const visitor = await openSite()
    const decide = async (answer: 'Approve' | 'Reject') => {
      await asVisitor(await untilOpened(), injections.locator).choose('button', answer)
      await untilClosed()
    }
    await visitor.choose('button', 'Connect wallet')
    await untilAnnounced(visitor)
    await visitor.choose('button', 'Practice wallet')
    await visitor.choose('button', 'EVM')
    await decide('Reject')
    await visitor.choose('button', 'Try again')
    await decide('Approve')
    await visitor.see('button', address)
    await visitor.choose('button', 'Sign message')
    await decide('Approve')
    await visitor.untilText('status', 'Result', 'Signature verified')
  }
  if (opensWalletWindow) test('the practice wallet, in a window of its own', answerInWindow)

  test('a link copied in the modal and pasted into the practice wallet pairs', async () => {
    const visitor = await openSite()
    await visitor.choose('button', 'Connect wallet')
    await visitor.choose('button', 'WalletConnect')
    await visitor.choose('button', 'Copy link')
    await visitor.untilText('button', 'Copy link', 'Copied')
    const wallet = asVisitor(await engine.openWindow(), injections.locator)
    await wallet.open(server.config.services.practiceWallet ?? '')
    await wallet.choose('textbox', 'Connection link')
    await until('the link in the field', async () => {
      await wallet.press('Control+a')
      await wallet.press('Control+v')
      const isThere = await wallet.evaluate<boolean>(`document.activeElement.value.startsWith('wc:')`)
      // The display of the test sometimes loses what WebKit has copied.
      if (!isThere) await visitor.choose('button', 'Copy link')
      return isThere
    })
    await wallet.press('Enter')
    await wallet.choose('button', 'Approve')
    await visitor.see('button', address)
  })

  test('by keyboard alone: the theme panel by T, dark and light by D', async () => {
    const visitor = await openSite()
    await visitor.press('t')
    await visitor.see('dialog', 'Theme')
    await visitor.press('Escape')
    await visitor.isGone('dialog', 'Theme')
    const readBackground = () => visitor.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor')
    const before = await readBackground()
    await visitor.press('d')
    await until('the other background', async () => (await readBackground()) !== before)
  })

  test('by keyboard alone: the modal closed by Escape, a wallet connected and disconnected', async () => {
    const visitor = await openSite()
    await visitor.chooseByKeyboard('button', 'Connect wallet')
    await visitor.see('dialog', 'Connect wallet')
    await visitor.press('Escape')
    await visitor.isGone('dialog', 'Connect wallet')
    await visitor.untilFocused('button', 'Connect wallet')

    const name = opensWalletWindow ? 'Practice wallet' : 'Foxglove'
    if (!opensWalletWindow) await injectWallet(false)
    await visitor.press('Enter')
    if (opensWalletWindow) await untilAnnounced(visitor)
    await visitor.chooseByKeyboard('button', name)
    if (opensWalletWindow) {
      await visitor.chooseByKeyboard('button', 'EVM')
      await asVisitor(await untilOpened(), injections.locator).chooseByKeyboard('button', 'Approve')
      await untilClosed()
    }
    await visitor.see('button', address)
    await visitor.isGone('dialog', name)
    await visitor.untilFocused('button', address)
    await visitor.press('Enter')
    await visitor.see('dialog', 'Account')
    await visitor.chooseByKeyboard('button', 'Disconnect')
    await visitor.isGone('dialog', 'Account')
    await visitor.untilFocused('button', 'Connect wallet')
  })

  test('Select, a pasted one-time code and a toast', async () => {
    const visitor = visit()
    await visitor.open(parts.url)
    await visitor.choose('combobox', 'Network')
    await visitor.untilFocused('option', 'Ethereum')
    await visitor.press('ArrowDown')
    await visitor.untilFocused('option', 'Base')
    await visitor.press('Enter')
    await visitor.untilText('status', 'Values', 'Base')

    await visitor.choose('textbox', 'Copy from')
    await visitor.press('Control+a')
    await visitor.press('Control+c')
    await visitor.choose('textbox', 'One-time code')
    await visitor.press('Control+v')
    await visitor.untilText('status', 'Values', '417238')

    await visitor.choose('button', 'Show a toast')
    await visitor.untilText('status', 'Values', 'toast')
    await visitor.choose('button', 'Dismiss')
    await visitor.untilText('status', 'Values', 'no toast')
  })
  test('a login by e-mail: recovery in the frame and a signature in a window of the frame, or why there is none', async () => {
    const { inbox = '', frame = '' } = server.config.services
    const visitor = await openSite()
    await logIn(visitor, inbox, `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@mail.example`)
    if (!takesCookies) {
      await until('what to do', () =>
        visitor.evaluate("document.body.innerText.includes('Allow cookies of other sites')"),
      )
      return
    }
    await setRecoveryUp(engine, visitor, { frame, locator: injections.locator })
    await signInWindow(engine, visitor, { frame, locator: injections.locator })
    await visitor.reload()
    await visitor.see('button', 'Sign message')
  })

  // Last: on a display without a window manager, WebKit's first window has no focus after another one was closed.
  test('errors are recorded once: of the console, of scripts and of the policy, also in a window that the page opens', async () => {
    const visitor = visit()
    await visitor.open(parts.url)
    await visitor.evaluate('void open(location.href)')
    const opened = await until<EngineWindow>('the opened page', async () => {
      const [window] = await engine.listOpened()
      const isLoaded = await window?.evaluate('document.readyState === "complete" && location.href !== "about:blank"')
      return isLoaded ? window : null
    })
    for (const window of [visitor, opened]) {
      await window.evaluate(`void (() => {
        console.error('from the console')
        setTimeout(() => { throw new Error('from a script') })
        document.body.append(Object.assign(new Image(), { src: 'https://image.example' }))
      })()`)
      const errors: string[] = []
      await until('three errors', async () => errors.push(...(await engine.takeErrors())) >= 3)
      expect(errors).toHaveLength(3)
      for (const part of ['from the console', 'from a script', 'img-src']) {
        expect(errors).toContainEqual(expect.stringContaining(part))
      }
    }
    await opened.evaluate('close()')
  })
})
