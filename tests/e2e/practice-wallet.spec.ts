import { createPublicClient, type Hash, http } from 'viem'
import { expect, test } from './fixtures/sites/site.js'
import {
  choosePracticeWallet,
  decide,
  decideByKeyboard,
  openWindow,
  practiceWallet,
} from './fixtures/visitors/practice-wallet.js'
import { asVisitor, firstAddress, secondAddress, untilClosed } from './fixtures/visitors/visitor.js'

const networkButton = (name: string) => ({ name: `Network: ${name}` })

test('connect after a blocked and a closed window, sign, send and switch, with changes made in the wallet itself', async ({
  page,
  context,
  baseURL,
  walletUrl,
  rpcUrls,
  consoleErrors,
}) => {
  test.setTimeout(120_000)
  const origin = baseURL ?? ''
  await page.addInitScript(() => {
    const open = window.open
    Object.assign(window, {
      setAllowed: (isAllowed: boolean) => Object.assign(window, { open: isAllowed ? open : () => null }),
    })
  })
  const allowWindows = (isAllowed: boolean) =>
    page.evaluate((flag) => (window as unknown as { setAllowed(flag: boolean): void }).setAllowed(flag), isAllowed)
  await page.goto('/')
  const visitor = asVisitor(page)
  const dialog = visitor.dialog(practiceWallet)
  const retry = dialog.getByRole('button', { name: 'Try again' })

  await test.step('a blocked window and a closed one each show a message, and the visitor can try again', async () => {
    await allowWindows(false)
    await visitor.accountButton.click()
    await choosePracticeWallet(page)
    await expect(dialog).toContainText(
      'Your browser blocked the window of Practice wallet. Allow it for this site, then try again.',
    )
    await allowWindows(true)
    const window = await openWindow(page, () => retry.click())
    await untilClosed(window, () => window.close())
    await expect(dialog).toContainText('You declined the request in Practice wallet. Nothing was shared.')
  })

  await test.step('connect', async () => {
    const window = await openWindow(page, () => retry.click())
    await expect(window.getByRole('heading', { name: 'Connect to this site' })).toBeVisible()
    await expect(window.getByRole('main')).toContainText(origin)
    await decide(window, 'Approve')
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await expect(visitor.balance).toHaveText(/^[\d,]+\.\d{3} ETH$/)
  })

  await test.step('sign', async () => {
    const window = await openWindow(page, () => page.getByRole('button', { name: 'Sign message' }).click())
    await expect(window.getByRole('heading', { name: 'Sign this message' })).toBeVisible()
    await expect(window.getByRole('group', { name: 'Message' })).toHaveText(/^Hello from Lintel\./)
    await expect(window.getByRole('main')).toContainText(firstAddress.full)
    await decide(window, 'Reject')
    await expect(visitor.result).toContainText('You declined the request')
    const again = await openWindow(page, () => page.getByRole('button', { name: 'Sign message' }).click())
    await decideByKeyboard(again, 'Approve')
    await expect(visitor.result).toContainText('Signature verified')
  })

  const home = await context.newPage()
  await home.goto(walletUrl)

  await test.step('account and network changed in the wallet reach the site live', async () => {
    await home.getByRole('radio', { name: 'Account 2' }).check()
    await expect(visitor.accountButton).toContainText(secondAddress.shown)
    await home.getByRole('radio', { name: 'Local Rollup' }).check()
    await expect(page.getByRole('button', networkButton('Local Rollup'))).toBeVisible()
  })

  await test.step('switch the network from the site', async () => {
    await page.getByRole('button', networkButton('Local Rollup')).click()
    const row = visitor.dialog('Networks').getByRole('button', { name: 'Local Ethereum' })
    const window = await openWindow(page, () => row.click())
    await expect(window.getByRole('main')).toContainText(/Local Rollup.*Local Ethereum/)
    await decide(window, 'Approve')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', networkButton('Local Ethereum'))).toBeVisible()
    await expect(home.getByRole('status')).toContainText('Account 2 on Local Ethereum')
  })

  // Not from Account 1, whose past other tests read at the same time.
  await test.step('send', async () => {
    const window = await openWindow(page, () => page.getByRole('button', { name: 'Send transaction' }).click())
    const shown = window.getByRole('main')
    await expect(shown).toContainText('0.01 ETH')
    await expect(shown).toContainText(secondAddress.full)
    await expect(shown).toContainText('Local Ethereum')
    await expect(shown).toContainText(/At most 0\.\d+\sETH/)
    await decide(window, 'Approve')
    await expect(visitor.result).toContainText(/Confirmed in block \d+/)
    const text = (await visitor.result.textContent()) ?? ''
    const hash = text.match(/0x[0-9a-f]{64}/)?.[0] as Hash
    const receipt = await createPublicClient({ transport: http(rpcUrls[31337]) }).getTransactionReceipt({ hash })
    expect(text).toContain(`Confirmed in block ${receipt.blockNumber}`)
  })

  await test.step('reload: still connected, and the wallet asks nothing', async () => {
    const pages = context.pages().length
    await page.reload()
    await expect(visitor.accountButton).toContainText(secondAddress.shown)
    await expect(page.getByRole('button', networkButton('Local Ethereum'))).toBeVisible()
    expect(context.pages()).toHaveLength(pages)
  })

  await test.step('disconnect the site in the wallet', async () => {
    await home.getByRole('button', { name: `Disconnect ${origin}` }).click()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
    await expect(home.getByText('No site is connected.')).toBeVisible()
    await page.reload()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
  })
  expect(consoleErrors).toEqual([])
})
