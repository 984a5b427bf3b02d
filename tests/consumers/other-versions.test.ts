import { readFileSync } from 'node:fs'
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
import { APPS, type InstalledApp, installApp, LONGEST_INSTALL } from './install-app.js'

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>

const readJson = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content
const solanaPackages = ['@solana/kit', '@solana-program/token'] as const

let app: InstalledApp
let browser: Browser
let server: PageServer

beforeAll(async () => {
  app = await installApp('other-versions', 'dialog')
  await app.run('vite', 'build', '--logLevel', 'error')
  server = await serveFolder(join(app.path, 'dist'))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
}, LONGEST_INSTALL)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  app?.remove()
}, 60_000)

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

describe('the packages of Solana', () => {
  test('may have each version from the oldest that is tested here to the newest that is tested elsewhere', () => {
    const { peerDependencies, devDependencies } = readJson<Manifest>(join(ROOT, 'package.json'))
    const { dependencies } = readJson<Manifest>(join(APPS, 'other-versions', 'package.json'))
    const [kit, token] = solanaPackages.map((name) => ({
      range: peerDependencies[name],
      oldest: dependencies[name],
      newest: devDependencies[name]?.split('.').map(Number) ?? [],
    }))
    expect(kit?.range).toBe(`>=${kit?.oldest} <${(kit?.newest[0] ?? 0) + 1}.0.0`)
    expect(token?.range).toBe(`>=${token?.oldest} <0.${(token?.newest[1] ?? 0) + 1}.0`)
  })

  test('send SOL and a token in the oldest version', async () => {
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
