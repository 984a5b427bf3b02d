import { frameOf, logInByEmail, newEmail, setRecoveryUp, untilIdentityAnswers } from './fixtures/embedded-visitor.js'
import { expect, test } from './fixtures/site.js'
import { asVisitor, openSite } from './fixtures/visitor.js'

/** A visitor without a wallet, on the real site: the real identity service, inbox, frame and chain. */

test.setTimeout(180_000)

test.beforeAll(({ server }) => untilIdentityAnswers(server.config.services))

test('a visitor logs in by e-mail, sets recovery up, signs, reloads and disconnects', async ({
  page,
  server,
  consoleErrors,
}) => {
  await openSite(page)
  const visitor = asVisitor(page)
  await logInByEmail(page, server.config.services, newEmail('grace'))
  await setRecoveryUp(page)

  const frame = frameOf(page)
  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(frame.getByRole('heading', { name: 'Sign this message' })).toBeVisible()
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  const approve = frame.getByRole('button', { name: 'Approve' })
  await expect(approve).not.toHaveAttribute('aria-disabled')
  await approve.click()
  await expect(visitor.result).toContainText('0x')

  await page.reload()
  await expect(visitor.accountButton).toContainText('Account', { timeout: 20_000 })

  await visitor.accountButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  // The frame asks whether there is a session: 401 says that there is none.
  expect(consoleErrors.filter((text) => !text.includes('401'))).toEqual([])
})
