import { createAccount, openAccount } from './fixtures/account.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

/** What goes wrong while an account is shown. Where the chain or the data API does: own-site/chain-outages.spec.ts. */

const isHistory = (url: URL) => /\/history$/.test(url.pathname)

test('promise 6: a failed history page shows an error with retry, and keeps what was loaded', async ({
  page,
  install,
}) => {
  await install()
  let isDown = false
  await page.route(isHistory, (route) =>
    isDown && new URL(route.request().url()).searchParams.has('cursor')
      ? route.fulfill({ status: 500, json: { status: 'error', reasons: [] } })
      : route.continue(),
  )
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  isDown = true
  const account = await openAccount(page, 'Activity')
  const activity = account.getByRole('list', { name: 'Transactions' })
  await expect(activity.getByRole('button').first()).toBeVisible()
  const scroller = activity.locator('..')
  const loaded = Number(await activity.getByRole('listitem').first().getAttribute('aria-setsize'))
  await scroller.evaluate((node) => node.scrollTo(0, node.scrollHeight))
  await expect(account).toContainText('Failed to fetch transactions')
  await expect(account).not.toContainText('No activity yet')
  expect(Number(await activity.getByRole('listitem').first().getAttribute('aria-setsize'))).toBe(loaded)
  isDown = false
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(async () => Number(await activity.getByRole('listitem').first().getAttribute('aria-setsize')))
    .toBeGreaterThan(loaded)
  await expect(account).not.toContainText('Failed to fetch transactions')
})

test('promise 6: a failed first page is an error, not "no activity"', async ({ page, install }) => {
  await install({ privateKeys: [createAccount().key] })
  let isDown = true
  await page.route(isHistory, (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()))
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const account = await openAccount(page, 'Activity')
  await expect(account).toContainText('Failed to fetch transactions')
  await expect(account).not.toContainText('No activity yet')
  isDown = false
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect(account).toContainText('No activity yet')
})

test('a past transaction that failed says why', async ({ page, install }) => {
  await install()
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  const account = await openAccount(page, 'Activity')
  const activity = account.getByRole('list', { name: 'Transactions' })
  const failed = activity.getByRole('button').filter({ hasText: 'Failed' })
  await expect(async () => {
    await activity.locator('..').evaluate((node) => node.scrollBy(0, 400))
    await expect(failed.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  // Not a click: rows that are still being measured move below the pointer.
  await failed.first().press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Why it failed')
})
