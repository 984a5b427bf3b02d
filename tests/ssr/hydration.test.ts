import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type Browser, chromium } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from '../../scripts/ensure-chromium.js'
import { themeScript, themeScriptHash } from '../../src/theme/appearance/theme-script.js'
import { ROOT } from '../fixtures/source-files.js'

const source = join(ROOT, 'tests/ssr/hydration')
let folder: string
let server: Server
let browser: Browser

beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  folder = mkdtempSync(join(ROOT, 'dist', 'hydration-'))
  // In development mode, so that React reports mismatches.
  const shared: InlineConfig = {
    configFile: false,
    root: ROOT,
    mode: 'development',
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  }
  const output = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }
  await build({
    ...shared,
    build: {
      outDir: join(folder, 'client'),
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: { input: { client: join(source, 'client.tsx') }, output },
    },
  })
  await build({
    ...shared,
    build: { ssr: join(source, 'server.tsx'), outDir: join(folder, 'server'), rolldownOptions: { output } },
  })
  const run = promisify(execFile)
  const draw = async (path: string) => {
    const { stdout: html } = await run(process.execPath, [join(folder, 'server/server.js'), path], {
      env: { ...process.env, NODE_ENV: 'development' },
    })
    return html.replace('<head>', head)
  }
  const css = readdirSync(join(folder, 'client')).find((name) => name.endsWith('.css')) ?? ''
  const head = `<head><title>Hydration</title><link rel="icon" href="data:," /><link rel="stylesheet" href="/${css}" /><script>${themeScript}</script>`
  const pages: Record<string, string> = { '': await draw('/'), settings: await draw('/settings') }
  server = createServer((request, response) => {
    const name = (request.url ?? '/').split('?')[0]?.slice(1) ?? ''
    const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }
    const type = types[extname(name)] ?? 'text/html'
    response.setHeader('content-type', type)
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; img-src data:; style-src 'self'; script-src 'self' '${themeScriptHash}'`,
    )
    response.end(type === 'text/html' ? pages[name] : readFileSync(join(folder, 'client', name)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

type Visit = { path: string; stored: Record<string, string>; isBlocked?: boolean }

/** Opens a page. Returns its themes in all frames until hydration, its text and its stored values. */
async function visit({ path, stored, isBlocked = false }: Visit) {
  const context = await browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(
    ([entries, blocked]) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      if (blocked) {
        const refuse = () => {
          throw new DOMException('', 'SecurityError')
        }
        Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse })
      }
      const painted: string[] = []
      Object.assign(window, { painted })
      const look = () => {
        const { appearance, radius } = document.documentElement.dataset
        const shown = `${appearance} ${radius}`
        if (painted.at(-1) !== shown) painted.push(shown)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [stored, isBlocked] as const,
  )
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}${path}`)
  await page.locator('[data-is-hydrated]').waitFor()
  // One more frame, to detect late changes.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const seen = await page.evaluate(() => ({
    painted: (window as unknown as { painted: string[] }).painted,
    said: document.querySelector('output')?.textContent,
    elsewhere: document.querySelector('p')?.textContent,
    accent: document.documentElement.dataset.accent,
    search: window.location.search,
    stored: { ...localStorage },
  }))
  await context.close()
  return { ...seen, complaints }
}

describe('a page from a server, hydrated in a browser, in StrictMode', () => {
  test.each([
    { stored: null, expected: 'dark' },
    { stored: 'dark', expected: 'dark' },
    { stored: 'light', expected: 'light' },
    { stored: 'system', expected: 'system' },
  ])(
    'with $stored in storage: no warning, no violation, and $expected from the first to the last paint',
    async ({ stored, expected }) => {
      const { painted, said, complaints } = await visit({ path: '/', stored: stored ? { theme: stored } : {} })
      expect(said).toBe(expected)
      expect(painted).toEqual([`${expected} medium`])
      expect(complaints).toEqual([])
    },
  )

  const kept = { theme: 'dark', 'theme-settings': '{"accent":"red","radius":"none"}' }
  const link = '?theme=appearance:light;accent:red;radius:full'
  test.each([
    { name: 'storage', path: '/settings', stored: kept, expected: 'dark red none' },
    { name: 'a link over storage', path: `/settings${link}`, stored: kept, expected: 'light red full' },
    {
      name: 'a link without storage',
      path: `/settings${link}`,
      stored: {},
      isBlocked: true,
      expected: 'light red full',
    },
  ])('takes its whole look from $name, in every frame, and writes nothing', async ({ expected, name: _, ...asked }) => {
    const { painted, said, elsewhere, accent, search, stored, complaints } = await visit(asked)
    const [appearance, , radius] = expected.split(' ')
    expect(said).toBe(expected)
    expect(elsewhere).toBe(appearance)
    expect(accent).toBe('red')
    expect(painted).toEqual([`${appearance} ${radius}`])
    expect(stored).toEqual(asked.stored)
    expect(search).toBe(asked.path.replace('/settings', ''))
    expect(complaints).toEqual([])
  })
})
