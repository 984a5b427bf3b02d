import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from '../../scripts/ensure-chromium.js'
import { ROOT } from '../fixtures/source-files.js'
import { serveDocuments } from './serve-documents.js'

let site: Awaited<ReturnType<typeof serveDocuments>>
let browser: Browser

beforeAll(async () => {
  site = await serveDocuments(join(ROOT, 'tests/ssr/hydration'), ['accents/lime', 'accents/red'])
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  site?.close()
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
  await page.goto(site.origin + path)
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
