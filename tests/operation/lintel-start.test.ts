import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chromiumArgs, chromiumEnv, ensureChromium } from '../../scripts/ensure-chromium.js'
import { optionalPackages } from '../../servers/packages/optional-packages.js'
import { type InstalledApp, installApp, MAX_INSTALL } from '../consumers/install-app.js'
import { ROOT } from '../fixtures/source-files.js'
import { type LintelRun, providePackages, readServiceUrl, runLintel as startLintel } from './fixtures/run-lintel.js'

/** A guard, ms: beside other tests a start takes several times as long. `npm run bench start` times it. */
const MAX_START = 60_000

let app: InstalledApp
beforeAll(async () => {
  app = await installApp('required-peers', 'lintel-start')
}, MAX_INSTALL)
afterAll(() => app?.remove())

const lintel = (args: readonly string[], env?: Record<string, string>) => startLintel(app, args, env)

async function runLintel(args: readonly string[], env: Record<string, string> = {}) {
  const { ended, read } = lintel(args, env)
  return { code: await ended, output: read() }
}

describe('lintel start, from the packed package in an empty folder', () => {
  let running: LintelRun
  let ready: number
  let pages: Server
  let browser: Browser
  const readUrl = (name: string) => readServiceUrl(running, name)

  beforeAll(async () => {
    providePackages(join(app.path, '.lintel'))
    const started = performance.now()
    running = lintel(['start'], { PORT: '0' })
    await vi.waitFor(
      () => expect(running.read().includes('Lintel is ready') || running.child.exitCode !== null).toBe(true),
      { timeout: MAX_START },
    )
    ready = performance.now() - started
    pages = createServer(
      (_, response) => void response.setHeader('content-type', 'text/html').end('<title>App</title>'),
    )
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
  }, 90_000)
  afterAll(async () => {
    await browser?.close()
    pages?.close()
    running?.child.kill('SIGTERM')
    await running?.ended
  })

  test('is ready, and prints where', () => {
    console.log(`lintel start: ready in ${(ready / 1_000).toFixed(1)} s`)
    expect(running.read()).toMatch(/^Lintel is ready: http:\/\/localhost:\d+$/m)
  })

  test('serves a page of another port of this machine: chains, smart accounts, wallets, events and the frame', async () => {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${(pages.address() as AddressInfo).port}`)
    const urls = {
      dataApi: readUrl('Data API'),
      bundler: readUrl('Bundler'),
      site: readUrl('Site'),
      analytics: readUrl('Analytics'),
    }
    const replies = await page.evaluate(async ({ dataApi, bundler, site, analytics }) => {
      const call = async (url: string, method: string) => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
        const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        return (await reply.json()).result
      }
      return {
        chain: await call(`${dataApi}/v1/?chainId=eip155:31337`, 'eth_chainId'),
        entryPoints: (await call(`${bundler}/v1/eip155:31337`, 'eth_supportedEntryPoints')).length,
        wallets: (await (await fetch(`${site}/directory/getWallets?page=1&entries=4`)).json()).data.length,
        // The page may read that this is no event of the catalogue.
        analytics: (await fetch(`${analytics}/e`, { method: 'POST', body: '{}' })).status,
      }
    }, urls)
    expect(replies).toEqual({ chain: '0x7a69', entryPoints: 1, wallets: 4, analytics: 400 })
    const frame = await fetch(readUrl('Frame'))
    expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors [^;]*http:\/\/localhost:\*/)
    await page.close()
  })

  // Not that of the charts, which waits until its database is created.
  test.each(['Site', 'Practice wallet', 'Frame'])('%s has its built page, and its script', async (name) => {
    const url = readUrl(name)
    const html = await (await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()
    const [, script = ''] = /<script type="module"[^>]* src="\.?\/?([^"]+)"/.exec(html) ?? []
    for (const encoding of ['br', 'identity']) {
      const reply = await fetch(`${url}/${script}`, { headers: { 'accept-encoding': encoding } })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript/)])
      expect(await reply.text()).toMatch(/import|const|var|function/)
    }
  })

  test('a backup waits until the services have ended, has what is stored, and is restored into an empty folder', async () => {
    const file = join(app.path, 'copy.tgz')
    const early = await runLintel(['backup', file])
    expect(early).toEqual({ code: 1, output: expect.stringContaining('Lintel already runs with') })
    // Its database is created in the background.
    const identity = join(app.path, '.lintel/identity/pglite')
    await expect.poll(() => statSync(identity, { throwIfNoEntry: false }) !== undefined, { timeout: 30_000 }).toBe(true)
    running.child.kill('SIGTERM')
    await running.ended
    const copy = await runLintel(['backup', file])
    expect(copy.output).toContain('It has no keys (keys, bundler/key), without which it opens no wallet.')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await runLintel(['backup', file])).toEqual({ code: 1, output: expect.stringContaining('exists already') })
    expect((await runLintel(['restore', file])).output).toContain('exists already, and is not overwritten.')
    const other = { LINTEL_DATA_DIR: join(app.path, 'other') }
    const restored = await runLintel(['restore', file], other)
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('put WALLET_KEKS and IDENTITY_SECRET back') })
    const list = (folder: string) => readdirSync(join(app.path, folder, 'identity/pglite')).toSorted()
    expect(list('other')).toEqual(list('.lintel'))
    rmSync(join(app.path, 'other'), { recursive: true })
  }, 60_000)
})

describe('lintel', () => {
  test('check says what is wrong, one sentence each, and what would start', async () => {
    const env = {
      PORT: 'http',
      FRAME_ORIGIN: 'https://wallet.example/',
      SMTP_URL: 'mail.example/hunter2',
      WALLET_KEK: 'x',
    }
    const { code, output } = await runLintel(['check', 'identity'], env)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([
      'Warning: WALLET_KEK is read by nothing. Did you mean WALLET_KEKS?',
      'identity: PORT is "http". Write a whole number from 0 to 65535; 0 takes any free port.',
      'identity: FRAME_ORIGIN is "https://wallet.example/". Write it without the slash at its end: https://wallet.example.',
      'identity: SMTP_URL is not valid. Write smtps://user:password@mail.example.',
    ])
    const relay = await runLintel(['check', 'relay'])
    expect(relay).toEqual({ code: 0, output: 'relay would start on 127.0.0.1:3002.\n' })
  })

  test('start without what it needs says in a sentence what to install', async () => {
    const env = { LINTEL_DATA_DIR: join(app.path, 'bare') }
    const { code, output } = await runLintel(['start', 'analytics', '--no-install'], env)
    const { version } = optionalPackages['@electric-sql/pglite']
    expect([code, output.trim()]).toEqual([
      1,
      `Not installed: @electric-sql/pglite (embedded databases). Run: npm install --prefix ${env.LINTEL_DATA_DIR}/packages @electric-sql/pglite@${version}`,
    ])
  })

  test('start runs two services, each with its own variables; its lines are JSON as well', async () => {
    const env = {
      LOG_FORMAT: 'json',
      RELAY_PORT: '0',
      DIRECTORY_PORT: '0',
      DIRECTORY_ALLOWED_ORIGINS: 'https://app.example',
    }
    const { child, read, ended } = lintel(['start', 'relay', 'directory'], env)
    await expect.poll(read, { timeout: 15_000 }).toContain('Lintel is ready.')
    const lines = read().trim().split('\n')
    const messages = lines.map((line): string => JSON.parse(line).message)
    const url = /^ +directory +(\S+)/m.exec(messages.join('\n'))?.[1] ?? ''
    expect(await (await fetch(`${url}/projects/v1/origins`)).json()).toEqual({
      allowedOrigins: ['https://app.example'],
    })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

test('the packages that are installed when used are those of the tests', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  for (const [name, { version }] of Object.entries(optionalPackages))
    expect([name, devDependencies[name]]).toEqual([name, version])
})
