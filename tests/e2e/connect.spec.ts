import { developmentKeys } from '../fixtures/development-keys.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress } from './fixtures/visitor.js'

test('a visitor connects: address and balance are shown and focus returns to the button', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await expect(visitor.accountButton).toBeFocused()
  await expect(visitor.balance).toContainText(/^\d{1,2},\d{3}\.\d{3} ETH$/)
  expect(wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions')).toHaveLength(1)

  await visitor.accountButton.click()
  const account = visitor.dialog('Account')
  await expect(account.getByText(firstAddress.full)).toBeAttached()
  await expect(account).toContainText('Foxglove')
  // The result of the last attempt is gone: no request is sent again, and none is in progress.
  await expect(account).not.toHaveAttribute('aria-busy')
  expect(wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions')).toHaveLength(1)
})

test('a rejection shows a message and shares nothing, and Try again connects', async ({ page, install }) => {
  const wallet = await install()
  wallet.rejectNext()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const dialog = visitor.dialog('Foxglove')
  await expect(dialog).toContainText('You declined the request in Foxglove. Nothing was shared.')
  // The page behind is hidden from assistive technology while the dialog is open.
  await expect(page.locator('header')).toContainText('Connect wallet')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a wallet that rejects before its view has loaded gets no second request', async ({ page, install }) => {
  const wallet = await install()
  wallet.rejectNext()
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/connecting-external.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const asked = () => wallet.calls.filter(({ method }) => method === 'wallet_requestPermissions').length
  await expect.poll(asked).toBe(1)
  arrive()
  await expect(visitor.dialog('Foxglove')).toContainText('You declined the request in Foxglove.')
  expect(asked()).toBe(1)
})

test('a locked wallet and a pending request each have their own message', async ({ page, install }) => {
  const wallet = await install()
  wallet.lock()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const dialog = visitor.dialog('Foxglove')
  await expect(dialog).toContainText('Unlock Foxglove, then try again.')
  wallet.unlock()
  wallet.throwNext({ code: -32002, message: 'Request already pending' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('A request is already open.')
})

test('a string that a wallet throws is shown as an error', async ({ page, install }) => {
  const wallet = await install()
  // wagmi tries a second method when the first one fails, so both have to fail.
  wallet.throwNext('the dog ate it', 2)
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  await expect(visitor.dialog('Foxglove')).toContainText('There was a problem with Foxglove. Try again.')
})

test('a wallet that does not answer: after 30 s the modal shows it, and a late approval still connects', async ({
  page,
  install,
}) => {
  const wallet = await install()
  const answer = wallet.neverAnswer()
  await page.clock.install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const dialog = visitor.dialog('Foxglove')
  await expect(dialog).toContainText('Continue in Foxglove')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.clock.fastForward(30_500)
  await expect(dialog).toContainText('We have had no answer from Foxglove.')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  answer()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
})

test('after going back during a request, a late approval does not connect', async ({ page, install }) => {
  const wallet = await install()
  const answer = wallet.neverAnswer()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  await visitor.dialog('Foxglove').getByRole('button', { name: 'Back' }).click()
  await expect(visitor.dialog('Connect wallet')).toBeVisible()
  answer()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})

test('two wallets are two rows; a wallet that is announced three times is one row', async ({ page, install }) => {
  await install({ name: 'Foxglove', announcements: 3 })
  await install({ name: 'Harbor', privateKeys: [developmentKeys[1]] })
  await page.goto('/')
  const dialog = await asVisitor(page).openWallets()
  await expect(dialog.getByRole('button', { name: 'Harbor' })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Foxglove' })).toHaveCount(1)
})

test('a wallet that announces itself late appears in the open modal', async ({ page, install }) => {
  await install({ announceAfter: 1500 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Foxglove' })).toBeVisible()
})

test('markup in a name or an icon is rendered as text and as an image', async ({ page, install, consoleErrors }) => {
  await install({ name: '<img src=x onerror=alert(1)>', rdns: 'example.hostile', icon: 'javascript:alert(1)' })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(page.locator('img[src="x"], img[src^="javascript"]')).toHaveCount(0)
  expect(consoleErrors).toEqual([])
})
