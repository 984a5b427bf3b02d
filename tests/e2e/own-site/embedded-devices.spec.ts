import { expect, test } from '../fixtures/sites/own-site.js'
import {
  approveDevice,
  enterCode,
  enterFrame,
  expectConnected,
  frameOf,
  logInByEmail,
  newEmail,
  readAddress,
  readCode,
  readMails,
  recoverWallet,
  requestEmail,
  setRecoveryUp,
} from '../fixtures/visitors/embedded-visitor.js'
import { asVisitor, openSite } from '../fixtures/visitors/visitor.js'

/** Logins by e-mail on the real site, whose identity service has every new device approved by a mailed link. */

test.setTimeout(240_000)
test('a second device needs the mailed link, then the code, and the password recovers the address there; the e-mail address changes by two codes', async ({
  page,
  browser,
  server,
}) => {
  const { services } = server.config
  const [before, after] = [newEmail('dorothy'), newEmail('dorothy.new')]
  await openSite(page)
  await requestEmail(page, before)
  await approveDevice(page, services, before)
  await enterCode(page, services, before)
  await setRecoveryUp(page)
  const address = await readAddress(page)

  const second = await (await browser.newContext()).newPage()
  await openSite(second, server.url)
  await requestEmail(second, before)
  await expect(second.getByRole('heading', { name: 'Approve this device' })).toBeVisible()
  const firstCode = await readCode(services, before)
  await approveDevice(page, services, before)
  await enterCode(second, services, before)
  expect(await readCode(services, before)).not.toBe(firstCode)
  await recoverWallet(second)
  expect(await readAddress(second)).toBe(address)
  const subjects = async () => (await readMails(services, before)).map(({ subject }) => subject)
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^A device was added to your wallet/))
  await second.context().close()

  await test.step('the e-mail address changes by the codes of both addresses; the new one opens the same wallet', async () => {
    const { accountButton, dialog } = asVisitor(page)
    const inDialog = page.getByRole('dialog')
    const row = inDialog.getByRole('button', { name: /^E-mail/ })
    await accountButton.click()
    await expect(row).toContainText(before)
    await row.click()
    await inDialog.getByRole('textbox', { name: 'E-mail' }).fill(after)
    await inDialog.getByRole('button', { name: 'Continue' }).click()
    const frame = frameOf(page)
    await enterFrame(frame.getByRole('heading', { name: 'Change your e-mail address?' }))
    const change = frame.getByRole('button', { name: 'Change address' })
    await expect(change).not.toHaveAttribute('aria-disabled')
    await change.click()

    await expect(inDialog.getByText(`Enter the code we sent to ${before}, your present address.`)).toBeVisible()
    const primary = await readCode(services, before)
    const wrong = primary.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
    await inDialog.getByLabel('One-time code').fill(wrong)
    await expect(inDialog.getByRole('alert')).toContainText('Wrong code')
    await inDialog.getByLabel('One-time code').fill(primary)
    await expect(inDialog.getByText(`Enter the code we sent to ${after}, your new address.`)).toBeVisible()
    await enterCode(page, services, after)
    await expect(dialog('Account')).toBeVisible()
    await expect(row).toContainText(after)
    expect((await readMails(services, before))[0]?.subject).toMatch(/^Your e-mail address for .* has changed$/)

    // This device is known, so it needs no link.
    await inDialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await logInByEmail(page, services, after)
    await expectConnected(page)
    expect(await readAddress(page)).toBe(address)
  })
})
