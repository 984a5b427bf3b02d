import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildSite, buildWallet } from '../../app/start/built-pages.js'
import { type RunningServer, startAll } from '../../app/start/start-all.js'
import { ensureFirefox, ensureWebKit } from '../../scripts/ensure-engines.js'
import { type Engine, until } from './engine.js'
import { startFirefox } from './firefox.js'
import { buildInjections, serveParts } from './fixtures/build-page.js'
import { asVisitor } from './visitor.js'
import { startWebKit } from './webkit.js'

const dataDir = mkdtempSync(join(tmpdir(), 'lintel-engines-'))
const address = '0xf3…b92266'
let server: RunningServer
let parts: Awaited<ReturnType<typeof serveParts>>
let injections: Awaited<ReturnType<typeof buildInjections>>

beforeAll(async () => {
  await buildSite()
  await buildWallet()
  injections = await buildInjections()
  parts = await serveParts()
  server = await startAll({ port: 0, dataDir })
}, 60_000)

afterAll(async () => {
  await server?.close()
  parts?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const engines = [
  { name: 'Firefox', start: () => startFirefox(ensureFirefox()), opensWalletWindow: true },
  // WebKit opens no window for a click that waits for a message of a frame, and such a frame has no channel to a window.
  { name: 'WebKit', start: () => startWebKit(ensureWebKit()), opensWalletWindow: false },
]

describe.each(engines)('$name', { timeout: 60_000 }, ({ start, opensWalletWindow }) => {
  let engine: Engine
  const visit = () => asVisitor(engine.window, injections.locator)

  async function openSite() {
    const visitor = visit()
    await visitor.open(server.url)
    await visitor.see('button', 'Connect wallet')
    await visitor.watchErrors()
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
    expect([...engine.errors, ...(await visit().readErrors())]).toEqual([])
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

  const answerInWindow = async () => {
    const visitor = await openSite()
    const decide = async (answer: 'Approve' | 'Reject') => {
      const opened = await until("the wallet's window", async () => (await engine.listOpened())[0])
      await asVisitor(opened, injections.locator).choose('button', answer)
      await until("the end of the wallet's window", async () => (await engine.listOpened()).length === 0)
    }
    await visitor.choose('button', 'Connect wallet')
    await visitor.choose('button', 'Practice wallet')
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
    const wallet = asVisitor(await engine.openWindow(), injections.locator)
    await wallet.open(server.config.services.practiceWallet ?? '')
    await wallet.choose('textbox', 'Connection link')
    await wallet.press('Control+v')
    expect(await wallet.evaluate('document.activeElement.value')).toMatch(/^wc:/)
    await wallet.press('Enter')
    await wallet.choose('button', 'Approve')
    await visitor.see('button', address)
  })

  test('by keyboard alone: the theme panel by T, dark and light by D, the modal by Tab, Enter and Escape', async () => {
    const visitor = await openSite()
    await visitor.press('t')
    await visitor.see('dialog', 'Theme')
    await visitor.press('Escape')
    await visitor.isGone('dialog', 'Theme')
    const readAppearance = () => visitor.evaluate<string>('document.documentElement.dataset.appearance')
    const before = await readAppearance()
    await visitor.press('d')
    await until('the other appearance', async () => (await readAppearance()) !== before)

    await visitor.tabTo('button', 'Connect wallet')
    await visitor.press('Enter')
    await visitor.see('dialog', 'Connect wallet')
    await visitor.press('Escape')
    await visitor.isGone('dialog', 'Connect wallet')
    await visitor.untilFocused('button', 'Connect wallet')
  })

  test('Select, a pasted one-time code and a toast', async () => {
    const visitor = visit()
    await visitor.open(parts.url)
    await visitor.see('combobox', 'Network')
    await visitor.watchErrors()
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
})
