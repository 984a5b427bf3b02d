import { openAccount } from './fixtures/account.js'
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
