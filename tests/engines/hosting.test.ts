import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureWebKit } from '../../scripts/ensure-engines.js'
import { buildFrame } from '../../servers/frame/node/build-frame.js'
import { logIn, setRecoveryUp, signInWindow } from './embedded-wallet.js'
import type { Engine } from './engine.js'
import { buildInjections } from './fixtures/build-page.js'
import { startHosted } from './fixtures/hosting/start-hosted.js'
import { asVisitor } from './visitor.js'
import { startWebKit } from './webkit.js'

/** The servers of docs/host-embedded.md, started by its commands, behind TLS. */
const dataDir = mkdtempSync(join(tmpdir(), 'lintel-hosting-'))
let hosted: Awaited<ReturnType<typeof startHosted>>
let engine: Engine

beforeAll(async () => {
  await buildFrame()
  hosted = await startHosted(dataDir)
  engine = await startWebKit({ ...ensureWebKit(), proxy: hosted.proxy })
}, 180_000)

afterAll(async () => {
  await engine?.close()
  await hosted?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('WebKit logs in by e-mail, sets recovery up, signs by the smart account and is connected after a reload', async () => {
  const { locator } = await buildInjections()
  const place = { frame: 'https://wallet.example.com', locator }
  const visitor = asVisitor(engine.window, locator)
  await visitor.open('https://app.example.com')
  await logIn(visitor, hosted.inbox, 'ada@mail.example')
  await setRecoveryUp(engine, visitor, place)
  await signInWindow(engine, visitor, place)
  await visitor.reload()
  await visitor.see('button', 'Sign message')
  expect(await engine.takeErrors()).toEqual([])
}, 120_000)
