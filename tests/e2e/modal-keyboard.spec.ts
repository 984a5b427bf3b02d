import { expect, test } from './fixtures/sites/site.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import { asVisitor, firstAddress, waitForWallets } from './fixtures/visitors/visitor.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('arrows, Tab, Back and Escape do everything a mouse does, and focus is restored; the network search has the focus', async ({
  page,
  install,
}) => {
  await install({ name: 'Foxglove' })
  const harbor = await install({ name: 'Harbor' })
  harbor.rejectNext()
  await page.goto('/')
  const visitor = asVisitor(page)
  await pressByKeyboard(visitor.accountButton)
  const dialog = await waitForWallets(page)
  const rows = dialog.getByRole('list', { name: 'Wallets' }).getByRole('button')
  const readFocused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(readFocused).toBe('E-mail')
  await tabTo(rows.first())
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(rows.first()).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toBeFocused()

  await page.keyboard.press('Space')
  await pressByKeyboard(rows.filter({ hasText: 'Harbor' }))
  const asked = visitor.dialog('Harbor')
  await expect(asked).toContainText('You declined the request in Harbor.')
  await expect(asked.getByRole('heading', { name: 'Harbor', exact: true })).toBeFocused()
  await pressByKeyboard(asked.getByRole('button', { name: 'Back' }), 'Space')
  await expect(visitor.dialog('Connect wallet').getByRole('heading', { name: 'Connect wallet' })).toBeFocused()

  await pressByKeyboard(rows.filter({ hasText: 'Foxglove' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await expect(visitor.accountButton).toBeFocused()

  await pressByKeyboard(page.getByRole('button', { name: 'Network: Local Ethereum' }))
  const search = visitor.dialog('Networks').getByRole('searchbox', { name: 'Search networks' })
  await expect(search).toBeFocused()
  await page.keyboard.type('roll')
  await expect(visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' })).toBeHidden()
  await pressByKeyboard(visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }))
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeFocused()
})
