import type { Page, Route } from '@playwright/test'
import { readCspViolations, watchCspViolations } from './fixtures/checks/watch-page.js'
import { expect, test } from './fixtures/sites/site.js'
import { tabTo } from './fixtures/visitors/keyboard.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

const wallets = /\/directory\/getWallets/

/** The maximum number of tiles, rows and cells in the document, for a directory of any length. */
const MAX_ROWS = 150

/** Mocks a directory with the wallets of `list`, by page and search. */
async function serve(page: Page, list: readonly unknown[]): Promise<void> {
  await page.route(wallets, (route) => {
    const query = new URL(route.request().url()).searchParams
    const search = query.get('search')?.toLowerCase() ?? ''
    const found = list.filter((wallet) => JSON.stringify(wallet).toLowerCase().includes(search))
    const [entries, number] = [Number(query.get('entries')), Number(query.get('page'))]
    const data = found.slice((number - 1) * entries, number * entries)
    return route.fulfill({ json: { data, count: found.length } })
  })
}

const openConnect = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()

test('promise 10: opening the modal does not wait for the network', async ({ page, install }) => {
  await install()
  const held: Route[] = []
  let directory: 'silent' | 'down' | 'up' = 'silent'
  await page.route(wallets, async (route) => {
    if (directory === 'silent') held.push(route)
    else if (directory === 'up') await route.continue()
    else await route.fulfill({ status: 503, json: { status: 'FAILED', reasons: [] } })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(held, 'nothing is asked of the directory before the first click').toEqual([])
  const dialog = asVisitor(page).dialog('Connect wallet')
  await openConnect(page)

  await test.step('what is known without it is there at once', async () => {
    // The directory answers only after these lines, so the results above cannot have waited for it.
    await expect(dialog.getByRole('button', { name: /^Foxglove/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^WalletConnect/ })).toBeVisible()
    await expect.poll(() => held.length, 'and the directory still owes its answer').toBeGreaterThan(0)
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled()
  })

  await test.step('a directory that is down: the rows stay, with one that asks again', async () => {
    directory = 'down'
    for (const route of held) await route.abort()
    const retry = dialog.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible({ timeout: 15_000 })
    await expect(dialog.getByRole('button', { name: /^Foxglove/ })).toBeVisible()
    directory = 'up'
    await retry.click()
    await expect(dialog.getByRole('button', { name: /^All wallets/ })).toContainText(/\d0\+/)
    await expect(retry).toBeHidden()
  })
})

test('All wallets: 1,000 wallets by arrow keys and by search, with few of them rendered', async ({
  page,
  consoleErrors,
}) => {
  await watchCspViolations(page)
  await serve(
    page,
    Array.from({ length: 1_000 }, (_, index) => {
      const number = String(index + 1).padStart(4, '0')
      return { id: `lantern-${number}`, name: `Lantern ${number}`, mobile_link: `lantern${number}://` }
    }),
  )
  await page.goto('/')
  await openConnect(page)
  const visitor = asVisitor(page)
  await visitor
    .dialog('Connect wallet')
    .getByRole('button', { name: /^All wallets/ })
    .click()
  const dialog = visitor.dialog('All wallets')
  const tile = (number: string) => dialog.getByRole('button', { name: `Lantern ${number}` })
  const search = dialog.getByRole('searchbox', { name: 'Search wallets' })
  await expect(tile('0001')).toBeVisible()

  await test.step('arrows lead on, past what is drawn and past the first page', async () => {
    await tabTo(search)
    await page.keyboard.press('ArrowDown')
    await expect(tile('0001')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tile('0002')).toBeFocused()
    for (let number = 6; number <= 62; number += 4) {
      // No key leads past the last tile that is loaded.
      await expect(dialog.getByRole('grid')).not.toHaveAttribute('aria-busy')
      await page.keyboard.press('ArrowDown')
      await expect(tile(String(number).padStart(4, '0'))).toBeFocused()
    }
    const drawn = await dialog.locator('[role=row], [role=gridcell], [role=gridcell] button').count()
    expect(drawn).toBeLessThanOrEqual(MAX_ROWS)
  })

  await test.step('a search finds one of a thousand; Enter leads to its code', async () => {
    await search.fill('0777')
    await expect(dialog.getByRole('gridcell')).toHaveCount(1)
    await search.press('ArrowDown')
    await expect(tile('0777')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(visitor.dialog('Lantern 0777').getByRole('button', { name: 'Copy link' })).toBeVisible()
    await visitor.dialog('Lantern 0777').getByRole('button', { name: 'Back' }).click()
    await expect(search).toHaveValue('0777')
  })

  await test.step('a search that finds nothing says so; Clear brings all back', async () => {
    await search.fill('no such lamp')
    await expect(dialog).toContainText('No wallet found')
    await dialog.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(tile('0001')).toBeVisible()
    await expect(search).toBeFocused()
  })
  expect(await readCspViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})

test('a hostile directory: its text stays text, its pictures <img>, its unsafe links are removed, no other host gets a request', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await watchCspViolations(page)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=1"><script>top.pwned=1</script></svg>'
  const script = 'javascript:window.pwned=1'
  const links = { mobile_link: script, desktop_link: script, webapp_link: script, homepage: script, app_store: script }
  const names = ['<img src=x onerror=pwned=1>', '<script>pwned=1</script>', '"><svg onload=pwned=1>', '‮rewop‬']
  await serve(page, [
    ...names.map((name, index) => ({
      id: `hostile-${index}`,
      name,
      image_url: index % 2 ? script : `data:image/svg+xml,${encodeURIComponent(svg)}`,
      chrome_store: script,
      ...links,
    })),
    { id: 'no name', name: 5 },
    { id: '../../etc', name: 'Path' },
    null,
    'text',
  ])
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  await page.goto('/')
  await openConnect(page)
  const visitor = asVisitor(page)
  await visitor
    .dialog('Connect wallet')
    .getByRole('button', { name: /^All wallets/ })
    .click()
  const dialog = visitor.dialog('All wallets')
  await expect(dialog.getByRole('gridcell')).toHaveCount(names.length)
  const tiles = dialog.getByRole('gridcell')
  await expect(tiles.first()).toContainText('<img src=x onerror=pwned=1>')
  await expect(dialog.locator('svg[onload], script, iframe, object, embed, img[src^="javascript"]')).toHaveCount(0)
  await tiles.first().getByRole('button').click()
  await expect(page.getByRole('dialog', { name: names[0] ?? '' })).toBeVisible()
  await expect(page.getByRole('dialog').locator('a[href^="javascript"]')).toHaveCount(0)

  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
  expect(await readCspViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
})
