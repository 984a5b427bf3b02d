import type { FrameLocator, Page } from '@playwright/test'
import { recoverMessageAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from './fixtures/sites/frame.js'
import {
  continueFrom,
  newEmail,
  readMails,
  recoverByPassword,
  recoveryPassword,
} from './fixtures/visitors/embedded-visitor.js'
import {
  addAuthenticator,
  ask,
  findFrame,
  logIn,
  openApp,
  openDevice,
  recover,
  refuseOldLogin,
  setPasskeyUp,
  setPasswordUp,
  show,
  useOwnKey,
} from './fixtures/visitors/frame-visitor.js'

const HELLO = `0x${Buffer.from('Hello').toString('hex')}`

// A password is made expensive to guess twice, which takes seconds each.
test.setTimeout(150_000)

async function signHello(page: Page, frame: FrameLocator, address: string): Promise<`0x${string}`> {
  const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [HELLO, address] }, { isShown: true })
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  await expect(frame.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled')
  await frame.getByRole('button', { name: 'Approve' }).click()
  return (await signing).result as `0x${string}`
}

test('a password recovers the wallet on a second device and on another site, with the same address', async ({
  browser,
  world,
}) => {
  const email = newEmail('grace')
  const { page, frame } = await openDevice(browser, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })

  await test.step('a screen takes over the theme, keeps its language while it is shown, and is left with Escape', async () => {
    await ask(page, 'SYNC_THEME', { appearance: 'light', accent: 'indigo' })
    const setUp = show(page, 'recovery-setup')
    await frame.getByRole('button', { name: /^Password/ }).click()
    await frame.getByLabel('Password', { exact: true }).fill(recoveryPassword)
    const root = frame.locator('html')
    await expect(root).toHaveAttribute('data-appearance', 'light')

    await ask(page, 'SYNC_THEME', { appearance: 'dark', accent: 'crimson', locale: 'ar' })
    await expect(root).toHaveAttribute('data-appearance', 'dark')
    await expect(root).toHaveAttribute('data-accent', 'crimson')
    await expect(root).not.toHaveAttribute('dir', 'rtl')
    // What was typed is kept.
    await expect(frame.getByLabel('Password', { exact: true })).toHaveValue(recoveryPassword)
    const submit = frame.getByRole('button', { name: 'Set up recovery' })
    const color = await submit.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(color).toBe('rgb(233, 61, 130)')
    await frame.getByRole('heading').press('Escape')
    expect((await setUp).message).toContain('left the screen')
    const next = show(page, 'recovery-setup')
    await expect(frame.getByRole('heading', { name: 'إعداد الاسترداد' })).toBeVisible()
    await expect(root).toHaveAttribute('dir', 'rtl')
    await frame.getByRole('heading', { name: 'إعداد الاسترداد' }).press('Escape')
    expect((await next).message).toContain('left the screen')
    await ask(page, 'SYNC_THEME', { locale: 'en' })
  })
  await setPasswordUp(page, frame)
  const address = await useOwnKey(page)

  await test.step('on a second device, which signs with the same address', async () => {
    const second = await openDevice(browser, world, email)
    expect(await ask(second.page, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
    const recovery = show(second.page, 'recovery')
    await second.frame.getByLabel('Password', { exact: true }).fill('harbor lantern onions')
    await second.frame.getByRole('button', { name: 'Recover' }).click()
    await expect(second.frame.getByText('This password is not right.')).toBeVisible({ timeout: 30_000 })
    await recoverByPassword(second.frame)
    expect(await recovery).toEqual({ result: undefined })
    expect(await useOwnKey(second.page)).toBe(address)

    for (const device of [{ page, frame }, second]) {
      const signature = await signHello(device.page, device.frame, address)
      expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(address)
    }
  })

  await test.step('the browser keeps nothing of one site for another: there the wallet is recovered', async () => {
    const other = { ...world, app: world.otherSite }
    await openApp(page, other)
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })
    expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'session-expired' })
    await logIn(page, other, email)
    await recover(page, frame)
    expect(await useOwnKey(page)).toBe(address)

    await openApp(page, world)
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })
    expect(await useOwnKey(page)).toBe(address)
  })
})

