import { createPublicClient, http, parseEther, verifyMessage } from 'viem'
import { expect, test } from './fixtures/site.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitor.js'

test('signs: the signature is shown as verified, and is valid', async ({ page, install }) => {
  const wallet = await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(visitor.result).toContainText('verified')
  const text = await visitor.result.textContent()
  const signature = text?.match(/0x[0-9a-f]{130}/)?.[0]
  const [raw] = wallet.calls.find(({ method }) => method === 'personal_sign')?.params ?? []
  const isValid = await verifyMessage({
    address: firstAddress.full,
    message: { raw: raw as `0x${string}` },
    signature: signature as `0x${string}`,
  })
  expect(isValid).toBe(true)
})

test('sends: hash, block and the changed balance are shown', async ({ page, install, rpcUrls }) => {
  await install()
  const client = createPublicClient({ transport: http(rpcUrls[31337]) })
  const before = await client.getBalance({ address: secondAddress.full })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  const shownBefore = await visitor.balance.textContent()
  await page.getByRole('button', { name: 'Send transaction' }).click()
  await expect(visitor.result).toContainText(/Confirmed in block \d+/)
  const hash = (await visitor.result.textContent())?.match(/0x[0-9a-f]{64}/)?.[0] as `0x${string}`
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  expect((await client.getBalance({ address: secondAddress.full })) - before).toBe(parseEther('0.01'))
  await expect(visitor.balance).not.toHaveText(shownBefore ?? '')
})
