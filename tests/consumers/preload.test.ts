import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, chromiumEnv, ensureChromium } from '../../scripts/ensure-chromium.js'
import { type InstalledApp, installApp, LONGEST_INSTALL } from './install-app.js'
import { buildApp, writeQuickStart } from './quick-start.js'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

let app: InstalledApp
let server: Server
let browser: Browser

beforeAll(async () => {
  app = await installApp('quick-start')
  writeQuickStart(app)
  await buildApp(app, { write: true, outDir: 'default' })
  writeQuickStart(app, (code) => code.replace('<LintelModal />', '<LintelModal preload={false} />'))
  await buildApp(app, { write: true, outDir: 'off', emptyOutDir: true })
  server = createServer((request, response) => {
    const [variant = '', ...rest] = (request.headers.host ?? '').split('.')
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    response.setHeader('content-type', rest.length > 0 ? (TYPES[extname(path)] ?? '') : '')
    response.end(readFileSync(join(app.path, variant, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
}, LONGEST_INSTALL)

afterAll(async () => {
  await browser?.close()
  server?.close()
  app?.remove()
}, 60_000)

type Visit = { page: Page; scripts: string[]; errors: string[] }

/** Opens the quick start. Each build has a subdomain of its own. */
async function visit(variant: 'default' | 'off', { savesData = false } = {}): Promise<Visit> {
  const page = await browser.newPage()
  const scripts: string[] = []
  const errors: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  if (savesData) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  const { port } = server.address() as AddressInfo
  await page.addInitScript(countPreloadsOfOpening)
  await page.goto(`http://${variant}.localhost:${port}/`, { waitUntil: 'networkidle' })
  return { page, scripts, errors }
}

/** Runs in the page: counts the files that are preloaded when the first frame shows the modal. */
function countPreloadsOfOpening(): void {
  const look = () => {
    if (!document.querySelector('[role="dialog"]')?.checkVisibility()) return requestAnimationFrame(look)
    const links = document.querySelectorAll('link[rel="modulepreload"]')
    document.documentElement.dataset.preloads = [...links].map((link) => link.getAttribute('href')).join(' ')
  }
  requestAnimationFrame(look)
}

const hasModal = ({ scripts }: Visit) => scripts.some((url) => url.includes('/modal-dialog-'))

async function openModal({ page, errors }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').waitFor()
  expect(errors).toEqual([])
}

describe('the quick start in a browser', { timeout: 30_000 }, () => {
  test('has fetched the modal once the page is idle', async () => {
    const visitor = await visit('default')
    expect(hasModal(visitor)).toBe(true)
    await openModal(visitor)
    // The views that often follow are fetched after that frame.
    const preloads = await visitor.page.locator('html').getAttribute('data-preloads')
    expect(preloads).toContain('/modal-dialog-')
    expect(preloads).not.toContain('.container-')
    await expect.poll(() => visitor.scripts.filter((url) => url.includes('/all-wallets.container-'))).toHaveLength(1)
    await visitor.page.close()
  })

  test.each([
    { name: 'preload={false}', variant: 'off', savesData: false },
    { name: "the visitor's data saver", variant: 'default', savesData: true },
  ] as const)('with $name it fetches the modal on demand', async ({ variant, savesData }) => {
    const visitor = await visit(variant, { savesData })
    expect(hasModal(visitor)).toBe(false)
    await openModal(visitor)
    expect(hasModal(visitor)).toBe(true)
    await visitor.page.close()
  })
})
