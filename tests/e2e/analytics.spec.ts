import { safeParse } from 'valibot'
import { eventBodySchema } from '../../src/features/analytics/data/schema.js'
import { expectAccessible } from './fixtures/checks/expect-accessible.js'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, createAccount, openSite, reviewPayment } from './fixtures/visitors/visitor.js'

test.use({ sendsAnalytics: true })

/** In ether. */
const AMOUNT = '0.00123457'

/** An address, a hash and an e-mail address. */
const personal = /0x[\da-f]{40}|[\da-f]{64}|@/i

test('a visitor who consents is counted without anything about who they are, until they withdraw it', async ({
  page,
  server,
  install,
  payer,
  consoleErrors,
  analyticsRequests,
}) => {
  await install({ privateKeys: [payer.key] })
  // A page that an app may have: none of this may leave it.
  await openSite(page, `/?receiver=${payer.address}#visitor@mail.example`)
  const visitor = asVisitor(page)
  const consent = page.getByRole('switch', { name: 'Count what I do here' })
  const events = () => analyticsRequests.flatMap(({ body }) => (body ? [JSON.parse(body).props.event] : []))

  await test.step('before consent nothing is sent', async () => {
    await visitor.openWallets()
    await page.keyboard.press('Escape')
    await consent.click()
    expect(analyticsRequests).toEqual([])
  })

  await test.step('then each step is one request', async () => {
    await visitor.connect('Foxglove')
    const review = await reviewPayment(page, { amount: AMOUNT, to: createAccount().address })
    await review.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.poll(events).toContain('transaction-confirmed')
    await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(events).toContain('disconnected')
    expect(events()).toEqual(
      expect.arrayContaining([
        'modal-opened',
        'connect-started',
        'connect-succeeded',
        'modal-closed',
        'view-shown',
        'transaction-sent',
        'disconnected',
      ]),
    )
  })

  await test.step('and tells nothing else', async () => {
    expect(new URL(analyticsRequests[0]?.url ?? '').pathname).toBe('/directory/getAnalyticsConfig')
    for (const { url, body } of analyticsRequests.slice(1)) {
      expect(url + body).not.toMatch(personal)
      expect(body).not.toContain(AMOUNT.slice(2))
      const parsed = safeParse(eventBodySchema, JSON.parse(body ?? ''))
      expect(parsed.issues, body ?? '').toBeUndefined()
    }
  })

  await test.step('after it is withdrawn nothing is sent', async () => {
    await consent.click()
    const sent = analyticsRequests.length
    await visitor.openWallets()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(analyticsRequests).toHaveLength(sent)
  })

  await test.step('the charts have it', async () => {
    await page.goto(server.config.services.analytics ?? '')
    const wallets = page.getByRole('table', { name: 'Wallets' })
    await expect(wallets.getByRole('row', { name: /^Foxglove \d+ \d+$/ })).toBeVisible()
    const funnel = page.getByRole('table', { name: 'From opening to a transaction' })
    await expect(funnel.getByRole('row', { name: /^Transaction sent [1-9]/ })).toBeVisible()
    await expectAccessible(page, 'the charts')
  })
  expect(consoleErrors).toEqual([])
})
