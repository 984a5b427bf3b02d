import type { Page } from '@playwright/test'
import { readCspViolations, watchCspViolations } from './fixtures/checks/watch-page.js'
import { expect, test } from './fixtures/sites/site.js'
import { scanTitle } from './fixtures/visitors/pairing.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

/** The promises of docs/promises.md that have no test in another file. */

const openConnect = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
const button = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })

/** Opens every view that leads to a connection and the information views. */
async function walk(page: Page): Promise<void> {
  const visitor = asVisitor(page)
  const arrive = (title: string) => expect(visitor.dialog(title)).toBeVisible()
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

test("promise 14: under script-src 'self'; style-src 'self' 'nonce-…' there are 0 violations, and no other host gets a request", async ({
  page,
  install,
  server,
  baseURL,
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
  await page.waitForLoadState('networkidle')
  expect([...hosts], 'before a click').toEqual([new URL(baseURL ?? '').host])
  await walk(page)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(asVisitor(page).result).toContainText('verified')
  await asVisitor(page).accountButton.click()
  await expect(asVisitor(page).dialog('Account').getByRole('list', { name: 'Tokens' })).toBeVisible()
  expect(await readCspViolations(page)).toEqual([])
  expect(consoleErrors).toEqual([])
  const ours = server.services.map(({ url }) => new URL(url).host)
  expect(
    [...hosts].filter((host) => !ours.includes(host)),
    'and nobody else is asked',
  ).toEqual([])
})
