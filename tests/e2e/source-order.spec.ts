import type { Browser, Page } from '@playwright/test'
import { type BuiltPage, buildGallery } from './fixtures/gallery/build-gallery.js'
import { expect, type Loading, openGallery, test } from './fixtures/gallery/gallery.js'
import { contestedProperties, readStyles } from './fixtures/gallery/read-styles.js'

/** Components that contain several others. */
const composed = /\/components\/(copy-button|dialog|icon-button)\.|\/modal\/(parts\/row|views\/connect)\./

const reset = `
  *, *::before, *::after { margin: 0; padding: 0; border: 0 solid }
  h1, h2, h3, h4 { margin: 0 0 1em; color: rgb(1, 2, 3); font-size: 3rem; line-height: 2; font-weight: 900 }
  button, input { padding: 9px; border-radius: 0; background: rgb(1, 2, 3); color: rgb(1, 2, 3); font: 700 9px serif }
  button:hover { background: rgb(3, 2, 1) }
  a { color: rgb(1, 2, 3) }
  html { color: rgb(1, 2, 3); font-family: serif; line-height: 3 }
  :root { color-scheme: light }
`

/** Opens the page and reads the styles of the galleries that `wanted` names, in order or in reverse. */
async function readParts(
  browser: Browser,
  built: BuiltPage,
  loading: Loading,
  { wanted = composed, isReversed = false } = {},
): Promise<Map<string, string[]>> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await openGallery(page, built, loading)
  const files = (await page.evaluate(() => window.listGalleries())).filter((name) => wanted.test(name))
  const read = new Map<string, string[]>()
  for (const file of isReversed ? files.toReversed() : files) {
    await page.evaluate((name) => window.showGallery(name, { appearance: 'dark' }), file)
    read.set(file, await page.evaluate(readStyles, contestedProperties))
  }
  await page.close()
  return read
}

function findChanges(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...before].flatMap(([file, lines]) =>
    lines.flatMap((line, index) => {
      const other = after.get(file)?.[index]
      return other === line ? [] : [`${file}: ${line} became ${other}`]
    }),
  )
}

async function listUnreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
    const drawn = document.querySelectorAll<HTMLElement>(
      'main [class]:not(svg *, [data-lintel-skeleton], [data-lintel-skeleton] *)',
    )
    for (const element of drawn) element.classList.add('app')
    return [...drawn].flatMap((element) => {
      const { borderTopLeftRadius, opacity, paddingLeft, rowGap } = getComputedStyle(element)
      const values = [borderTopLeftRadius, opacity, paddingLeft, rowGap].join(' ')
      return values === '5px 0.5 7px 9px' ? [] : [`${element.className}: ${values}`]
    })
  })
}

test("an app's class in a later stylesheet wins over every component, in every state", async ({ browser, built }) => {
  test.setTimeout(90_000)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await openGallery(page, built)
  const unreached: string[] = []
  for (const file of await page.evaluate(() => window.listGalleries())) {
    await page.evaluate((name) => window.showGallery(name, {}), file)
    await page.evaluate(() => {
      document.querySelector('style[data-app]')?.remove()
      const style = document.head.appendChild(document.createElement('style'))
      style.dataset.app = ''
      style.textContent = '.app { border-radius: 5px; opacity: 0.5; padding: 7px; gap: 9px; transition: none }'
    })
    unreached.push(...(await listUnreached(page)).map((line) => `${file}: ${line}`))
  }
  await page.close()
  expect(unreached).toEqual([])
})

test("a page's reset changes no component, before or after Lintel's stylesheets", async ({ browser, built }) => {
  const alone = await readParts(browser, built, {})
  expect([...alone.values()].flat().length).toBeGreaterThan(500)
  expect(findChanges(alone, await readParts(browser, built, { cssBefore: reset }))).toEqual([])
  expect(findChanges(alone, await readParts(browser, built, { cssAfter: reset }))).toEqual([])
})

test('css that loads with the code looks like the one stylesheet, in every rendering order', async ({
  browser,
  built,
}) => {
  test.setTimeout(120_000)
  const split = await buildGallery('split')
  const whole = await readParts(browser, built, {})
  expect(findChanges(whole, await readParts(browser, split, {}))).toEqual([])
  expect(findChanges(whole, await readParts(browser, split, {}, { isReversed: true }))).toEqual([])
})

test("the theme's color scheme wins over the page's", async ({ page, built }) => {
  await openGallery(page, built, { cssAfter: reset })
  await page.evaluate(() => window.showGallery('/stories/components/button.stories.tsx', { appearance: 'dark' }))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})
