import type { Page } from '@playwright/test'
import { numberToHex, parseEther } from 'viem'
import { callAnvil } from '../../servers/chains/call-anvil.js'
import { ar, arFrame, arViews } from '../fixtures/arabic-words.js'
import { requestWords } from './fixtures/pages/arabic-words.js'
import { expect, test } from './fixtures/sites/site.js'
import { asArabicVisitor, namesWith, pressInFrame } from './fixtures/visitors/arabic-visitor.js'
import { newEmail, readCode, recoveryPassword } from './fixtures/visitors/embedded-visitor.js'
import { pressByKeyboard, tabTo } from './fixtures/visitors/keyboard.js'
import { untilClosed } from './fixtures/visitors/visitor.js'

/** The embedded wallet in an app in Arabic, by the keyboard alone, with the real identity service, frame and chains. */

test.setTimeout(240_000)
// A narrow phone.
test.use({ viewport: { width: 360, height: 740 } })

/** In ms. A user operation is simulated several times before it is in a block. */
const SLOW = 60_000

const { login, embedded } = arViews
const { recovery } = arFrame.screens

test('in Arabic at 360 px a visitor logs in by e-mail, signs and pays on EVM and Solana, changes accounts and the address, takes the key and leaves, by the keyboard alone', async ({
  page,
  install,
  server: { url, config, controlUrls },
}) => {
  const { services } = config
  const [email, newAddress] = [newEmail('grace'), newEmail('grace')]
  const visitor = asArabicVisitor(page, [
    ...namesWith(email),
    ...namesWith(newAddress),
    // Names of the data that the page gives to sign.
    'Greeting',
    'text',
    'name',
    // The token, the currency of the prices, and the site that asks for the change of the address.
    'Ether',
    'US$',
    url,
    new URL(url).host,
  ])
  const { dialog, arrive } = visitor
  const press = (name: string | RegExp) => pressByKeyboard(dialog.getByRole('button', { name }).first())
  await install()
  await page.goto('/arabic?requests')
  await visitor.openModal()
  await arrive(ar.titles.Connect)
  await page.keyboard.type('grace')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(login.emailInvalid)
  await expect(dialog.getByRole('textbox', { name: login.email })).toBeFocused()
  await page.keyboard.press('Control+a')
  await visitor.logIn(services, email)
  await visitor.setRecoveryUp()

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const outcome = page.getByRole('status', { name: requestWords.outcome })
  /** Asks by a button of the page, approves what the frame shows, and is back at the button. */
  const ask = async (name: string, title: string, text?: string) => {
    await pressByKeyboard(button(name))
    await approve(title, text)
    await expect(outcome).toContainText(requestWords.done, { timeout: SLOW })
    await expect(dialog).toBeHidden()
    await expect(button(name)).toBeFocused()
  }
  const approve = async (title: string, text?: string) => {
    const frame = await visitor.findFrame()
    await visitor.expectScreen(frame, title)
    if (text !== undefined) await expect(frame.getByText(text)).toBeVisible({ timeout: SLOW })
    await visitor.approve(frame)
  }

  await ask(requestWords.message, arFrame.approve.titles.message, 'مرحبًا بك في المنارة')
  await ask(requestWords.typedData, arFrame.approve.titles.typedData)

  // The frame alone asks.
  await pressByKeyboard(button(requestWords.signIn))
  await approve(arFrame.approve.titles.signIn)
  await expect(outcome).toContainText(requestWords.signedIn, { timeout: SLOW })
  await expect(button(requestWords.signIn)).toBeFocused()

  const readAddress = async (pattern: RegExp) => {
    await pressByKeyboard(page.getByRole('button', { name: ar.connectButton.account }))
    await arrive(ar.titles.Account)
    await expect(dialog).toContainText(pattern)
    const address = pattern.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return address
  }
  const address = await readAddress(/0x[\da-f]{40}/i)
  await callAnvil(controlUrls[31_337] ?? '', 'anvil_setBalance', [address, numberToHex(parseEther('1'))])
  await ask(requestWords.payment, arFrame.approve.titles.payment)

  // The network of Solana is chosen in Account.
  await pressByKeyboard(page.getByRole('button', { name: ar.connectButton.account }))
  await pressByKeyboard(dialog.getByRole('button', { name: ar.shell.networkSelector({ network: 'Local Ethereum' }) }))
  await arrive(ar.titles.Networks)
  await pressByKeyboard(dialog.getByRole('button', { name: 'Local Solana' }))
  await arrive(ar.titles.Account)
  await page.keyboard.press('Escape')
  const solana = await readAddress(/[1-9A-HJ-NP-Za-km-z]{43,44}/)
  await fetch(config.networks.find(({ name }) => name === 'Local Solana')?.rpcUrl ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [solana, 2_000_000_000] }),
  })
  await ask(requestWords.message, arFrame.approve.titles.message, 'مرحبًا بك في المنارة')
  await pressByKeyboard(button(requestWords.signIn))
  await approve(arFrame.approve.titles.signIn)
  await expect(outcome).toContainText(requestWords.signedIn, { timeout: SLOW })
  await ask(requestWords.payment, arFrame.approve.titles.payment)

  // The smart account is one of EVM networks.
  await pressByKeyboard(page.getByRole('button', { name: ar.connectButton.account }))
  await arrive(ar.titles.Account)
  await press(ar.shell.networkSelector({ network: 'Local Solana' }))
  await arrive(ar.titles.Networks)
  await press('Local Ethereum')
  await arrive(ar.titles.Account)
  await press(new RegExp(`^${embedded.smartAccount}`))
  await arrive(ar.titles.SmartAccountSettings)
  await press(new RegExp(`^${embedded.keyAccount}`))
  const chosen = dialog.getByRole('button', { name: new RegExp(`^${embedded.keyAccount}`) })
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen).toBeFocused()
  await press(ar.common.back)
  await arrive(ar.titles.Account)

  await press(new RegExp(`^${embedded.email}`))
  await expect(dialog.getByRole('textbox', { name: login.email })).toBeFocused()
  await arrive(ar.titles.UpdateEmail)
  await page.keyboard.type(newAddress)
  await page.keyboard.press('Enter')
  const wallet = await visitor.findFrame()
  await visitor.expectScreen(wallet, arFrame.screens.email.title)
  for (const address of [email, newAddress]) await expect(wallet.getByText(address)).toBeVisible()
  const change = wallet.getByRole('button', { name: arFrame.screens.email.change })
  await tabTo(change)
  await expect(change).not.toHaveAttribute('aria-disabled', { timeout: SLOW })
  await page.keyboard.press('Enter')
  for (const [text, address] of [
    [embedded.primaryText({ email }), email],
    [embedded.secondaryText({ email: newAddress }), newAddress],
  ] as const) {
    await expect(dialog).toContainText(text, { timeout: SLOW })
    await expect(dialog.getByLabel(login.code)).toBeFocused()
    await arrive(ar.titles.UpdateEmail)
    await page.keyboard.type(await readCode(services, address))
  }
  await expect(page.getByRole('dialog', { name: ar.titles.Account, exact: true })).toBeVisible({ timeout: SLOW })

  await press(new RegExp(`^${embedded.upgrade}`))
  await arrive(ar.titles.UpgradeWallet)
  await press(embedded.exportKey)
  const frame = await visitor.findFrame()
  await visitor.expectScreen(frame, arFrame.screens.export.title)
  const show = frame.getByRole('button', { name: arFrame.screens.export.show })
  await tabTo(show)
  await expect(show).not.toHaveAttribute('aria-disabled', { timeout: SLOW })
  await page.keyboard.press('Enter')
  const words = frame.getByRole('list', { name: arFrame.screens.export.words }).getByRole('listitem')
  await expect(words).toHaveCount(12, { timeout: SLOW })
  await pressInFrame(frame.getByRole('button', { name: arFrame.screens.done }))
  await arrive(ar.titles.UpgradeWallet)
  await press(ar.common.back)
  await arrive(ar.titles.Account)
  await press(ar.common.disconnect)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: ar.connectButton.connect })).toBeFocused()
})

