import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createPublicClient, http, parseEther } from 'viem'
import { ar, arViews } from '../fixtures/arabic-words.js'
import { expectArabic } from './fixtures/checks/expect-arabic.js'
import { expect, test } from './fixtures/sites/site.js'
import { clickInFrame, frameOf, logInByEmail, newEmail, setRecoveryUp } from './fixtures/visitors/embedded-visitor.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import { asVisitor, createAccount, openSend, openSite, selectToken } from './fixtures/visitors/visitor.js'

/** Names of the real data API, which writes them into the registry of the local chain. */

test.setTimeout(120_000)

const zone = 'lintel.test'
/** A name that no other test registers. */
const newName = () => `nora-${randomUUID().slice(0, 8)}`

/** Sends ether to a name, from another browser. */
async function payByName(page: Page, to: string, expected: string): Promise<void> {
  await openSite(page)
  await asVisitor(page).connect('Foxglove')
  await openSend(page)
  await selectToken(page, /^Ether/)
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.125')
  await page.getByRole('textbox', { name: 'Receiver' }).fill(to)
  await expect(page.getByText(expected)).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Review' })
  await expect(review).toContainText(to)
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(/^Transaction (sent|confirmed)$/).first()).toBeVisible()
}

test('a newcomer who logs in by e-mail takes a name, sees it on the button, and is paid by it from another browser', async ({
  page,
  browser,
  server,
  payer,
  rpcUrls,
  consoleErrors,
}) => {
  const name = newName()
  const full = `${name}.${zone}`
  await openSite(page)
  await logInByEmail(page, server.config.services, newEmail('nora'))
  await setRecoveryUp(page)
  await asVisitor(page).accountButton.click()
  const account = asVisitor(page).dialog('Account')
  await account.getByRole('button', { name: /^Choose a name/ }).click()
  await page.getByRole('dialog', { name: 'Choose a name' }).getByRole('button', { name: 'Choose a name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register a name' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase())
  await expect(dialog.getByText(/is free\.$/)).toContainText(full)
  const address = /0x[\da-f]{40}/i.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  expect(address).not.toBe('')

  await test.step('declined in the frame, the name is kept', async () => {
    await dialog.getByRole('button', { name: 'Register' }).click()
    const frame = frameOf(page)
    await expect(frame.getByRole('heading', { name: 'Register this name' })).toBeVisible()
    await expect(frame.locator('body')).toContainText(full)
    await clickInFrame(frame.getByRole('button', { name: 'Decline' }))
    await expect(dialog.getByRole('alert')).toContainText('You declined the signature.')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  })

  await dialog.getByRole('button', { name: 'Register' }).click()
  await clickInFrame(frameOf(page).getByRole('button', { name: 'Approve' }))
  const done = page.getByRole('dialog', { name: 'Name registered' })
  await expect(done.getByRole('heading', { name: `${full} is yours` })).toBeVisible()
  await expect(done).toContainText('Visible in every app that reads ENS.')
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(asVisitor(page).dialog('Account')).toContainText(full)
  await expect(
    asVisitor(page)
      .dialog('Account')
      .getByRole('button', { name: /^Choose a name/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asVisitor(page).accountButton).toContainText(full)
  await page.reload()
  await expect(asVisitor(page).accountButton).toContainText(full)

  await test.step('paid by name from another browser, which resolves it on the chain', async () => {
    const context = await browser.newContext({ baseURL: server.url })
    const other = await context.newPage()
    await installWallet(other, { name: 'Foxglove', privateKeys: [payer.key], chains: rpcUrls })
    const client = createPublicClient({ transport: http(rpcUrls[31337]) })
    const account = { address: address as `0x${string}` }
    const before = await client.getBalance(account)
    await payByName(other, full, address)
    await expect.poll(() => client.getBalance(account)).toBe(before + parseEther('0.125'))
    await context.close()
  })
  expect(consoleErrors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('in Arabic, by keyboard alone, the account of an injected wallet takes a name, and each view is Arabic', async ({
    page,
    install,
    consoleErrors,
  }) => {
    const { names } = arViews
    const name = newName()
    const full = `${name}.${zone}`
    const wallet = await install({ privateKeys: [createAccount().key] })
    await page.goto('/arabic')
    const button = (text: string | RegExp) => page.getByRole('button', { name: text })
    const arrive = async (title: string) => {
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
      await expectArabic(page, title, ['Local Ethereum', 'Foxglove', 'ENS', full, name, zone, 'nora', 'alice.eth'])
    }
    await button(ar.connectButton.connect).click()
    await button(/^Foxglove/).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button').first().click()
    await button(arViews.portfolio.settings).click()
    await pressByKeyboard(button(names.titles.ChooseAccountName))
    await arrive(names.titles.ChooseAccountName)
    await pressByKeyboard(button(names.choose))
    const field = page.getByRole('textbox', { name: names.name })
    await tabTo(field)
    await page.keyboard.type('alice.')
    await arrive(names.titles.RegisterAccountName)
    await field.fill(name)
    await expect(page.getByRole('dialog').getByText(full).first()).toBeVisible()
    await expect(button(names.register)).not.toHaveAttribute('aria-disabled')
    await arrive(names.titles.RegisterAccountName)
    await page.keyboard.press('Enter')
    await arrive(names.titles.RegisterAccountNameSuccess)
    const message = wallet.calls.findLast(({ method }) => method === 'personal_sign')?.params?.[0]
    expect(JSON.parse(Buffer.from(String(message).slice(2), 'hex').toString())).toMatchObject({ name: full })
    await pressByKeyboard(button(names.done))
    await expect(page.getByRole('dialog')).toContainText(full)
    expect(consoleErrors).toEqual([])
  })
})
