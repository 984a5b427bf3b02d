import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks/expect-accessible.js'
import { expect, test } from './fixtures/sites/site.js'
import { openSite } from './fixtures/visitors/visitor.js'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Theme', exact: true })
const html = 'html'
const readAddress = (page: Page) => decodeURIComponent(new URL(page.url()).search)

test('T opens the panel and focuses it; the keyboard alone operates it, focus is restored, and accents load when they are selected', async ({
  page,
  consoleErrors,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const name = /assets\/([a-z]+)-[^/]*\.css$/.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await opener.focus()
  await page.keyboard.press('t')
  const panel = panelOf(page)
  await expect(panel).toBeVisible()
  await expect.poll(() => panel.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await panel.getByRole('radio', { name: 'Indigo', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked()
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'blue')
  expect(readAddress(page)).toMatch(/theme=appearance:dark;accent:/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('t')
  await expect(panel).toBeVisible()
  await page.keyboard.press('t')
  await expect(panel).toBeHidden()

  await test.step('each of the 26 accents is loaded when it is selected, and not before', async () => {
    await page.waitForLoadState('networkidle')
    expect([...fetched]).not.toContain('sky')
    await page.keyboard.press('t')
    await panel.getByRole('radio', { name: 'Sky', exact: true }).check()
    await expect(page.locator(html)).toHaveAttribute('data-accent', 'sky')
    expect([...fetched]).toContain('sky')
    const hasColor = await page.evaluate(
      () => getComputedStyle(document.documentElement).getPropertyValue('--lintel-accent-name') === 'sky',
    )
    expect(hasColor).toBe(true)
    await page.keyboard.press('t')
    await expect(panel).toBeHidden()
  })
  expect(consoleErrors).toEqual([])

  await test.step('an accent that fails to load leaves the current one', async () => {
    await page.route(/assets\/lime/, (route) => route.abort())
    const refused = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await page.getByRole('radio', { name: 'lime' }).check()
    await refused
    await expect(page.locator(html)).toHaveAttribute('data-accent', 'sky')
    await page.unroute(/assets\/lime/)
    await page.getByRole('radio', { name: 'orange' }).check()
    await expect(page.locator(html)).toHaveAttribute('data-accent', 'orange')
  })
})

test('the panel of the modal is translucent, and solid for visitors who ask for less transparency', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  const emulate = (value: 'reduce' | 'no-preference') =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value }] })
  await emulate('no-preference')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const panel = page.getByRole('dialog', { name: 'Connect wallet' })
  await expect(panel).toHaveCSS('backdrop-filter', 'blur(24px)')
  await emulate('reduce')
  await expect(panel).toHaveCSS('backdrop-filter', 'none')
})

/** Records the theme attributes of `<html>` in every frame. */
async function watchLooks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const { appearance, accent, gray, radius } = document.documentElement.dataset
      // The colors load with the content, and no element uses them before.
      const text = [appearance, radius, ...(document.querySelector('h1') ? [accent, gray] : [])].join(' ')
      if (seen.at(-1) !== text) seen.push(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
}

test('a link opens the same theme, also in every frame, and leaves the stored theme unchanged', async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const readLooks = await watchLooks(page)
  await page.goto('/?page=2&theme=accent:tomato;radius:full;appearance:light#why')
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'tomato')
  const solid = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })
  await expect(solid).toHaveCSS('background-color', 'rgb(229, 77, 46)')
  expect((await readLooks()).filter((look) => look !== 'light full')).toEqual(['light full tomato mauve'])
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  expect(page.url()).toContain('page=2')
  expect(page.url()).toContain('#why')
  expect(consoleErrors).toEqual([])
})

test("the settings of a link, except colors, are applied before the page's code runs", async ({ page }) => {
  // The page's own code is blocked, so only the blocking script can have set it.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const readLooks = await watchLooks(page)
  await page.goto('/?theme=accent:tomato;radius:full;appearance:light')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await readLooks()).toEqual(['light full'])
})

test('invalid settings in a link are ignored, and a notice shows this without taking the focus', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/?theme=accent:unobtainium;radius:round;scaling:110%25')
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'indigo')
  await expect(page.locator(html)).toHaveAttribute('data-radius', 'medium')
  await expect(page.locator(html)).toHaveAttribute('data-scaling', '110%')
  const notice = page.getByRole('status').filter({ hasText: 'The link asked for a theme that is not all here.' })
  await expect(notice).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await expect(panelOf(page)).toBeHidden()
  await expectAccessible(page, 'the notice')
  await notice.getByRole('button', { name: 'See what is missing' }).click()
  await expect(panelOf(page)).toContainText('unobtainium')
  await expect(panelOf(page)).toContainText('round')
  await expect(notice).toBeHidden()
  expect(consoleErrors).toEqual([])
})

test('the theme is kept after a reload, and other tabs follow', async ({ page, context, baseURL }) => {
  await openSite(page)
  const other = await context.newPage()
  await openSite(other, baseURL)
  await page.getByRole('radio', { name: 'lime' }).check()
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'lime')
  await expect(other.locator(html)).toHaveAttribute('data-accent', 'lime')
  await page.goto(baseURL ?? '/')
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'lime')
  await expect(page.locator(html)).toHaveAttribute('data-gray', 'olive')
})
