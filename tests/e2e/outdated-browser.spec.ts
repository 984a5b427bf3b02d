import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'

const message = (page: Page) => page.getByText('This page needs a newer browser')
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Connect wallet' })

/** Serves css as a browser reads it that does not know `light-dark()`. */
async function removeLightDark(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const css = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/css', body: css.replaceAll('light-dark(', 'unknown(') })
  })
}

// The modal's css may still be loading.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

test('a browser with all that the page needs reads nothing about newer ones', async ({ page }) => {
  await page.goto('/')
  await expect(opener(page)).toBeVisible()
  await expect(message(page)).toBeHidden()
})

test('a browser without light-dark() says so, and the page works', async ({ page, consoleErrors }) => {
  await removeLightDark(page)
  await page.goto('/')
  await expect(message(page)).toBeInViewport()
  await opener(page).click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a browser without Intl.Segmenter says so, and the page works', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  await page.goto('/')
  await expect(message(page)).toBeInViewport()
  await opener(page).click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a browser that cannot run the script says so, and logs only what it lacks', async ({ page, consoleErrors }) => {
  await removeLightDark(page)
  await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
  await page.goto('/')
  await expect(message(page)).toBeInViewport()
  await expect.poll(() => consoleErrors).toEqual(['TypeError: URL.canParse is not a function'])
  await expect(message(page)).toBeInViewport()
})
