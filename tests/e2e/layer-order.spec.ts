import type { Browser, Page } from '@playwright/test'
import type { BuiltPage } from './fixtures/gallery/build-gallery.js'
import { expect, type Loading, openGallery, test } from './fixtures/gallery/gallery.js'
import { contestedProperties, readStyles } from './fixtures/gallery/read-styles.js'

/** Parts that wear the css of several others. */
const composed = /\/components\/(copy-button|dialog|icon-button)\.|\/modal\/(parts\/row|views\/connect)\./

/** Opens the page with its css loaded in one way, draws on it and reads what came of it. */
async function readLoaded(
  browser: Browser,
  built: BuiltPage,
  loading: Loading,
  read: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await openGallery(page, built, loading)
  const lines = await read(page)
  await page.close()
  return lines
}

async function readComposed(page: Page): Promise<string[]> {
  const lines: string[] = []
  for (const file of (await page.evaluate(() => window.listGalleries())).filter((name) => composed.test(name))) {
    await page.evaluate((name) => window.showGallery(name, {}), file)
    const styles = await page.evaluate(readStyles, contestedProperties)
    lines.push(...styles.map((line) => `${file}: ${line}`))
  }
  return lines
}

async function readThemedButton(page: Page): Promise<string[]> {
  await page.evaluate(() => window.showThemedButton())
  return page.evaluate(readStyles, contestedProperties)
}

test('parts look alike whichever stylesheet arrives first', async ({ browser, built }) => {
  const asBuilt = await readLoaded(browser, built, {}, readComposed)
  expect(asBuilt.length).toBeGreaterThan(500)
  const reversed = await readLoaded(browser, built, { isReversed: true }, readComposed)
  expect(reversed.filter((line, index) => line !== asBuilt[index])).toEqual([])
})

test('a part keeps its own look on the element of a theme, by the order of the layers', async ({ browser, built }) => {
  const asBuilt = await readLoaded(browser, built, {}, readThemedButton)
  expect(await readLoaded(browser, built, { isReversed: true }, readThemedButton)).toEqual(asBuilt)
  // Without the statement the theme's rules, which arrive last, win.
  const unordered = await readLoaded(browser, built, { isReversed: true, isUnordered: true }, readThemedButton)
  expect(unordered).not.toEqual(asBuilt)
})

test('css of the app outside of layers wins over every part, wherever it stands', async ({ page, built }) => {
  await openGallery(page, built, { isReversed: true, ownCss: 'button { background-color: rgb(1, 2, 3) }' })
  await page.evaluate(() => window.showGallery('/stories/components/button.stories.tsx', {}))
  const buttons = page.locator('main button')
  expect(await buttons.count()).toBeGreaterThan(10)
  const colours = await buttons.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor))
  expect(new Set(colours)).toEqual(new Set(['rgb(1, 2, 3)']))
})
