import { decide, openPracticeWallet, openWindow, requestProvider } from './fixtures/practice-wallet.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitor.js'

const mainnet = { chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://rpc.example'] }

test('a site that is not connected gets no account, and its requests are refused', async ({ page }) => {
  await page.goto('/')
  expect(await requestProvider(page, 'eth_accounts')).toEqual({ result: [] })
  const signing = await requestProvider(page, 'personal_sign', ['0x00', firstAddress.full])
  expect(signing).toMatchObject({ code: 4100 })
  expect(await requestProvider(page, 'wallet_addEthereumChain', [mainnet])).toMatchObject({ code: 4100 })
})

test('a chain that is not local cannot be added, switched to, signed for or sent to', async ({ page, context }) => {
  await page.goto('/')
  const visitor = asVisitor(page)
  await decide(await openPracticeWallet(page), 'Approve')
  await expect(visitor.accountButton).toContainText(firstAddress.short)

  let adding = Promise.resolve({})
  const window = await openWindow(page, async () => {
    adding = requestProvider(page, 'wallet_addEthereumChain', [mainnet])
  })
  await expect(window.getByRole('heading', { name: 'This network cannot be added' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Approve' })).toBeHidden()
  await decide(window, 'Reject')
  expect(await adding).toMatchObject({ code: 4902 })

  const pages = context.pages().length
  const { full: from } = firstAddress
  const typedData = { domain: { chainId: 1 }, types: { EIP712Domain: [] }, primaryType: 'EIP712Domain', message: {} }
  const refused = [
    ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902],
    ['wallet_switchEthereumChain', [{ chainId: '0x0' }], -32602],
    ['wallet_switchEthereumChain', [{ chainId: 31338 }], -32602],
    ['eth_sendTransaction', [{ from, to: secondAddress.full, value: '0x1', chainId: '0x1' }], -32602],
    ['eth_signTypedData_v4', [from, JSON.stringify(typedData)], -32602],
    ['personal_sign', ['0x00', secondAddress.full], 4100],
    ['eth_sign', [from, '0x00'], 4200],
  ] as const
  for (const [method, params, code] of refused) {
    expect(await requestProvider(page, method, params), method).toMatchObject({ code })
  }
  expect(context.pages()).toHaveLength(pages)
  expect(await requestProvider(page, 'eth_chainId')).toEqual({ result: '0x7a69' })
})
