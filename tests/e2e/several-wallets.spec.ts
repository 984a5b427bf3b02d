import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { developmentKeys } from '../fixtures/development-keys.js'
import type { TestWallet } from '../fixtures/test-wallet.js'
import { listHeaderWords, watchHeader } from './fixtures/checks/watch-page.js'
import { expect, test as siteTest } from './fixtures/sites/site.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitors/visitor.js'

/** Installs two wallets in every tab of this browser, each with its own account. */
const test = siteTest.extend<{ wallets: { foxglove: TestWallet; prism: TestWallet } }>({
  wallets: async ({ context, rpcUrls }, use) => {
    const [foxglove, prism] = await Promise.all(
      ['Foxglove', 'Prism'].map((name, index) =>
        installWallet(context, { name, privateKeys: [developmentKeys[index] ?? developmentKeys[0]], chains: rpcUrls }),
      ),
    )
    if (!foxglove || !prism) throw new Error('The wallets are not there.')
    await use({ foxglove, prism })
  },
})

/** Actions of a visitor in the list of connected wallets. */
function asOwner(page: Page) {
  const visitor = asVisitor(page)
  const list = visitor.dialog('Your wallets')
  const openAdding = () => list.getByRole('button', { name: 'Add a wallet' }).click()
  return {
    ...visitor,
    list,
    async openList() {
      await visitor.accountButton.click()
      await visitor.dialog('Account').getByRole('button', { name: 'Your wallets' }).click()
      await expect(list).toBeVisible()
    },
    openAdding,
    /** Connects another wallet from the list. */
    async add(name: string) {
      await openAdding()
      await visitor.dialog('Connect wallet').getByRole('button', { name }).click()
    },
    async switchTo(name: string) {
      await list.getByRole('button', { name: new RegExp(`${name} Switch$`) }).click()
      await expect(list.getByRole('button', { name: new RegExp(`${name} Active$`) })).toBeVisible()
    },
    async close() {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  }
}

/**
 * Signs on the site. Returns whether the shown signature is that of `address` over the message that `wallet` received.
 */
async function signAs(page: Page, wallet: TestWallet, address: Hex): Promise<boolean> {
  const { result } = asVisitor(page)
  const asked = () => wallet.calls.filter(({ method }) => method === 'personal_sign')
  const before = asked().length
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect.poll(() => asked().length).toBe(before + 1)
  await expect(result).toContainText('verified')
  const signature = (await result.textContent())?.match(/0x[0-9a-f]{130}/)?.[0] as Hex
  const [raw] = asked().at(-1)?.params ?? []
  return verifyMessage({ address, message: { raw: raw as Hex }, signature })
}

test('two wallets: the visitor switches between them, each signs with its account, and a reload restores what is connected', async ({
  page,
  wallets,
}) => {
  await watchHeader(page)
  await page.goto('/')
  const owner = asOwner(page)
  await owner.connect('Foxglove')

  await test.step('a second one becomes the active one and keeps the first', async () => {
    await owner.openList()
    await owner.add('Prism')
    await expect(owner.accountButton).toContainText(secondAddress.shown)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await signAs(page, wallets.prism, secondAddress.full)).toBe(true)
  })

  await test.step('the first is the active one again without a word to either', async () => {
    // A wallet answers what it can do without asking the visitor (EIP-5792).
    const countRequests = () =>
      [...wallets.foxglove.calls, ...wallets.prism.calls].filter(({ method }) => method !== 'wallet_getCapabilities')
        .length
    const asked = countRequests()
    await owner.openList()
    await owner.switchTo('Foxglove')
    expect(countRequests()).toBe(asked)
    await owner.close()
    await expect(owner.accountButton).toContainText(firstAddress.short)
    expect(await signAs(page, wallets.foxglove, firstAddress.full)).toBe(true)
  })

  await test.step('a reload restores both, the active one active, and never shows "disconnected"', async () => {
    await page.reload()
    await expect(owner.accountButton).toContainText(firstAddress.short)
    expect((await listHeaderWords(page)).filter((text) => text.includes('Connect wallet'))).toEqual([])
    await owner.openList()
    await expect(owner.list.getByRole('button', { name: /Foxglove Active$/ })).toBeVisible()
    await owner.switchTo('Prism')
    await owner.close()
    expect(await signAs(page, wallets.prism, secondAddress.full)).toBe(true)
  })

  await test.step('one that is disconnected leaves the other, also over a reload', async () => {
    await owner.openList()
    await owner.list.getByRole('button', { name: 'Options of Prism' }).click()
    await page.getByRole('menuitem', { name: 'Disconnect Prism' }).click()
    await expect(owner.list.getByRole('button', { name: /Foxglove Active$/ })).toBeVisible()
    await expect(owner.list.getByRole('button', { name: /Prism (Active|Switch)$/ })).toBeHidden()
    await owner.close()
    await page.reload()
    await expect(owner.accountButton).toContainText(firstAddress.short)
    expect(wallets.foxglove.calls.some(({ method }) => method === 'wallet_revokePermissions')).toBe(false)
  })
})

test('two tabs have the same wallets and the same active one, also after one of them disconnects', async ({
  context,
  page,
  wallets,
  baseURL,
}) => {
  await page.goto('/')
  const here = asOwner(page)
  await here.connect('Foxglove')
  const other = await context.newPage()
  await other.goto(baseURL ?? '/')
  const there = asOwner(other)
  await expect(there.accountButton).toContainText(firstAddress.short)

  await test.step('a wallet connected in one is the active one in both', async () => {
    await here.openList()
    await here.add('Prism')
    for (const { accountButton } of [here, there]) await expect(accountButton).toContainText(secondAddress.shown)
  })

  await test.step('a switch in the other reaches the first, which signs with it', async () => {
    await there.openList()
    await there.switchTo('Foxglove')
    await expect(here.accountButton).toContainText(firstAddress.short)
    expect(await signAs(page, wallets.foxglove, firstAddress.full)).toBe(true)
  })

  await test.step('one that is disconnected, and all of them, are so in both', async () => {
    await there.list.getByRole('button', { name: 'Options of Foxglove' }).click()
    await other.getByRole('menuitem', { name: 'Disconnect Foxglove' }).click()
    await expect(there.list.getByRole('button', { name: /Prism Active$/ })).toBeVisible()
    await expect(here.accountButton).toContainText(secondAddress.shown)
    await there.list.getByRole('button', { name: 'Disconnect', exact: true }).click()
    for (const { accountButton } of [here, there]) await expect(accountButton).toHaveText('Connect wallet')
  })
})
