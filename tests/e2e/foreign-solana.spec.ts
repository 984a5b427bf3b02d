import { asForeignVisitor, callNode, expect, test } from './fixtures/foreign-wallets/foreign-site.js'

/** A development account of the local chain. */
const RECEIVER = '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp'
const LAMPORTS = 1_000_000_000

test("Anza's burner wallet connects, signs, sends SOL, survives a reload and disconnects", async ({
  page,
  site,
  install,
  windows,
}) => {
  await install('burner')
  await page.goto(`/?to=${RECEIVER}`)
  const visitor = asForeignVisitor(page)
  const readBalance = async (address: string) => {
    const result = await callNode(site.nodes.solana, 'getBalance', [address])
    return (result as { value: number }).value / LAMPORTS
  }

  const dialog = await visitor.openWallets()
  await dialog.getByRole('button', { name: 'Burner Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.account).toHaveText(/^solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM [1-9A-HJ-NP-Za-km-z]{43,44}$/)
  expect(windows).toEqual(['Burner Wallet: connect'])
  const connected = (await visitor.account.textContent()) ?? ''
  const address = connected.split(' ')[1] ?? ''

  await test.step('the balance is that of the chain, on the page and in the modal', async () => {
    await expect(visitor.balance).toHaveText('0 SOL')
    await callNode(site.nodes.solana, 'requestAirdrop', [address, 2 * LAMPORTS])
    await visitor.press('Read balance')
    await expect(visitor.balance).toHaveText('2 SOL')
    await visitor.openAccount()
    await expect(visitor.dialog('Account')).toContainText('2 SOL')
    await page.keyboard.press('Escape')
  })

  await test.step('a reload restores it without asking it: it shows its account by itself', async () => {
    await page.reload()
    await expect(visitor.account).toHaveText(connected)
    expect(windows).toHaveLength(1)
  })

  await test.step('it signs a message', async () => {
    await visitor.expectResult('Sign message', `ed25519 of ${address} is valid`)
    expect(windows.at(-1)).toBe('Burner Wallet: signMessage')
  })

  await test.step('it signs a transaction, which the chain confirms', async () => {
    const before = await readBalance(RECEIVER)
    await visitor.expectResult('Send', /^[1-9A-HJ-NP-Za-km-z]{86,88} success$/)
    expect(windows.at(-1)).toBe('Burner Wallet: signTransaction')
    expect(await readBalance(RECEIVER)).toBeCloseTo(before + 0.5, 9)
    expect(await readBalance(address)).toBeCloseTo(1.5, 3)
  })

  await test.step('it disconnects, and a reload does not restore it', async () => {
    const asked = windows.length
    await visitor.press('Disconnect solana')
    await expect(visitor.account).toHaveText('disconnected')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await expect(visitor.account).toHaveText('disconnected')
    expect(windows).toHaveLength(asked)
  })
})
