import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/site.js'
import { asVisitor, openSite } from './fixtures/visitor.js'

/** A visitor without a wallet, on the real site: the real identity service, inbox, frame and chain. */

const PASSWORD = 'harbor lantern onion'

test.setTimeout(120_000)

// Its database opens some seconds after the site.
test.beforeAll(async ({ server }) => {
  const { identity, frame = '' } = server.config.services
  const resend = async () => {
    const headers = { origin: frame, 'content-type': 'application/json' }
    const body = JSON.stringify({ loginId: 'x'.repeat(22) })
    return (await fetch(`${identity}/email/resend`, { method: 'POST', headers, body })).status
  }
  await expect.poll(resend, { timeout: 60_000 }).toBe(404)
})

/** The code of the newest mail to an address. */
async function readCode(inbox: string | undefined, email: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const [mail] = (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[]
      code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

async function logIn(page: Page, inbox: string | undefined, email: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('textbox', { name: 'E-mail' }).press('Enter')
  const code = dialog.getByLabel('One-time code')
  await expect(code).toBeVisible()
  await code.fill(await readCode(inbox, email))
}

test('a visitor logs in by e-mail, sets recovery up, signs, reloads and disconnects', async ({
  page,
  server,
  consoleErrors,
}) => {
  await openSite(page)
  const visitor = asVisitor(page)
  await logIn(page, server.config.services.inbox, 'grace@mail.example')

  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Password/ }).click()
  await frame.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await frame.getByLabel('Password again').fill(PASSWORD)
  await frame.getByLabel('Password again').press('Enter')
  await expect(frame.getByRole('heading', { name: 'Recovery is set up' })).toBeVisible({ timeout: 30_000 })
  await frame.getByRole('button', { name: 'Continue' }).click()
  await expect(visitor.accountButton).toContainText('Account', { timeout: 20_000 })
  await expect(page.getByRole('dialog')).toBeHidden()

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
