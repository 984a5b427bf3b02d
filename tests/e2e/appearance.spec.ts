import { holdRequests } from './fixtures/pages/hold-requests.js'
import { expect, test } from './fixtures/sites/site.js'
import { openSite } from './fixtures/visitors/visitor.js'

const html = 'html'
/** The background of a frame that was painted before the stylesheets loaded. */
const UNSTYLED = 'rgba(0, 0, 0, 0)'

test('the default is dark; D selects light, which is stored and applied before the first paint', async ({ page }) => {
  await openSite(page)
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'dark')
  await page.keyboard.press('d')
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  // The page's own code is blocked, so only the blocking script can have set it.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.reload()
  await expect(page.locator(html)).toHaveAttribute('data-appearance', 'light')
})

test('system follows the operating system live; an invalid stored value means dark', async ({ page }) => {
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

for (const stored of ['light', 'dark', 'system'] as const) {
  test(`every frame is painted in ${stored}, whether the page's code loads late or in time`, async ({
    page,
    consoleErrors,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript((appearance) => {
      localStorage.setItem('theme', appearance)
      const painted = new Set<string>()
      Object.assign(window, { painted })
      // Records the page's background in every frame.
      const look = () => {
        painted.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    const release = await holdRequests(page, /\/assets\/.*\.js$/)
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
