import type { Page } from '@playwright/test'
import { recoverMessageAddress } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, type FrameWorld, test } from './fixtures/sites/frame.js'
import { newEmail } from './fixtures/visitors/embedded-visitor.js'
import { ask, connect, findFrame, logIn, useOwnKey } from './fixtures/visitors/frame-visitor.js'
import { untilClosed } from './fixtures/visitors/visitor.js'

// A browser such as Firefox or Safari, which cannot tell what covers a frame.
test.beforeEach(async ({ page }) => {
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  })
})

/** Presses "Open window" in the frame. Returns the window. */
async function openWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('button', { name: 'Open window' }).click()
  return opening
}

const sign = (page: Page, address: string) =>
  ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: ['0x6869', address] }, { isShown: true })

const forgetDevice = (page: Page, world: FrameWorld) =>
  findFrame(page, world).evaluate(() => indexedDB.deleteDatabase('lintel-embedded-wallet'))

test('the visitor approves, sees the words of the key and gives a lost wallet up, each in a window', async ({
  page,
  world,
}) => {
  test.setTimeout(150_000)
  const email = newEmail('windows')
  const smart = await connect(page, world, email)
  const frame = page.frameLocator('iframe')

  await test.step('the words of the key are shown in a window, and never in the frame', async () => {
    const exporting = ask(page, 'OPEN_SCREEN', { screen: 'export' }, { isShown: true })
    const opened = await openWindow(page)
    const otherAddress = await opened.getByText(/^0x[\da-fA-F]{40}$/).textContent()
    const show = opened.getByRole('button', { name: 'Show the words' })
    await expect(show).not.toHaveAttribute('aria-disabled')
    await show.click()
    const words = opened.getByRole('list', { name: /12 words/ }).getByRole('listitem')
    await expect(words).toHaveCount(12)
    const mnemonic = (await words.allTextContents()).map((text) => text.replace(/^\d+/, '')).join(' ')
    expect(mnemonicToAccount(mnemonic).address).toBe(otherAddress)

    await expect(frame.getByRole('heading', { name: 'Your 12 words' })).toBeVisible()
    await expect(frame.getByRole('list', { name: /12 words/ })).toHaveCount(0)
    await untilClosed(opened, () => opened.getByRole('button', { name: 'Done' }).click())
    // In another window they are hidden until the visitor asks again.
    const again = await openWindow(page)
    await expect(again.getByText('The words are hidden.')).toBeVisible()
    await untilClosed(again, () => frame.getByRole('button', { name: 'Done' }).click())
    expect(await exporting).toEqual({ result: undefined })
  })

  const address = await useOwnKey(page)
  await test.step('the visitor approves in a window', async () => {
    const signing = sign(page, address)
    const opened = await openWindow(page)
    await expect(opened.getByText('hi', { exact: true })).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled')
    await untilClosed(opened, () => opened.getByRole('button', { name: 'Approve' }).click())
    const { result } = await signing
    expect(await recoverMessageAddress({ message: 'hi', signature: result as `0x${string}` })).toBe(address)
  })

  await test.step('a blocked window is said, and what was asked waits', async () => {
    await findFrame(page, world).evaluate(() => {
      window.open = () => null
    })
    const signing = sign(page, address)
    await frame.getByRole('button', { name: 'Open window' }).click()
    await expect(frame.getByText('Allow pop-ups for this site')).toBeVisible()
    await frame.getByRole('button', { name: 'Decline' }).click()
    expect(await signing).toMatchObject({ reason: 'request-rejected' })

    const exporting = ask(page, 'OPEN_SCREEN', { screen: 'export' }, { isShown: true })
    await frame.getByRole('button', { name: 'Open window' }).click()
    await expect(frame.getByRole('alert')).toHaveText(/Allow pop-ups for this site/)
    await frame.getByRole('button', { name: 'Cancel' }).click()
    expect((await exporting).message).toContain('left the screen')
  })

  await test.step('a lost wallet is given up for a new one in a window', async () => {
    await forgetDevice(page, world)
    await logIn(page, world, email)
    expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
    const recovery = ask(page, 'OPEN_SCREEN', { screen: 'recovery' }, { isShown: true })
    await frame.getByRole('button', { name: 'I have lost the password' }).click()
    await expect(frame.getByRole('textbox')).toHaveCount(0)
    const opened = await openWindow(page)
    await expect(opened.getByText(smart)).toBeVisible()
    const replace = opened.getByRole('button', { name: 'Start new wallet' })
    await expect(replace).toHaveAttribute('aria-disabled', 'true')
    await opened.getByLabel(/^Type “new wallet”/).fill('new wallet')
    await expect(replace).not.toHaveAttribute('aria-disabled')
    await untilClosed(opened, () => replace.click())
    await expect(frame.getByRole('heading', { name: 'You have a new wallet' })).toBeVisible({ timeout: 20_000 })
    await expect(frame.getByText(smart)).toHaveCount(0)
    await frame.getByRole('button', { name: 'Continue' }).click()
    expect(await recovery).toEqual({ result: undefined })
  })
})
