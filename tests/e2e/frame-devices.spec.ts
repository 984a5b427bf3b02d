import type { Browser, Page } from '@playwright/test'
import { expect, type FrameWorld, test } from './fixtures/sites/frame.js'
import { newEmail, readCode, readMails } from './fixtures/visitors/embedded-visitor.js'
import {
  ask,
  logIn,
  openApp,
  openDevice,
  recover,
  refuseOldLogin,
  setPasswordUp,
  show,
} from './fixtures/visitors/frame-visitor.js'
import { untilClosed } from './fixtures/visitors/visitor.js'

// Devices are set up three times, which takes a minute on a busy machine.
test.setTimeout(180_000)

/** Two browsers that can sign with one wallet. */
async function openTwoDevices(browser: Browser, world: FrameWorld, email: string) {
  const first = await openDevice(browser, world, email)
  expect(await ask(first.page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  await setPasswordUp(first.page, first.frame)
  const { page, frame } = await openDevice(browser, world, email)
  await recover(page, frame)
  return { first: first.page, page, frame }
}

const sign = async (page: Page) => {
  const { result } = await ask(page, 'GET_USER')
  const { address } = result as { address: string }
  return { method: 'personal_sign', params: ['0x6869', address] }
}

test('the owner removes a stolen device, ends a login that cannot sign, changes the address, and removes a device in a window', async ({
  browser,
  world,
}) => {
  const [email, next] = [newEmail('owner'), newEmail('owner')]
  const { first, page, frame } = await openTwoDevices(browser, world, email)

  await test.step('a stolen device is removed, which can no longer sign', async () => {
    const request = await sign(first)

    const devices = show(page, 'devices')
    await expect(frame.getByRole('heading', { name: 'Your devices' })).toBeFocused()
    const rows = frame.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('This device')
    await rows.first().getByRole('button').click()
    await expect(frame.getByRole('button', { name: 'Remove device' })).toHaveCount(0)
    await frame.getByRole('button', { name: 'Back' }).click()
    await rows.nth(1).getByRole('button').click()

    // The login is too old for the first try.
    await refuseOldLogin(page, world, /\/wallet\/devices\/[\w-]+\/revoke/)
    const remove = frame.getByRole('button', { name: 'Remove device' })
    await expect(remove).not.toHaveAttribute('aria-disabled')
    await remove.click()
    await expect(frame.getByRole('heading', { name: 'Log in again' })).toBeFocused()
    const code = frame.getByRole('heading', { name: 'Enter the code' })
    await expect(async () => {
      await frame.getByRole('button', { name: 'Send a code' }).click()
      await expect(code).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 45_000, intervals: [2_000] })
    await frame
      .getByRole('textbox')
      .first()
      .fill(await readCode(world, email))
    await expect(frame.getByText(/Removed: /)).toBeVisible({ timeout: 20_000 })
    await expect(frame.getByRole('heading', { name: 'Your devices' })).toBeFocused()
    await expect(rows).toHaveCount(1)
    await expect(frame.getByText('No other device can sign with your wallet.')).toBeVisible()
    await frame.getByRole('button', { name: 'Done' }).click()
    expect(await devices).toEqual({ result: undefined })

    expect(await ask(first, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })
    const signing = ask(first, 'RPC_REQUEST', request, { isShown: true })
    const approve = first.frameLocator('iframe').getByRole('button', { name: 'Approve' })
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await approve.click()
    await expect(first.frameLocator('iframe').getByRole('alert')).toContainText('You are no longer logged in.')
    await first.frameLocator('iframe').getByRole('button', { name: 'Decline' }).click()
    expect(await signing).toMatchObject({ reason: 'request-rejected' })
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })
    const [newest] = await readMails(world, email)
    expect(newest?.subject).toContain('removed')
  })

  await test.step('the owner ends a login that cannot sign', async () => {
    // Whoever reads the mailbox, without the recovery.
    await logIn(first, world, email)
    expect(await ask(first, 'GET_USER')).toMatchObject({ reason: 'recovery-required' })
    const devices = show(page, 'devices')
    const logins = frame.getByRole('list', { name: 'Other logins, the last used first' })
    await expect(logins.getByRole('listitem')).toHaveCount(1)
    await logins.getByRole('button').click()
    const end = frame.getByRole('button', { name: 'End login' })
    await expect(end).not.toHaveAttribute('aria-disabled')
    await end.click()
    await expect(frame.getByText(/^Logged out: /)).toBeVisible({ timeout: 20_000 })
    await expect(logins).toHaveCount(0)
    await frame.getByRole('button', { name: 'Done' }).click()
    expect(await devices).toEqual({ result: undefined })
    expect(await ask(first, 'GET_USER')).toMatchObject({ reason: 'session-expired' })
  })

  await test.step('the address changes by a press in the frame alone', async () => {
    const change = ask(page, 'UPDATE_EMAIL', { email: next }, { isShown: true })
    await expect(frame.getByRole('heading', { name: 'Change your e-mail address?' })).toBeFocused()
    for (const address of [email, next]) await expect(frame.getByText(address)).toBeVisible()
    const sent = (await readMails(world, email)).length
    const press = frame.getByRole('button', { name: 'Change address' })
    await expect(press).not.toHaveAttribute('aria-disabled')
    expect(await readMails(world, email)).toHaveLength(sent)
    await press.click()
    expect(await change).toEqual({ result: { action: 'VERIFY_PRIMARY_OTP' } })
    expect(await ask(page, 'UPDATE_EMAIL_PRIMARY_OTP', { otp: await readCode(world, email) })).toEqual({
      result: undefined,
    })
    const code = { otp: await readCode(world, next) }
    expect(await ask(page, 'UPDATE_EMAIL_SECONDARY_OTP', code)).toEqual({ result: { newEmail: next } })
  })

  await test.step('where the browser cannot tell what covers a frame, a device is removed in a window', async () => {
    await logIn(first, world, next)
    await recover(first, first.frameLocator('iframe'))
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
    await openApp(page, world)
    expect(await ask(page, 'GET_USER')).toMatchObject({ result: {} })
    const devices = show(page, 'devices')
    const rows = frame.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    await rows.filter({ hasNotText: 'This device' }).getByRole('button').click()
    await expect(frame.getByRole('button', { name: 'Remove device' })).toHaveCount(0)
    const opening = page.waitForEvent('popup')
    await frame.getByRole('button', { name: 'Open window' }).click()
    const opened = await opening
    const remove = opened.getByRole('button', { name: 'Remove device' })
    await expect(remove).not.toHaveAttribute('aria-disabled')
    await untilClosed(opened, () => remove.click())
    await expect(frame.getByText(/Removed: /)).toBeVisible()
    await frame.getByRole('heading', { name: 'Your devices' }).press('Escape')
    expect((await devices).message).toContain('left the screen')
    expect(await ask(first, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })
  })
})
