import { expectAccessible } from './fixtures/expect-accessible.js'
import { decide, openPracticeWallet, openWindow, requestProvider } from './fixtures/practice-wallet.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor } from './fixtures/visitor.js'

for (const appearance of ['dark', 'light'] as const) {
  test(`axe finds no violation on the site or in any view of the modal (${appearance})`, async ({ page, install }) => {
    test.setTimeout(120_000)
    const wallet = await install()
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), appearance)
    await page.goto('/')
    const visitor = asVisitor(page)
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance)
    await expectAccessible(page, 'disconnected')

    const answer = wallet.neverAnswer()
    await visitor.openWallets()
    await expectAccessible(page, 'Connect')
    await visitor.dialog('Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
    await expect(visitor.dialog('Foxglove')).toContainText('Continue in Foxglove')
    await expectAccessible(page, 'ConnectingExternal, waiting')
    wallet.rejectNext()
    answer()
    const retry = visitor.dialog('Foxglove').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expectAccessible(page, 'ConnectingExternal, declined')
    await retry.click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(visitor.result).toContainText('verified')
    await expectAccessible(page, 'connected, signed')
    wallet.rejectNext()
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await expect(visitor.result).toContainText('You declined')
    await expectAccessible(page, 'connected, refused')

    await visitor.accountButton.click()
    await expect(visitor.dialog('Account').getByRole('group', { name: 'Total value' })).toContainText('$')
    await expectAccessible(page, 'Account')
    await visitor
      .dialog('Account')
      .getByRole('button', { name: /^Network/ })
      .click()
    const networks = visitor.dialog('Networks')
    await networks.getByRole('searchbox').fill('nowhere')
    await expect(networks).toContainText('No network found')
    await expectAccessible(page, 'Networks, none found')
    await networks.getByRole('searchbox').fill('')
    await expect(networks.getByRole('button', { name: 'Local Rollup' })).toBeVisible()
    await expectAccessible(page, 'Networks')
    wallet.rejectNext()
    await networks.getByRole('button', { name: 'Local Rollup' }).click()
    await expect(visitor.dialog('Switch network')).toContainText('You declined the switch')
    await expectAccessible(page, 'SwitchNetwork, declined')
    await page.keyboard.press('Escape')

    wallet.setChain(5)
    await expect(page.getByRole('button', { name: 'Network: Unknown Network' })).toBeVisible()
    await visitor.accountButton.click()
    await expect(visitor.dialog('Unsupported network')).toBeVisible()
    await expectAccessible(page, 'UnsupportedChain')
  })

  test(`axe finds no violation on the practice wallet's pages (${appearance})`, async ({
    page,
    context,
    walletUrl,
  }) => {
    test.setTimeout(120_000)
    const check = async (window: typeof page, where: string) => {
      await window.emulateMedia({ colorScheme: appearance })
      await expectAccessible(window, where)
    }
    await page.goto('/')
    const connecting = await openPracticeWallet(page)
    await check(connecting, 'connect')
    await decide(connecting, 'Approve')
    await expect(page.getByRole('dialog')).toBeHidden()

    const signing = await openWindow(page, () => page.getByRole('button', { name: 'Sign message' }).click())
    await check(signing, 'sign')
    await decide(signing, 'Reject')
    const sending = await openWindow(page, () => page.getByRole('button', { name: 'Send transaction' }).click())
    await expect(sending.getByRole('main')).toContainText('At most')
    await check(sending, 'send')
    await decide(sending, 'Reject')

    const chain = { chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://rpc.example'] }
    const adding = await openWindow(page, async () => {
      void requestProvider(page, 'wallet_addEthereumChain', [chain])
    })
    await check(adding, 'add a network')
    await decide(adding, 'Reject')
    const switching = await openWindow(page, async () => {
      void requestProvider(page, 'wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])
    })
    await check(switching, 'switch the network')
    await decide(switching, 'Reject')

    const home = await context.newPage()
    await home.goto(walletUrl)
    await expect(home.getByRole('button', { name: /^Disconnect/ })).toBeVisible()
    await check(home, 'home')
  })
}
