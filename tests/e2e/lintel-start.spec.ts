import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { parseEther } from 'viem'
import type { Listening } from '../../servers/http/listen.js'
import { type InstalledApp, installApp } from '../consumers/install-app.js'
import { buildApp } from '../consumers/quick-start.js'
import { untilReady } from '../fixtures/run-site.js'
import { type LintelRun, providePackages, readServiceUrl, runLintel } from '../operation/fixtures/run-lintel.js'
import { createAccount } from './fixtures/account.js'
import { startBeside } from './fixtures/beside-site.js'
import { enterFrame, frameOf, logInByEmail, newEmail, readAddress, setRecoveryUp } from './fixtures/embedded-visitor.js'
import { readUntilEnabled } from './fixtures/read-until-enabled.js'
import { asVisitor } from './fixtures/visitor.js'

/** An app of a stranger, built with the packed package, whose services are those of `npx lintel start`. */

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

test.setTimeout(600_000)

let app: InstalledApp
let running: LintelRun
let pages: Listening

test.beforeAll(async () => {
  app = await installApp('required-peers', 'lintel-start')
  providePackages(join(app.path, '.lintel'))
  running = runLintel(app, ['start'], { PORT: '0' })
  await buildApp(app, { write: true, outDir: 'dist' })
  await expect.poll(() => running.read(), { timeout: 60_000 }).toContain('Lintel is ready')
  const read = (name: string) => readServiceUrl(running, name)
  const urls = { frame: read('Frame'), dataApi: read('Data API'), site: read('Site') }
  await untilReady({ chains: [], services: { ...urls, identity: read('Identity') } })
  pages = await startBeside((request) => {
    const { pathname } = new URL(request.url)
    const path = pathname === '/' ? '/index.html' : pathname
    const body = path === '/urls.js' ? `var urls = ${JSON.stringify(urls)}` : readFileSync(join(app.path, 'dist', path))
    return new Response(body, { headers: { 'content-type': TYPES[extname(path)] ?? '' } })
  })
})

test.afterAll(async () => {
  await pages?.close()
  running?.child.kill('SIGTERM')
  await running?.ended
  app?.remove()
})

async function readBalance(address: string): Promise<bigint> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [address, 'latest'] })
  const url = `${readServiceUrl(running, 'Data API')}/v1/?chainId=eip155:31337`
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return BigInt(((await reply.json()) as { result: string }).result)
}

async function fund(address: string): Promise<void> {
  const body = JSON.stringify({ chainId: 31_337, address })
  const url = `${readServiceUrl(running, 'Site')}/faucet`
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

async function send(page: Page, amount: string, receiver: string): Promise<void> {
  await asVisitor(page).accountButton.click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page
    .getByRole('button', { name: /^(Select token|Token )/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Select token' })
    .getByRole('button', { name: /^Ether/ })
    .click()
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('textbox', { name: 'Receiver' }).fill(receiver)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Send', exact: true }).click()
  const frame = frameOf(page)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible({ timeout: 60_000 })
  await enterFrame(title)
  await (await readUntilEnabled(frame, { timeout: 60_000 })).click()
}

test("a visitor of a stranger's app logs in by e-mail, and sends", async ({ page }) => {
  await page.goto(pages.url)
  await logInByEmail(page, { inbox: readServiceUrl(running, 'Inbox') }, newEmail('ada'))
  await setRecoveryUp(page)
  const address = await readAddress(page)
  await fund(address)
  await expect.poll(() => readBalance(address)).toBe(parseEther('1'))
  const { address: receiver } = createAccount()
  await send(page, '0.25', receiver)
  await expect.poll(() => readBalance(receiver), { timeout: 60_000 }).toBe(parseEther('0.25'))
})
