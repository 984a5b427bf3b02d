import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServices } from '../../scripts/build-services.js'
import { ensureWebKit } from '../../scripts/ensure-engines.js'
import { wait } from '../../src/rules/async/wait.js'
import { hostileMessages, writeAttack } from '../e2e/fixtures/pages/frame/attack.js'
import { logIn, setRecoveryUp, signInWindow, untilWindowClosed, untilWindowOpened } from './embedded-wallet.js'
import { type Engine, until } from './engine.js'
import { buildInjections } from './fixtures/build-page.js'
import { startHosted } from './fixtures/hosting/start-hosted.js'
import { asVisitor } from './visitor.js'
import { startWebKit } from './webkit.js'

/** The servers of docs/host-embedded.md, started by its commands, behind TLS. */
const dataDir = mkdtempSync(join(tmpdir(), 'lintel-hosting-'))
let hosted: Awaited<ReturnType<typeof startHosted>>
let engine: Engine
let locator: string

beforeAll(async () => {
  await buildServices()
  locator = (await buildInjections()).locator
  hosted = await startHosted(dataDir)
  engine = await startWebKit({ ...ensureWebKit(), proxy: hosted.proxy })
}, 180_000)

afterAll(async () => {
  await engine?.close()
  await hosted?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const FRAME = 'https://wallet.example.com'

test('WebKit logs in by e-mail, sets recovery up, signs by the smart account and is connected after a reload', async () => {
  const place = { frame: FRAME, locator }
  const visitor = asVisitor(engine.window, locator)
  await visitor.open('https://app.example.com')
  await logIn(visitor, hosted.inbox, 'ada@mail.example')
  await setRecoveryUp(engine, visitor, place)
  await signInWindow(engine, visitor, place)
  await visitor.reload()
  await visitor.see('button', 'Sign message')
  expect(await engine.takeErrors()).toEqual([])
}, 120_000)

test('a page of the same site that no list names cannot log in, and the frame answers none of its messages', async () => {
  const visitor = asVisitor(engine.window, locator)
  await visitor.open('https://neighbour.example.com')
  await visitor.choose('button', 'Connect wallet')
  await visitor.untilFocused('textbox', 'E-mail')
  await visitor.type('eve@mail.example')
  await visitor.press('Enter')
  // The browser does not tell a page why a frame does not load, so this takes the 20 s of a frame that does not answer.
  await until(
    'why',
    () =>
      visitor.evaluate("document.body.innerText.includes('Check your connection, then try again or reload the page.')"),
    30_000,
  )
  expect(await (await fetch(`${hosted.inbox}/messages?to=eve@mail.example`)).json()).toEqual([])

  // As a window the frame loads on every page.
  await visitor.evaluate(`void (() => { ${writeAttack()}; window.wallet = open('${FRAME}/?projectId=harbor') })()`)
  const opened = await untilWindowOpened(engine)
  await until('the page of the frame', () =>
    opened.evaluate(`document.readyState === 'complete' && origin === '${FRAME}'`),
  )
  await visitor.evaluate('void window.attack(window.wallet)')
  await wait(500)
  expect(await visitor.evaluate('[window.sent, window.replies]')).toEqual([hostileMessages.length, 0])
  await visitor.evaluate('void window.wallet.close()')
  await untilWindowClosed(engine)
}, 120_000)
