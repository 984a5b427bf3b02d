import { holdRequests } from './fixtures/pages/hold-requests.js'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, firstAddress } from './fixtures/visitors/visitor.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a visitor declines, tries again and connects: address and balance are shown and focus returns to the button', async ({
  page,
  install,
}) => {
  const wallet = await install()
  wallet.rejectNext()
  await page.goto('/')
  const visitor = asVisitor(page)
  const countRequests = () => wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions').length

  await test.step('a rejection shows a message and shares nothing', async () => {
    await visitor.choose('Foxglove')
    const dialog = visitor.dialog('Foxglove')
    await expect(dialog).toContainText('You declined the request in Foxglove. Nothing was shared.')
    // The page behind is hidden from assistive technology while the dialog is open.
    await expect(page.locator('header')).toContainText('Connect wallet')
    expect(countRequests()).toBe(1)
    await dialog.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('Try again connects', async () => {
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(visitor.accountButton).toBeFocused()
    await expect(visitor.balance).toContainText(/^\d{1,2},\d{3}\.\d{3} ETH$/)
    expect(countRequests()).toBe(2)
  })

  await visitor.accountButton.click()
  const account = visitor.dialog('Account')
  await expect(account.getByText(firstAddress.full)).toBeAttached()
  await expect(account).toContainText('Foxglove')
  // The result of the last attempt is gone: no request is sent again, and none is in progress.
  await expect(account).not.toHaveAttribute('aria-busy')
  expect(countRequests()).toBe(2)
})

test('a wallet that rejects before its view has loaded gets no second request', async ({ page, install }) => {
  const wallet = await install()
  wallet.rejectNext()
  const arrive = await holdRequests(page, /connecting-external.*\.js$/)
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const asked = () => wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions').length
  await expect.poll(asked).toBe(1)
  arrive()
  await expect(visitor.dialog('Foxglove')).toContainText('You declined the request in Foxglove.')
  expect(asked()).toBe(1)
})
