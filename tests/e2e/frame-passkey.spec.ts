import { expect } from '@playwright/test'
import { newEmail, readMails } from './fixtures/embedded-visitor.js'
import { addAuthenticator, openDevice, refuseOldLogin, setPasskeyUp, show } from './fixtures/frame-device.js'
import { ask, test, useOwnKey } from './fixtures/frame-world.js'

test('a passkey is added, renews a login without a mail, and is removed', async ({ browser, world }) => {
  const email = newEmail('renews')
  const { page, frame } = await openDevice(browser, world, email)
  expect(await ask(page, 'GET_USER')).toMatchObject({ reason: 'recovery-setup-required' })
  await addAuthenticator(page)
  // The passkey of the recovery is another one.
  await setPasskeyUp(page, frame)
  const address = await useOwnKey(page)

  let devices = show(page, 'devices')
  await frame.getByRole('button', { name: /^Add a passkey/ }).click()
  await frame.getByRole('button', { name: 'Add passkey' }).click()
  await expect(frame.getByText('The passkey is added.')).toBeVisible({ timeout: 20_000 })
  await frame.getByRole('button', { name: 'Done' }).click()
  expect(await devices).toEqual({ result: undefined })
  const mails = await readMails(world, email)
  expect(mails[0]?.subject).toContain('A passkey for your logins')

  await refuseOldLogin(page, world, /\/wallet\/share\b/)
  const signing = ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: ['0x6869', address] }, { isShown: true })
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
