import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumEnv, ensureChromium } from '../../scripts/ensure-chromium.js'
import { announceInstantWallet } from '../bench/instant-wallet.js'
import { readDocSamples } from '../fixtures/doc-samples.js'
import { type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

/** ms. A guard: a busy machine compiles the page for two minutes. */
const MAX_DEV = 300_000
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

let app: InstalledApp
type Site = { url: string; stop: () => Promise<void> }

let site: Site
let browser: Browser

beforeAll(async () => {
  app = await installApp('required-peers', 'next')
  for (const { path, code } of readDocSamples('docs/nextjs.md')) {
    mkdirSync(dirname(join(app.path, path)), { recursive: true })
    writeFileSync(join(app.path, path), code)
  }
  await app.run('next', 'build')
  site = await start('start', app)
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
}, MAX_INSTALL)

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  app?.remove()
})

/** Starts the app on a free port, in a process of its own: `start` as it was built, `dev` from its sources. */
async function start(command: 'start' | 'dev', { path, modules }: InstalledApp): Promise<Site> {
  const args = [join(modules, 'next/dist/bin/next'), command, '--hostname', '127.0.0.1', '--port', '0']
  const mode = command === 'dev' ? 'development' : 'production'
  const env = { ...process.env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, args, { cwd: path, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const [found] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output) ?? []
      if (found !== undefined && output.includes('Ready')) resolve(found)
    })
    child.once('exit', () => reject(new Error(`next ${command} ended.\n${output}`)))
  })
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

test('the app of docs/nextjs.md restores a connection from its cookie, without a hydration error', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => complaints.push(String(error)))
  // The balance is read from a network that tests do not reach.
  await page.route(
    (url) => !url.href.startsWith(site.url),
    (route) => route.fulfill({ json: { id: 1, jsonrpc: '2.0', result: '0x0' } }),
  )
  await page.addInitScript(announceInstantWallet, { address, chainId: 1 })
  await page.context().addCookies([
    { name: 'appearance', value: 'dark', url: site.url },
    { name: 'session', value: 'secret-of-the-visitor', url: site.url, httpOnly: true },
  ])
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Instant' }).click()
  const account = page.getByRole('button', { name: address.slice(-4) })
  await account.waitFor()
  const reply = await page.reload()
  const html = (await reply?.text()) ?? ''
  expect(html).toContain('data-accent="indigo"')
  expect(html).toContain('data-appearance="dark"')
  expect(html).not.toContain('secret-of-the-visitor')
  expect((await reply?.allHeaders())?.['content-security-policy']).toMatch(/^script-src 'self' 'nonce-\w/)
  expect(html).not.toContain('Connect wallet')
  await account.waitFor()
  // The choice of the visitor stays, although the system is light.
  expect(await page.locator('html').getAttribute('data-appearance')).toBe('dark')
  // The visitor changes the choice. The cookie has it, and with it the first HTML of the next visit.
  await page.getByRole('button', { name: 'Light' }).click()
  await page.locator('html[data-appearance="light"]').waitFor()
  expect(await (await page.reload())?.text()).toContain('data-appearance="light"')
  await page.getByRole('img', { name: 'Mark' }).waitFor()
  // A violation of the policy is an error on the console.
  expect(complaints).toEqual([])
  await page.close()
}, 60_000)

test(
  'next dev runs under the policy of docs/nextjs.md',
  async () => {
    const dev = await start('dev', app)
    try {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
      // It builds the page on the first request.
      page.setDefaultTimeout(MAX_DEV)
      await page.goto(dev.url, { timeout: MAX_DEV })
      await page.getByRole('button', { name: 'Connect wallet' }).click()
      await page.getByRole('dialog', { name: 'Connect wallet' }).waitFor()
      expect(complaints).toEqual([])
    } finally {
      await dev.stop()
    }
  },
  2 * MAX_DEV,
)