test('a passkey sets recovery up and recovers; another renews logins; the export shows the words of the address', async ({
  browser,
  world,
}) => {
  const email = newEmail('katherine')
  const { page, frame } = await openDevice(browser, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  await addAuthenticator(page)
  await setPasskeyUp(page, frame)
  const address = await useOwnKey(page)

  const exporting = show(page, 'export')
  await frame.getByRole('heading', { name: 'Take your key with you' }).click()
  const showWords = frame.getByRole('button', { name: 'Show the words' })
  await expect(showWords).not.toHaveAttribute('aria-disabled')
  await expect(frame.getByRole('list', { name: /12 words/ })).toHaveCount(0)
  await showWords.click()
  const words = frame.getByRole('list', { name: /12 words/ }).getByRole('listitem')
  await expect(words).toHaveCount(12)
  const mnemonic = (await words.allTextContents()).map((text) => text.replace(/^\d+/, '')).join(' ')
  expect(mnemonicToAccount(mnemonic).address).toBe(address)

  // The words leave the document as soon as the keyboard is in the page around the frame.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  await expect(words).toHaveCount(0)
  await frame.getByRole('button', { name: 'Done' }).click()
  expect(await exporting).toEqual({ result: undefined })

  await test.step('a passkey is added, renews a login without a mail, and is removed', async () => {
    let devices = show(page, 'devices')
    await frame.getByRole('button', { name: /^Add a passkey/ }).click()
    await frame.getByRole('button', { name: 'Add passkey' }).click()
    await expect(frame.getByText('The passkey is added.')).toBeVisible({ timeout: 20_000 })
    await frame.getByRole('button', { name: 'Done' }).click()
    expect(await devices).toEqual({ result: undefined })
    const mails = await readMails(world, email)
    expect(mails[0]?.subject).toContain('A passkey for your logins')

    await refuseOldLogin(page, world, /\/wallet\/share\b/)
    const signing = ask(
      page,
      'RPC_REQUEST',
      { method: 'personal_sign', params: ['0x6869', address] },
      { isShown: true },
    )
    const approve = frame.getByRole('button', { name: 'Approve' })
    await frame.getByRole('heading', { name: 'Sign this message' }).click()
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await approve.click()
    await expect(frame.getByRole('heading', { name: 'Log in again' })).toBeFocused()
    const renewing = page.waitForResponse(/\/passkey\/renew\b/)
    await frame.getByRole('button', { name: 'Continue with passkey' }).click()
    expect((await renewing).status()).toBe(200)
    // The visitor decides about the request anew.
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await approve.click()
    expect(await signing).toMatchObject({ result: expect.stringMatching(/^0x[\da-f]{130}$/) })
    expect(await readMails(world, email)).toHaveLength(mails.length)

    devices = show(page, 'devices')
    await frame.getByRole('button', { name: /^Passkey/ }).click()
    const remove = frame.getByRole('button', { name: 'Remove passkey' })
    await expect(remove).not.toHaveAttribute('aria-disabled')
    await remove.click()
    await expect(frame.getByText('The passkey is removed.')).toBeVisible()
    await expect(frame.getByRole('button', { name: /^Add a passkey/ })).toBeVisible()
    await frame.getByRole('button', { name: 'Done' }).click()
    expect(await devices).toEqual({ result: undefined })
  })

  // A browser that has lost its keys is a new device. The passkey is still there.
  await findFrame(page, world).evaluate(() => indexedDB.deleteDatabase('lintel-embedded-wallet'))
  await logIn(page, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
  const recovery = show(page, 'recovery')
  await frame.getByRole('button', { name: 'Use passkey' }).click()
  await continueFrom(frame, 'Your wallet is back')
  expect(await recovery).toEqual({ result: undefined })
  expect(await useOwnKey(page)).toBe(address)
})

test('on a touch screen the first heading gets no focus, and that of the next step does', async ({
  browser,
  world,
}) => {
  const options = { hasTouch: true, isMobile: true, viewport: { width: 420, height: 700 } }
  const { page, frame } = await openDevice(browser, world, newEmail('lise'), options)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  const setUp = show(page, 'recovery-setup')
  const choose = frame.getByRole('button', { name: /^Password/ })
  await expect(choose).toBeVisible()
  await expect(frame.locator(':focus')).toHaveCount(0)
  await choose.tap()
  await expect(frame.getByRole('heading')).toBeFocused()
  await frame.getByRole('heading').press('Escape')
  expect((await setUp).message).toContain('left the screen')
})
