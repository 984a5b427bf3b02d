import { listenToAnnouncements } from './fixtures/checks/watch-page.js'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

test('promise 5: a visitor switches the network; a refused switch shows its error and a retry, and ends when it is closed', async ({
  page,
  install,
}) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  const countSwitches = () => wallet.calls.filter(({ method }) => method === 'wallet_switchEthereumChain').length
  await visitor.connect('Foxglove')

  await test.step('from the panel', async () => {
    await page.getByRole('button', { name: 'Network: Local Ethereum' }).click()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeFocused()
    expect(countSwitches()).toBeGreaterThan(0)
  })

  await test.step('from the Account view', async () => {
    await visitor.accountButton.click()
    await visitor.dialog('Account').getByRole('button', { name: 'Network: Local Rollup' }).click()
    const networks = visitor.dialog('Networks')
    await expect(networks.getByRole('button', { name: 'Local Rollup' })).toHaveAttribute('aria-current', 'true')
    await networks.getByRole('searchbox', { name: 'Search networks' }).fill('ether')
    await expect(networks.getByRole('button', { name: 'Local Rollup' })).toBeHidden()
    await networks.getByRole('button', { name: 'Local Ethereum' }).click()
    await expect(visitor.dialog('Account').getByRole('button', { name: 'Network: Local Ethereum' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a refused switch shows its error, and Try again switches', async () => {
    await page.getByRole('button', { name: 'Network: Local Ethereum' }).click()
    wallet.rejectNext()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
    const dialog = visitor.dialog('Switch network')
    await expect(dialog).toContainText('You declined the switch in Foxglove.')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
  })

  await test.step('closing a refused switch ends it: the wallet gets no further request', async () => {
    const asked = countSwitches()
    await page.getByRole('button', { name: 'Network: Local Rollup' }).click()
    wallet.rejectNext()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' }).click()
    await expect(visitor.dialog('Switch network')).toContainText('You declined the switch')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    wallet.setChain(5)
    await expect(page.getByRole('button', { name: 'Network: Unknown Network' })).toBeVisible()
    await visitor.accountButton.click()
    await expect(visitor.dialog('Unsupported network')).toBeVisible()
    expect(countSwitches()).toBe(asked + 1)
  })
})

test('the view of an unsupported network cannot be closed, says why, and has two ways to continue', async ({
  page,
  install,
}) => {
  const wallet = await install()
  wallet.setChain(5)
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const dialog = visitor.dialog('Unsupported network')
  await expect(dialog).toBeVisible()
  const announced = await listenToAnnouncements(page)
  await page.keyboard.press('Escape')
  await expect.poll(announced).toContain('Choose a network or disconnect first.')
  await expect(dialog).toBeVisible()

  wallet.rejectNext()
  await dialog.getByRole('button', { name: 'Local Rollup' }).click()
  await expect(dialog).toContainText('You declined the switch to Local Rollup.')
  await dialog.getByRole('button', { name: 'Local Rollup' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()

  await test.step('the panel shows what it knows and opens the view to switch', async () => {
    wallet.setChain(5)
    await expect(page.getByRole('button', { name: 'Network: Unknown Network' })).toBeVisible()
    await expect(page.getByText('0.00 ETH')).toBeVisible()
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await expect(dialog).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})