test('in Arabic at 360 px a password recovers the wallet in another browser, and one without it starts anew, by the keyboard alone', async ({
  page,
  browser,
  server,
}) => {
  const { services } = server.config
  const email = newEmail('evelyn')
  const first = asArabicVisitor(page, namesWith(email))
  await page.goto('/arabic')
  await first.openModal()
  await first.logIn(services, email)
  await first.setRecoveryUp()

  const options = { viewport: { width: 360, height: 740 }, baseURL: server.url } as const
  const openOther = async () => {
    const other = await (await browser.newContext(options)).newPage()
    const visitor = asArabicVisitor(other, namesWith(email))
    await other.goto('/arabic')
    await visitor.openModal()
    await visitor.logIn(services, email)
    const frame = await visitor.findFrame()
    await visitor.expectScreen(frame, recovery.title)
    return { visitor, frame, other, byName: (name: string) => frame.getByRole('button', { name, exact: true }) }
  }

  const second = await openOther()
  await tabTo(second.frame.getByLabel(arFrame.screens.password, { exact: true }))
  await second.other.keyboard.type(recoveryPassword)
  await second.other.keyboard.press('Enter')
  await second.visitor.expectScreen(second.frame, recovery.doneTitle)
  await pressInFrame(second.byName(arFrame.screens.next))
  await second.visitor.expectConnected()
  await removeOtherDevice(second)
  // The first browser is logged out.
  await page.reload()
  await expect(page.getByRole('button', { name: ar.connectButton.connect })).toBeVisible({ timeout: SLOW })
  await second.other.context().close()

  const third = await openOther()
  await pressInFrame(third.byName(recovery.lostPassword))
  await third.visitor.expectScreen(third.frame, recovery.lostTitle)
  await tabTo(third.frame.getByLabel(recovery.confirmLabel({ word: recovery.confirmWord })))
  await third.other.keyboard.type(recovery.confirmWord)
  await tabTo(third.byName(recovery.replace))
  await expect(third.byName(recovery.replace)).not.toHaveAttribute('aria-disabled', { timeout: SLOW })
  await third.other.keyboard.press('Enter')
  await third.visitor.expectScreen(third.frame, recovery.replacedTitle)
  await pressInFrame(third.byName(arFrame.screens.next))
  await third.visitor.setRecoveryUp()
  await third.other.context().close()
})

