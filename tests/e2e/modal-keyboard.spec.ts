import { pressByKeyboard, tabTo } from './fixtures/keyboard.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress, waitForWallets } from './fixtures/visitor.js'

test('arrows, Tab, Back and Escape do everything a mouse does, and focus is restored', async ({ page, install }) => {
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
})

for (const key of ['Tab', 'Shift+Tab'] as const) {
  test(`${key} cycles inside the dialog and never leaves it`, async ({ page, install }) => {
    await install()
    await page.goto('/')
    await pressByKeyboard(asVisitor(page).accountButton)
    const dialog = await waitForWallets(page)
    await tabTo(dialog.getByRole('button', { name: 'Foxglove' }), key)
    const controls = dialog.locator('button:visible, input:visible, a[href]:visible')
    const findFocused = () => controls.evaluateAll((all) => all.findIndex((node) => node.matches(':focus')))
    const [count, start] = [await controls.count(), await findFocused()]
    const round: number[] = []
    for (let stop = 0; stop < count; stop += 1) {
      await page.keyboard.press(key)
      round.push(await findFocused())
    }
    // Each control once, in order, past the end and back to the first.
    const step = key === 'Tab' ? 1 : count - 1
    expect(round).toEqual(Array.from({ length: count }, (_, stop) => (start + step * (stop + 1)) % count))
    expect(count).toBeGreaterThan(5)
  })
}

test('the network search has the focus, and a network can be selected by keyboard', async ({ page, install }) => {
  await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await pressByKeyboard(page.getByRole('button', { name: 'Network: Local Ethereum' }))
  const search = visitor.dialog('Networks').getByRole('searchbox', { name: 'Search networks' })
  await expect(search).toBeFocused()
  await page.keyboard.type('roll')
  await expect(visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' })).toBeHidden()
  await pressByKeyboard(visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }))
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeFocused()
})
