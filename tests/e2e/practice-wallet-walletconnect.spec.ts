import type { Page } from '@playwright/test'
import { createPublicClient, type Hash, type Hex, http, stringToHex, verifyMessage } from 'viem'
import { expect, test as siteTest } from './fixtures/sites/site.js'
import { startWalletConnectApp, type WalletConnectApp } from './fixtures/sites/walletconnect-app.js'
import { firstAddress, secondAddress } from './fixtures/visitors/visitor.js'

const test = siteTest.extend<{ site: WalletConnectApp }>({
  site: async ({ server }, use) => {
    const site = await startWalletConnectApp(server.config.services.relay ?? '')
    await use(site)
    await site.close()
  },
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function paste(page: Page, link: string) {
  await page.getByLabel('Connection link').fill(link)
  await page.getByLabel('Connection link').press('Enter')
}

test('pair by a pasted link, sign, send, decline, change account and network, reload, disconnect in the wallet', async ({
  page,
  site,
  walletUrl,
  rpcUrls,
  consoleErrors,
}) => {
  await page.goto(walletUrl)
  const hello = stringToHex('Hello over the relay')

  await test.step('pair and share two accounts', async () => {
    const { uri, approval } = await site.offer()
    await paste(page, uri)
    await expect(heading(page, 'Connect to this site')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/Harbour\s*harbour\.example/)
    await expect(page.getByRole('main')).toContainText('Local Ethereum, Local Rollup')
    await page.getByRole('checkbox', { name: 'Account 2' }).check()
    await button(page, 'Approve').click()
    const { namespaces } = await approval
    expect(namespaces.eip155?.accounts).toEqual([
      `eip155:31337:${firstAddress.full}`,
      `eip155:31337:${secondAddress.full}`,
      `eip155:31338:${firstAddress.full}`,
      `eip155:31338:${secondAddress.full}`,
    ])
    await expect(page.getByRole('listitem')).toContainText(/Harbour.*Local Ethereum, Local Rollup.*Since/)
  })

  await test.step('sign, by the second account too', async () => {
    for (const { full: address } of [firstAddress, secondAddress]) {
      const signing = site.request<Hex>('personal_sign', [hello, address])
      await expect(page.getByRole('group', { name: 'Message' })).toHaveText('Hello over the relay')
      await expect(page.getByRole('main')).toContainText('Harbour (harbour.example)')
      await button(page, 'Approve').click()
      expect(await verifyMessage({ address, message: { raw: hello }, signature: await signing })).toBe(true)
    }
  })

  await test.step('send', async () => {
    // Not from Account 1, whose past other tests read at the same time.
    const tx = { from: secondAddress.full, to: secondAddress.full, value: '0x2386f26fc10000' }
    const sending = site.request<Hash>('eth_sendTransaction', [tx])
    await expect(page.getByRole('main')).toContainText(/0\.01\sETH.*At most/)
    await button(page, 'Approve').click()
    const hash = await sending
    const client = createPublicClient({ transport: http(rpcUrls[31337]) })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  })

  await test.step('several requests queue; each is declined with 5000', async () => {
    const asked = ['first', 'second'].map((text) =>
      site.request('personal_sign', [stringToHex(text), firstAddress.full]).catch((error: unknown) => error),
    )
    await expect(page.getByText('1 of 2')).toBeVisible()
    await button(page, 'Reject').click()
    await expect(page.getByText('1 of 2')).toBeHidden()
    await page.keyboard.press('Escape')
    expect(await Promise.all(asked)).toEqual([
      expect.objectContaining({ code: 5000 }),
      expect.objectContaining({ code: 5000 }),
    ])
  })

  await test.step('account and network changed in the wallet reach the site', async () => {
    const account = Promise.all([site.next('session_update'), site.next('session_event')])
    await page.getByRole('radio', { name: 'Account 2' }).check()
    const [update, event] = await account
    expect(update.params.namespaces.eip155?.accounts[0]).toBe(`eip155:31337:${secondAddress.full}`)
    expect(event.params.event).toEqual({ name: 'accountsChanged', data: [secondAddress.full, firstAddress.full] })
    const chain = site.next('session_event')
    await page.getByRole('radio', { name: 'Local Rollup' }).check()
    expect((await chain).params).toEqual({ chainId: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } })
  })

  await test.step('the site switches the network', async () => {
    const chain = site.next('session_event')
    const switching = site.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    await expect(page.getByRole('main')).toContainText(/Local Rollup.*Local Ethereum/)
    await button(page, 'Approve').click()
    expect(await switching).toBeNull()
    expect((await chain).params.event).toEqual({ name: 'chainChanged', data: 31337 })
    await expect(page.getByRole('radio', { name: 'Local Ethereum' })).toBeChecked()
  })

  await test.step('disconnect in the wallet', async () => {
    const ended = site.next('session_delete')
    await button(page, 'Disconnect Harbour').click()
    await ended
    await expect(page.getByText('No site is connected.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No site is connected.')).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})
