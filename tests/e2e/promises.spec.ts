import type { Page } from '@playwright/test'
import { readCspViolations, watchCspViolations } from './fixtures/csp-violations.js'
import { scanTitle } from './fixtures/pairing.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

/** The promises of docs/promises.md that have no test in another file. */

const openConnect = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
const button = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

/** Opens every view that leads to a connection and the information views, and calls `look` on each. */
async function walk(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  const visitor = asVisitor(page)
  const arrive = async (title: string) => {
    await expect(visitor.dialog(title)).toBeVisible()
    await look(title)
  }
  await visitor.openWallets()
  await arrive('Connect wallet')
  await button(page, 'Help').click()
  await arrive('What is a wallet?')
  await button(page, 'Get a wallet').click()
  await arrive('Get a wallet')
  await button(page, 'Explore all').click()
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await arrive('All wallets')
  const search = page.getByRole('searchbox', { name: 'Search wallets' })
  await search.fill('no such wallet')
  await expect(visitor.dialog('All wallets')).toContainText('No wallet found')
  await look('All wallets, none found')
  await search.fill('rainbow')
  await button(page, /^Rainbow/).click()
  await expect(button(page, 'Copy link')).toBeVisible()
  await arrive('Rainbow')
  await button(page, 'Get Rainbow').click()
  await arrive('Get Rainbow')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await visitor.choose('WalletConnect')
  await expect(button(page, 'Copy link')).toBeVisible()
  await arrive(scanTitle)
  await button(page, 'Back').click()
  await button(page, /^Foxglove/).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: /^Network:/ }).click()
  await arrive('Networks')
  await button(page, 'What is a network?').click()
  await arrive('What is a network?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('promise 11: a wallet is listed once (by rdns), even when several sources announce it', async ({
  page,
  install,
}) => {
  const rdns = 'example.foxglove'
  await install({ name: 'Foxglove', rdns, announcements: 3 })
  await page.route(/\/directory\/getWallets/, (route) => {
    const listed = { id: 'foxglove', name: 'Foxglove Wallet', rdns: rdns.toUpperCase(), mobile_link: 'foxglove://' }
    const other = { id: 'harbor', name: 'Harbor', mobile_link: 'harbor://' }
    return route.fulfill({ json: { data: [listed, other], count: 2 } })
  })
  await page.goto('/')
  const visitor = asVisitor(page)
  const expectOnce = async () => {
    await expect(button(page, /^Harbor/)).toBeVisible()
    await expect(button(page, /Foxglove/)).toHaveCount(1)
  }
  await openConnect(page)
  await expectOnce()
  await button(page, /^All wallets/).click()
  await expectOnce()
  await page.keyboard.press('Escape')

  await test.step('used last, it is still one', async () => {
    await visitor.connect('Foxglove')
    await visitor.accountButton.click()
    await button(page, 'Disconnect').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await openConnect(page)
    await expectOnce()
    await expect(button(page, /^Foxglove/)).toContainText(/Installed|Recent/)
  })
})

test("promise 14: under script-src 'self'; style-src 'self' 'nonce-…' there are 0 violations", async ({
  page,
  install,
  server,
  consoleErrors,
}) => {
  await install()
  await watchCspViolations(page)
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host)
  })
  const policy = (await page.goto('/'))?.headers()['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']{22,}';/)
  await walk(page, async () => undefined)
  expect(await readCspViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
  const ours = server.services.map(({ url }) => new URL(url).host)
  expect(
    [...hosts].filter((host) => !ours.includes(host)),
    'and nobody else is asked',
  ).toEqual([])
})

// Arabic is tested in arabic.spec.ts.
test('promise 16: Hebrew is laid out from right to left', async ({ page, install }) => {
  await install()
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { documentElement: root } = document
      if (root && root.dir !== 'rtl') Object.assign(root, { dir: 'rtl', lang: 'he' })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await openConnect(page)
  const left = async (name: string | RegExp) => (await button(page, name).boundingBox())?.x ?? 0
  await expect(button(page, /^All wallets \d/)).toBeVisible()
  expect(await left('Close')).toBeLessThan(await left('Help'))
  const row = button(page, /^Foxglove/)
  const [picture, words] = await Promise.all([
    row.locator('img').boundingBox(),
    row.getByText('Foxglove').boundingBox(),
  ])
  expect(picture?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1)

  await button(page, /^All wallets/).click()
  const tiles = page.getByRole('gridcell').getByRole('button')
  await expect(tiles.nth(1)).toBeVisible()
  await tiles.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tiles.nth(1)).toBeFocused()
  expect((await tiles.nth(1).boundingBox())?.x ?? 0).toBeLessThan((await tiles.first().boundingBox())?.x ?? 0)
  expect(await left('Close')).toBeLessThan(await left('Back'))
})