/** Removes the only other device of the wallet, from Settings. */
async function removeOtherDevice({ visitor, other }: { visitor: ReturnType<typeof asArabicVisitor>; other: Page }) {
  const { devices } = arFrame.screens
  const press = (name: string | RegExp) => pressByKeyboard(visitor.dialog.getByRole('button', { name }))
  await other.keyboard.press('Enter')
  await press(ar.titles.AccountSettings)
  await visitor.arrive(ar.titles.AccountSettings)
  await press(new RegExp(`^${embedded.devices}`))
  const frame = await visitor.findFrame()
  const rows = frame.getByRole('list', { name: devices.list }).getByRole('button')
  await expect(rows).toHaveCount(2, { timeout: SLOW })
  await visitor.expectScreen(frame, devices.title)
  await expect(rows.first()).toContainText(devices.current)
  await tabTo(rows.first())
  await other.keyboard.press('ArrowDown')
  await other.keyboard.press('Enter')
  const remove = frame.getByRole('button', { name: devices.remove })
  await expect(remove).not.toHaveAttribute('aria-disabled', { timeout: SLOW })
  await visitor.expectScreen(frame, 'Safari, Linux')
  await pressInFrame(remove)
  await expect(rows).toHaveCount(1, { timeout: SLOW })
  await visitor.expectScreen(frame, devices.title)
  await pressInFrame(frame.getByRole('button', { name: arFrame.screens.done }))
  await visitor.arrive(ar.titles.AccountSettings)
}

test('in Arabic at 360 px a visitor logs in with a social account by the keyboard alone', async ({ page }) => {
  const email = newEmail('radia')
  const visitor = asArabicVisitor(page, namesWith(email))
  const { dialog, arrive } = visitor
  const press = (name: string) => pressByKeyboard(dialog.getByRole('button', { name, exact: true }))
  const openWindow = async (name: string) => {
    const opening = page.waitForEvent('popup')
    await press(name)
    return opening
  }
  await page.goto('/arabic')
  await visitor.openModal()
  await press(login.more)
  await arrive(ar.titles.ConnectSocials)

  await press(login.continueWith({ provider: 'Farcaster' }))
  await expect(dialog.getByRole('img', { name: login.farcasterCode })).toBeVisible({ timeout: SLOW })
  await arrive('Farcaster')
  await press(ar.common.back)
  await arrive(ar.titles.ConnectSocials)

  const closed = await openWindow(login.continueWith({ provider: 'Google' }))
  await expect(dialog.getByRole('heading', { name: login.windowTitle })).toBeVisible({ timeout: SLOW })
  await arrive('Google')
  // A window that is closed before it has a page leads back to the list.
  await expect(closed.getByLabel('E-mail', { exact: true })).toBeVisible({ timeout: SLOW })
  await closed.close()
  await expect(dialog.getByRole('heading', { name: login.unseenTitle })).toBeVisible({ timeout: SLOW })
  await arrive('Google')
  const again = await openWindow(ar.common.tryAgain)
  await expect(again.getByLabel('E-mail', { exact: true })).toBeVisible({ timeout: SLOW })
  await again.close()
  await expect(dialog.getByRole('heading', { name: login.unseenTitle })).toBeVisible({ timeout: SLOW })
  await press(ar.common.back)
  await arrive(ar.titles.ConnectSocials)

  const refused = await openWindow(login.continueWith({ provider: 'GitHub' }))
  await tabTo(refused.getByRole('button', { name: 'Refuse' }))
  await untilClosed(refused, () => refused.keyboard.press('Enter'))
  await expect(dialog.getByRole('heading', { name: login['login-cancelled'] })).toBeVisible({ timeout: SLOW })
  await arrive('GitHub')
  const granted = await openWindow(ar.common.tryAgain)
  await tabTo(granted.getByLabel('E-mail', { exact: true }))
  await granted.keyboard.press('Control+a')
  await granted.keyboard.type(email)
  await untilClosed(granted, () => granted.keyboard.press('Enter'))
  await visitor.setRecoveryUp()
})
