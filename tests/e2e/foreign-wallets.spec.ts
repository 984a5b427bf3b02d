import type { Page } from '@playwright/test'
import { generateKeyPairSigner } from '@solana/kit'
import { developmentKeys } from '../fixtures/development-keys.js'
import { expect, test } from './fixtures/sites/four-namespaces.js'
import { callNode } from './fixtures/sites/site.js'
import { asForeignVisitor } from './fixtures/visitors/foreign-visitor.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { firstAddress } from './fixtures/visitors/visitor.js'

// In one worker, which builds the page once.
test.describe.configure({ mode: 'default' })

/** A development account of the local chain. */
const RECEIVER = '9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp'
const LAMPORTS = 1_000_000_000
const evm = 'eip155:31337'
const solana = 'solana:GUruU8KedggYPXYyPpefLa8BSXVCyHHM'
const bitcoin = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const polkadot = 'polkadot:b8dda632d78e16fed87b4817a3740065'
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

test("Anza's burner wallet connects, signs, sends SOL, survives a reload and disconnects", async ({
  page,
  site,
  install,
  windows,
}) => {
  await install('burner')
  const { address: receiver } = await generateKeyPairSigner()
  await page.goto(`/?to=${receiver}`)
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
    await visitor.expectResult('Send', /^[1-9A-HJ-NP-Za-km-z]{86,88} success$/)
    expect(windows.at(-1)).toBe('Burner Wallet: signTransaction')
    expect(await readBalance(receiver)).toBeCloseTo(0.5, 9)
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

test("MetaMask's wallets for Bitcoin and Solana are one row, and both sign", async ({
  page,
  site,
  install,
  windows,
  metamask,
}) => {
  const { solanaAddress, bitcoinAddress } = metamask
  await install('metamask')
  await page.goto(`/?to=${RECEIVER}`)
  const visitor = asForeignVisitor(page)

  await test.step('Bitcoin connects, on the network of its address', async () => {
    const dialog = await visitor.openWallets()
    await dialog.getByRole('button', { name: 'MetaMask' }).click()
    await visitor.dialog('Choose a network').getByRole('button', { name: 'Bitcoin' }).click()
    await expect(visitor.account).toHaveText(`${bitcoin} ${bitcoinAddress}`)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(windows).toEqual(['MetaMask: connect'])
    await expect(visitor.balance).toHaveText('12.5 tBTC')
  })

  await test.step('Bitcoin signs by BIP-322, and may refuse', async () => {
    await visitor.expectResult('Sign message', `bip322 of ${bitcoinAddress} is valid`)
    metamask.rejectNext()
    await visitor.expectResult('Sign message', 'request-rejected')
  })

  await test.step('Solana connects beside it, signs and sends', async () => {
    await callNode(site.nodes.solana, 'requestAirdrop', [solanaAddress, 2 * LAMPORTS])
    await visitor.addWallet('MetaMask', 'Solana')
    await expect(visitor.account).toHaveText(`${solana} ${solanaAddress}`)
    await visitor.expectResult('Sign message', `ed25519 of ${solanaAddress} is valid`)
    await visitor.expectResult('Send', /success$/)
    metamask.rejectNext()
    await visitor.expectResult('Send', 'request-rejected')
    await expect(visitor.connections).toHaveCount(2)
  })

  await test.step('a reload restores both without a window', async () => {
    const asked = windows.length
    await page.reload()
    await expect(visitor.account).toHaveText(`${solana} ${solanaAddress}`)
    await expect(visitor.connections).toHaveCount(2)
    expect(windows).toHaveLength(asked)
  })

  await test.step('one is disconnected, and stays so over a reload', async () => {
    const asked = windows.length
    await visitor.press('Disconnect bip122')
    await expect(visitor.connections).toHaveCount(1)
    await page.reload()
    await expect(visitor.account).toHaveText(`${solana} ${solanaAddress}`)
    await expect(visitor.connections).toHaveCount(1)
    expect(windows).toHaveLength(asked)
  })
})

test('EVM and Solana of one wallet: one row, two connections, in two tabs', async ({
  context,
  page,
  site,
  install,
  windows,
  metamask,
}) => {
  const onEvm = `${evm} ${firstAddress.full}`
  const onSolana = `${solana} ${metamask.solanaAddress}`
  const injected = await installWallet(context, {
    name: 'MetaMask',
    rdns: 'io.metamask',
    privateKeys: [developmentKeys[0]],
    chains: { 31337: site.nodes.evm },
  })
  await install('metamask')
  await page.goto('/')
  const here = asForeignVisitor(page)
  const other = await context.newPage()
  const there = asForeignVisitor(other)
  const countWindows = () => windows.length + injected.calls.filter(({ method }) => opensWindow(method)).length

  await test.step('the EIP-6963 wallet and the registered ones are one row', async () => {
    const dialog = await here.openWallets()
    await expect(dialog.getByRole('button', { name: 'MetaMask' })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'MetaMask' }).click()
    await here.dialog('Choose a network').getByRole('button', { name: 'EVM' }).click()
    await expect(here.account).toHaveText(onEvm)
    await expect(page.getByRole('dialog')).toBeHidden()
    await here.addWallet('MetaMask', 'Solana')
    await expect(here.account).toHaveText(onSolana)
    await here.expectResult('Sign message', `ed25519 of ${metamask.solanaAddress} is valid`)
  })

  await test.step('a switch asks neither, and the other one signs', async () => {
    const asked = countWindows()
    await switchWallet(page)
    await expect(here.account).toHaveText(onEvm)
    expect(countWindows()).toBe(asked)
    await here.expectResult('Sign message', `eip191 of ${firstAddress.full} is valid`)
  })

  await test.step('a second tab has both, and its switch reaches the first', async () => {
    const asked = countWindows()
    await other.goto('/')
    await expect(there.connections).toHaveCount(2)
    await expect(there.account).toHaveText(onEvm)
    await switchWallet(other)
    for (const { account } of [there, here]) await expect(account).toHaveText(onSolana)
    await page.reload()
    await expect(here.account).toHaveText(onSolana)
    await expect(here.connections).toHaveCount(2)
    expect(countWindows()).toBe(asked)
  })

  await test.step('Solana is disconnected in one tab: EVM is left in both, also over a reload', async () => {
    const asked = countWindows()
    const list = await openList(other)
    await list.getByRole('list', { name: 'Solana' }).getByRole('button', { name: 'Options of MetaMask' }).click()
    await other.getByRole('menuitem', { name: 'Disconnect MetaMask' }).click()
    await expect(list).toBeHidden()
    for (const { account, connections } of [there, here]) {
      await expect(account).toHaveText(onEvm)
      await expect(connections).toHaveCount(1)
    }
    await page.reload()
    await expect(here.account).toHaveText(onEvm)
    await expect(here.connections).toHaveCount(1)
    expect(countWindows()).toBe(asked)
  })
})

test('signs in on each namespace, and the server verifies it; an extension of Polkadot is restored and disconnects', async ({
  context,
  page,
  site,
  install,
  windows,
  metamask,
}) => {
  const foxglove = await installWallet(context, {
    name: 'Foxglove',
    privateKeys: [developmentKeys[0]],
    chains: { 31337: site.nodes.evm },
  })
  await install('burner', 'metamask', 'polkadot')
  await page.goto('/')
  const visitor = asForeignVisitor(page)

  async function expectSignIn(account: string | RegExp) {
    await expect(visitor.account).toHaveText(account)
    await visitor.signInHere()
    expect(await visitor.readSession()).toBe(await visitor.account.textContent())
  }

  await test.step('EVM by personal_sign', async () => {
    const dialog = await visitor.openWallets()
    await dialog.getByRole('button', { name: 'Foxglove' }).click()
    await expectSignIn(`${evm} ${firstAddress.full}`)
    expect(foxglove.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  })

  await test.step("Solana by signIn: Anza's wallet writes the message", async () => {
    await visitor.addWallet('Burner Wallet')
    await expectSignIn(/^solana:/)
    expect(windows).toEqual(['Burner Wallet: connect', 'Burner Wallet: signIn'])
  })

  await test.step('Solana by signMessage, where the wallet has no signIn', async () => {
    await page.goto('/?without-sign-in')
    await expect(visitor.connections).toHaveCount(2)
    await context.clearCookies()
    await page.reload()
    await expect(visitor.connections).toHaveCount(2)
    await expectSignIn(/^solana:/)
    expect(windows.slice(2)).toEqual(['Burner Wallet: signMessage'])
  })

  await test.step('Bitcoin by BIP-322', async () => {
    await visitor.addWallet('MetaMask', 'Bitcoin')
    await expectSignIn(`${bitcoin} ${metamask.bitcoinAddress}`)
    expect(windows.at(-1)).toBe('MetaMask: signMessage')
  })

  await test.step('Polkadot by sr25519', async () => {
    await visitor.addWallet('Polkadot.js')
    await expectSignIn(`${polkadot} ${alice}`)
    expect(windows.slice(-2)).toEqual(['polkadot-js: enable', 'polkadot-js: signRaw'])
  })

  await test.step('the extension of Polkadot signs, is restored and disconnects', async () => {
    await expect(visitor.balance).toHaveText('1000 UNIT')
    await visitor.expectResult('Sign message', `sr25519 of ${alice} is valid`)
    const asked = windows.length
    await page.reload()
    await expect(visitor.account).toHaveText(`${polkadot} ${alice}`)
    await visitor.press('Disconnect polkadot')
    await expect(visitor.connections).toHaveCount(3)
    await page.reload()
    await expect(visitor.account).toHaveText(/^(eip155|solana|bip122):/)
    await expect(visitor.connections).toHaveCount(3)
    expect(windows).toHaveLength(asked)
  })
})

/** Whether a wallet asks the visitor about a request, or would if it were connected. */
function opensWindow(method: string): boolean {
  return /^eth_(requestAccounts|sign|send)|^personal_|^wallet_(requestPermissions|switch|add|watch)/.test(method)
}

/** Opens the list of connected wallets. */
async function openList(page: Page) {
  const visitor = asForeignVisitor(page)
  await visitor.openAccount()
  await visitor.dialog('Account').getByRole('button', { name: 'Your wallets' }).click()
  return visitor.dialog('Your wallets')
}

/** Makes the other one of two wallets the active one. */
async function switchWallet(page: Page): Promise<void> {
  const list = await openList(page)
  await list.getByRole('button', { name: /MetaMask Switch$/ }).click()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
}
