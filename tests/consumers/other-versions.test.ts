import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Lockfile } from '../../scripts/complete-lockfile.js'
import { chromiumArgs, chromiumEnv, ensureChromium } from '../../scripts/ensure-chromium.js'
import { localSolanaTokens } from '../../servers/chains/solana/tokens.js'
import { type PageServer, serveFolder } from '../bench/serve-page.js'
import { ROOT } from '../fixtures/source-files.js'
import { openChain, openWalletPage } from '../unit/chains/solana/open-chain.js'
import { createStranger } from '../unit/servers/chains/solana/fixtures.js'
import { compileFile } from './compile-file.js'
import { APPS, type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>

const readJson = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content
const peers = readJson<Manifest>(join(ROOT, 'package.json')).peerDependencies

let app: InstalledApp
let browser: Browser
let server: PageServer

beforeAll(async () => {
  app = await installApp('other-versions', 'page')
  await app.run('vite', 'build', '--logLevel', 'error')
  server = await serveFolder(join(app.path, 'dist'))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
}, MAX_INSTALL)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  app?.remove()
})

describe("beside an app's own version of a package of Radix", () => {
  test('npm has installed several copies of the layers, and one Escape closes one layer', async () => {
    const { packages } = readJson<Lockfile>(join(APPS, 'other-versions', 'package-lock.json'))
    const copies = Object.keys(packages).filter((path) => path.endsWith('/react-dismissable-layer'))
    expect(copies.length).toBeGreaterThan(2)
    const page = await browser.newPage()
    await page.goto(server.url)
    const layers = [
      page.getByRole('dialog', { name: 'Transfer' }),
      page.getByRole('dialog', { name: 'Network fee' }),
      page.getByRole('listbox'),
    ]
    await page.getByRole('button', { name: 'Fee' }).click()
    await page.getByRole('combobox', { name: 'Network' }).click()
    await layers[2]?.waitFor()
    for (const layer of layers.toReversed()) {
      const below = layers.slice(0, layers.indexOf(layer))
      await page.keyboard.press('Escape')
      await layer.waitFor({ state: 'detached' })
      // Hidden from assistive technology for a moment after a list has closed.
      for (const open of below) await open.waitFor()
    }
  })
})

describe('beside the oldest version of each peer', () => {
  test.each(Object.entries(peers))(
    '%s may have %s: from a version that is tested to the newest that is',
    (name, range) => {
      const { devDependencies } = readJson<Manifest>(join(ROOT, 'package.json'))
      const { dependencies } = readJson<Manifest>(join(APPS, 'other-versions', 'package.json'))
      const newest = devDependencies[name] ?? ''
      // The repository itself has the oldest version of a package that is not here.
      const oldest = dependencies[name] ?? newest
      const [major = 0, minor = 0] = newest.split('.').map(Number)
      const next = major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`
      const isSameMajor = oldest.startsWith(`${major}.`)
      expect([oldest, `>=${oldest}`, `>=${oldest} <${next}`, ...(isSameMajor ? [`^${oldest}`] : [])]).toContain(range)
    },
  )

  test('every entry compiles', async () => {
    cpSync(join(APPS, 'every-peer/types/every-entry.tsx'), join(app.path, 'every-entry.tsx'))
    const mode = { module: 'esnext', resolution: 'bundler', more: ['--skipLibCheck'] }
    expect(await compileFile(app, { compiler: ['tsc'], file: 'every-entry.tsx', ...mode })).toBe('')
  }, 300_000)

  test("a visitor connects, and wagmi's hooks have the account", async () => {
    const page = await browser.newPage()
    await page.goto(`${server.url}?wallet`)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Mock Connector' }).click()
    await page.getByText('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045').waitFor()
  })

  test('a directory of wallets answers', async () => {
    const script = `import { createDirectory } from 'lintel/server'
      const directory = createDirectory({})
      const answer = await directory(new Request('http://localhost/getWallets?page=1&entries=4'))
      console.log(answer.status)`
    writeFileSync(join(app.path, 'directory.mjs'), script)
    expect(await app.run('node', 'directory.mjs')).toBe('200\n')
  })

  test('a visitor sends SOL and a token', async () => {
    const load = (name: string, file: string) => () => import(pathToFileURL(join(app.modules, name, file)).href)
    const kit = vi.fn(load('@solana/kit', 'dist/index.node.mjs'))
    vi.doMock('@solana/kit', kit)
    vi.doMock('@solana-program/token', load('@solana-program/token', 'dist/src/index.mjs'))
    const chain = await openChain()
    const { page, close } = await openWalletPage([chain.url])
    const { address: to } = await createStranger('receiver')
    const { adapter } = page
    for (const token of [undefined, localSolanaTokens.sail.mint]) {
      const id = await adapter.sendTransaction({
        kind: 'transfer',
        to,
        amount: 1_000_000_000n,
        ...(token && { token }),
      })
      await expect(adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    }
    expect(kit).toHaveBeenCalledOnce()
    close()
    await chain.close()
  }, 60_000)
})
