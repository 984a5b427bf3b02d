import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

test('switches the network from the panel and from the account', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.getByRole('button', { name: 'Network: Local Ethereum' }).click()
  await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
  expect(wallet.calls.some(({ method }) => method === 'wallet_switchEthereumChain')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await visitor.accountButton.click()
  await visitor.dialog('Account').getByRole('button', { name: 'Network: Local Rollup' }).click()
  const networks = visitor.dialog('Networks')
  await networks.getByRole('searchbox', { name: 'Search networks' }).fill('ether')
  await expect(networks.getByRole('button', { name: 'Local Rollup' })).toBeHidden()
  await networks.getByRole('button', { name: 'Local Ethereum' }).click()
  await expect(visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a chain the wallet does not know is added', async ({ page, install, rpcUrls }) => {
  const wallet = await install({ chains: { 31337: rpcUrls[31337] ?? '' } })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.getByRole('button', { name: 'Network: Local Ethereum' }).click()
  await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
  await expect(visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const added = wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain')
  expect(added?.params[0]).toMatchObject({ chainId: '0x7a6a', chainName: 'Local Rollup', rpcUrls: [rpcUrls[31338]] })
})

test('a refused switch shows its error, and Try again switches', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.getByRole('button', { name: 'Network: Local Ethereum' }).click()
  wallet.rejectNext()
  await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).click()
  const dialog = visitor.dialog('Switch network')
  await expect(dialog).toContainText('You declined the switch in Foxglove.')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor.dialog('Networks')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
})

test('the wallet changes the network by itself: the page follows', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  wallet.setChain(31338)
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
})

test('an unsupported network cannot be closed away, says why, and has two ways out', async ({ page, install }) => {
  const wallet = await install()
  wallet.setChain(5)
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('Foxglove')
  const dialog = visitor.dialog('Unsupported network')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Choose a network or disconnect first.')

  wallet.rejectNext()
  await dialog.getByRole('button', { name: 'Local Rollup' }).click()
  await expect(dialog).toContainText('You declined the switch to Local Rollup.')
  await dialog.getByRole('button', { name: 'Local Rollup' }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()

  wallet.setChain(5)
  await expect(page.getByRole('button', { name: 'Network: Unknown Network' })).toBeVisible()
  await visitor.accountButton.click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})
