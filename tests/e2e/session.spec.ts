import { developmentKeys } from '../fixtures/development-keys.js'
import { listHeaderWords, watchHeader } from './fixtures/header-words.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitor.js'

test('promise 12: a reload never shows "disconnected" first, in the browser', async ({ page, install }) => {
  await install()
  await watchHeader(page)
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.reload()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  const seen = await listHeaderWords(page)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => text.includes('Connect wallet'))).toEqual([])
})

test('after disconnecting, a reload stays disconnected', async ({ page, install }) => {
  await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await visitor.accountButton.click()
  await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
  await page.reload()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})

test('the wallet changes the account, then shares none: the page shows both', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  wallet.setAccounts([developmentKeys[1]])
  await expect(visitor.accountButton).toContainText(secondAddress.short)
  wallet.setAccounts([])
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})

test('disconnecting in one tab reaches the other', async ({ context, page, rpcUrls, baseURL }) => {
  const { installWallet } = await import('./fixtures/injected-wallet.js')
  await installWallet(context, { name: 'Foxglove', privateKeys: [developmentKeys[0]], chains: rpcUrls })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  const other = await context.newPage()
  await other.goto(baseURL ?? '/')
  const otherVisitor = asVisitor(other)
  await expect(otherVisitor.accountButton).toContainText(firstAddress.short)
  await otherVisitor.accountButton.click()
  await otherVisitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})

test('blocked storage: everything works without errors', async ({ page, install, consoleErrors }) => {
  await install()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await page.keyboard.press('d')
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'light')
  expect(consoleErrors).toEqual([])
})

test('corrupt storage is removed and the visitor can connect', async ({ page, install, consoleErrors }) => {
  await install()
  await page.addInitScript(() => {
    for (const key of [
      'lintel.connected',
      'lintel.wallets',
      'lintel.network',
      'wagmi.store',
      'wagmi.recentConnectorId',
      'theme',
    ]) {
      if (!localStorage.getItem(key)) localStorage.setItem(key, '{"state":{"conn')
    }
  })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  expect(consoleErrors).toEqual([])
})
