import { test as base, expect, type Page } from '@playwright/test'
import { buildScript } from './fixtures/frame/build-script.js'

const test = base.extend<object, { scripts: { host: string; frame: string } }>({
  scripts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => use({ host: await buildScript('host'), frame: await buildScript('frame') }),
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** Opens a page that owns a frame and waits for a signature. `answer` serves the frame's page. */
async function openApp(page: Page, scripts: { host: string; frame: string }, isServed = () => true) {
  await page.route('https://wallet.example/**', (route) =>
    isServed()
      ? route.fulfill({ contentType: 'text/html', body: `<script>${scripts.frame}</script>` })
      : route.abort('connectionrefused'),
  )
  await page.route('https://app.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<body><script>${scripts.host}</script>` }),
  )
  await page.goto('https://app.example/')
}

const readOutcome = (page: Page) => page.evaluate(() => window.outcome)
const askAgain = (page: Page) =>
  page.evaluate(() => window.embedded.request('IS_CONNECTED', undefined).then(({ isConnected }) => isConnected))

test('a frame that does not load is an error after 20 s, and the next request loads it again', async ({
  page,
  scripts,
}) => {
  let isServed = false
  await page.clock.install()
  await openApp(page, scripts, () => isServed)
  // The clock also runs by itself, so there is a margin for what the test has taken so far.
  await page.clock.runFor(15_000)
  expect(await readOutcome(page)).toBe('connecting')
  await page.clock.runFor(5_000)
  await expect.poll(() => readOutcome(page)).toContain('Could not load embedded wallet (https://wallet.example)')
  isServed = true
  const answer = askAgain(page)
  await page.waitForRequest('https://wallet.example/**')
  await expect.poll(() => page.frames().some((frame) => frame.url().startsWith('https://wallet.example'))).toBe(true)
  await page.clock.resume()
  expect(await answer).toBe(true)
})

test('a frame that loads again rejects what it was asked, and answers the next request', async ({ page, scripts }) => {
  await openApp(page, scripts)
  await expect.poll(() => readOutcome(page)).toBe('waiting')
  await page.frame({ url: /wallet\.example/ })?.evaluate(() => window.location.reload())
  await expect.poll(() => readOutcome(page)).toContain('Could not load embedded wallet')
  expect(await askAgain(page)).toBe(true)
})

test('a frame that the page removes rejects what it was asked, and comes back with the next request', async ({
  page,
  scripts,
}) => {
  await openApp(page, scripts)
  await expect.poll(() => readOutcome(page)).toBe('waiting')
  await page.evaluate(() => window.embedded.element.remove())
  await expect.poll(() => readOutcome(page)).toContain('Could not load embedded wallet')
  expect(await askAgain(page)).toBe(true)
})

test('closing removes the frame and rejects what it was asked', async ({ page, scripts }) => {
  await openApp(page, scripts)
  await expect.poll(() => readOutcome(page)).toBe('waiting')
  await page.evaluate(() => window.embedded.close())
  await expect.poll(() => readOutcome(page)).toContain('cancelled')
  expect(page.frames()).toHaveLength(1)
})
