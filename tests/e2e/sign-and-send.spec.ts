import { getAddress, parseEther, verifyMessage } from 'viem'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, secondAddress } from './fixtures/visitors/visitor.js'

test('signs and sends: the signature is verified and valid; hash, block and the changed balance are shown', async ({
  page,
  install,
  payer,
  chain,
}) => {
  const wallet = await install({ privateKeys: [payer.key] })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')

  await test.step('sign', async () => {
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(visitor.result).toContainText('verified')
    const text = await visitor.result.textContent()
    const signature = text?.match(/0x[0-9a-f]{130}/)?.[0]
    const [raw] = wallet.calls.find(({ method }) => method === 'personal_sign')?.params ?? []
    const isValid = await verifyMessage({
      address: payer.address,
      message: { raw: raw as `0x${string}` },
      signature: signature as `0x${string}`,
    })
    expect(isValid).toBe(true)
  })

  await test.step('send', async () => {
    const shownBefore = await visitor.balance.textContent()
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await expect(visitor.result).toContainText(/Confirmed in block \d+/)
    const shown = (await visitor.result.textContent()) ?? ''
    const hash = shown.match(/0x[0-9a-f]{64}/)?.[0] as `0x${string}`
    const receipt = await chain.getTransactionReceipt({ hash })
    expect(receipt.status).toBe('success')
    expect(shown).toContain(`Confirmed in block ${receipt.blockNumber}`)
    const paid = { from: payer.address, to: secondAddress.full, value: parseEther('0.01') }
    const { from, to, value } = await chain.getTransaction({ hash })
    expect({ from: getAddress(from), to: to && getAddress(to), value }).toEqual(paid)
    await expect(visitor.balance).not.toHaveText(shownBefore ?? '')
  })
})
