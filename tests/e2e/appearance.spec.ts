import { expect, test } from './fixtures/site.js'

const html = 'html'

test('dark by default; D turns it to light, the choice is kept and is there before the first paint', async ({
  page,
}) => {
  await page.goto('/')
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
  await page.goto('/')
  const other = await context.newPage()
  await other.goto(baseURL ?? '/')
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
