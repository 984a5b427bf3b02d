import { expect, type FrameLocator, type Page } from '@playwright/test'
import { recoverMessageAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { newEmail, recoveryPassword } from './fixtures/embedded-visitor.js'
import {
  addAuthenticator,
  logIn,
  openDevice,
  recover,
  setPasskeyUp,
  setPasswordUp,
  show,
} from './fixtures/frame-device.js'
import { ask, findFrame, openApp, test, useOwnKey } from './fixtures/frame-world.js'

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

test('a password recovers the wallet on a second device, which signs with the same address', async ({
  browser,
  world,
}) => {
  const email = newEmail('grace')
  const first = await openDevice(browser, world, email)
  expect(await ask(first.page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  await setPasswordUp(first.page, first.frame)
  const address = await useOwnKey(first.page)

  const { page, frame } = await openDevice(browser, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
  const recovery = show(page, 'recovery')
  await frame.getByLabel('Password', { exact: true }).fill('harbor lantern onions')
  await frame.getByRole('button', { name: 'Recover' }).click()
  await expect(frame.getByText('This password is not right.')).toBeVisible({ timeout: 30_000 })
  await frame.getByLabel('Password', { exact: true }).fill(recoveryPassword)
  await frame.getByRole('button', { name: 'Recover' }).click()
  await expect(frame.getByRole('heading', { name: 'Your wallet is back' })).toBeVisible({ timeout: 30_000 })
  await frame.getByRole('button', { name: 'Continue' }).click()
  expect(await recovery).toEqual({ result: undefined })
  expect(await useOwnKey(page)).toBe(address)

  for (const device of [first, { page, frame }]) {
    const signature = await signHello(device.page, device.frame, address)
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(address)
  }
})

test('a passkey sets recovery up and recovers; the export shows the words of the address', async ({
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

  // A browser that has lost its keys is a new device. The passkey is still there.
  await findFrame(page, world).evaluate(() => indexedDB.deleteDatabase('lintel-embedded-wallet'))
  await logIn(page, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
  const recovery = show(page, 'recovery')
  await frame.getByRole('button', { name: 'Use passkey' }).click()
  await expect(frame.getByRole('heading', { name: 'Your wallet is back' })).toBeVisible({ timeout: 30_000 })
  await frame.getByRole('button', { name: 'Continue' }).click()
  expect(await recovery).toEqual({ result: undefined })
  expect(await useOwnKey(page)).toBe(address)
})

test('the browser keeps nothing of one site for another: there the wallet is recovered, with the same address', async ({
  browser,
  world,
}) => {
  const email = newEmail('sites')
  const { page, frame } = await openDevice(browser, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  await setPasswordUp(page, frame)
  const address = await useOwnKey(page)

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

test('the visitor leaves a screen with Escape', async ({ browser, world }) => {
  const { page, frame } = await openDevice(browser, world, newEmail('emmy'))
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  const setUp = show(page, 'recovery-setup')
  await frame.getByRole('heading', { name: 'Set up recovery' }).press('Escape')
  expect((await setUp).message).toContain('left the screen')
})

test('a screen takes over the theme while it is shown, and keeps its language: nothing is renamed under the pointer', async ({
  browser,
  world,
}) => {
  const { page, frame } = await openDevice(browser, world, newEmail('rosa'))
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
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
