import { expect, test } from './fixtures/site.js'
import { openSite } from './fixtures/visitor.js'

const html = 'html'
/** The background of a frame before the stylesheets, in which nothing of the page is drawn. */
const UNSTYLED = 'rgba(0, 0, 0, 0)'

test('dark by default; D turns it to light, the choice is kept and is there before the first paint', async ({
  page,
}) => {
  await openSite(page)
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'dark')
  await page.keyboard.press('d')
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  // The page's own code never runs: only the blocking script can have set it.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.reload()
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'light')
})

test('system follows the operating system live; junk in storage means dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.goto('/')
  const background = () => page.locator(html).evaluate((node) => getComputedStyle(node).backgroundColor)
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'system')
  expect(await background()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).not.toBe('rgb(255, 255, 255)')
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.reload()
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'dark')
})

test('D is ignored with a modifier, and other tabs follow', async ({ page, context, baseURL }) => {
  await openSite(page)
  const other = await context.newPage()
  await openSite(other, baseURL)
  await page.keyboard.press('Control+d')
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'dark')
  await page.keyboard.press('d')
  await expect(other.locator(html)).toHaveAttribute('data-appearance', 'light')
})

test('a swatch recolours the page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'lime' }).check()
  await expect(page.locator(html)).toHaveAttribute('data-accent', 'lime')
  await expect(page.locator(html)).toHaveAttribute('data-gray', 'olive')
})

for (const stored of ['light', 'dark', 'system'] as const) {
  test(`no frame is painted in another appearance than ${stored}, with the page's code late and in time`, async ({
    page,
    consoleErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript((appearance) => {
      localStorage.setItem('theme', appearance)
      const painted = new Set<string>()
      Object.assign(window, { painted })
      // At every frame: what the page's own background is, from the first on.
      const look = () => {
        painted.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    let release: () => void = () => undefined
    const isLate = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isLate
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(
      (unstyled) => [...(window as unknown as { painted: Set<string> }).painted].some((color) => color !== unstyled),
      UNSTYLED,
    )
    const readBackground = async () => {
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
      return picture.toString('base64')
    }
    const early = await readBackground()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readBackground()).toBe(early)
    const painted = await page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])
    const colors = painted.filter((color) => color !== UNSTYLED)
    expect(colors).toEqual([stored === 'dark' ? 'rgb(17, 17, 19)' : 'rgb(255, 255, 255)'])
    expect(consoleErrors).toEqual([])
  })
}
