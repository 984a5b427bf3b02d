import type { Frame, Locator, Page } from '@playwright/test'
import { ar } from '../../src/core/messages/ar.js'
import { arViews } from '../../src/core/messages/views/ar-views.js'
import { providerNames } from '../../src/modal/parts/login/provider-names.js'
import { arScreens } from '../../wallets/embedded/words/ar-screens.js'
import { expectArabic, expectArabicWords } from './fixtures/arabic/expect-arabic.js'
import { test } from './fixtures/arabic/site.js'
import { newEmail, readCode, recoveryPassword, untilIdentityAnswers } from './fixtures/embedded-visitor.js'
import { pressByKeyboard, tabTo } from './fixtures/keyboard.js'
import { expect } from './fixtures/site.js'

/** A login by e-mail in an app in Arabic, with the real identity service and frame. */

test.setTimeout(240_000)
// A narrow phone. No animations while measuring.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(({ server }) => untilIdentityAnswers(server.config.services))

const email = newEmail('ada')
const names = [...Object.values(providerNames), 'WalletConnect', 'QR', 'Foxglove', email.replace('mail.example', '')]
const { login } = arViews
const { setup, next } = arScreens

test('in Arabic at 360 px a visitor logs in by e-mail and sets recovery up by the keyboard alone', async ({
  page,
  server,
  install,
}) => {
  const { services } = server.config
  const dialog = page.getByRole('dialog')
  const arrive = async (title: string) => {
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await expectArabic(page, title, names)
    await expectToFit(page, title)
  }
  await install()
  await page.goto('/')
  await pressByKeyboard(page.getByRole('button', { name: ar.connectButton.connect }))
  const field = dialog.getByRole('textbox', { name: login.email })
  await expect(field).toBeFocused()
  await arrive(ar.titles.Connect)
  await page.keyboard.type(email.replace('.example', ''))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(login.emailInvalid)
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('.example')
  await page.keyboard.press('Enter')

  const code = dialog.getByLabel(login.code)
  await expect(code).toBeVisible({ timeout: 60_000 })
  await expect(dialog).toContainText(login.codeText({ email }))
  await arrive(ar.titles.EmailVerifyOtp)
  await tabTo(code)
  await page.keyboard.type(await readCode(services, email))

  const frame = await findFrame(page)
  const byName = (name: string | RegExp) => frame.getByRole('button', { name })
  await expect(byName(new RegExp(`^${setup.usePassword}`))).toBeVisible({ timeout: 60_000 })
  await expectScreen(frame, setup.title)
  await pressInFrame(byName(new RegExp(`^${setup.usePassword}`)))
  const password = frame.getByLabel(arScreens.password, { exact: true })
  await expect(password).toBeVisible()
  await expectScreen(frame, setup.passwordTitle)
  await tabTo(password)
  await page.keyboard.type(recoveryPassword)
  await tabTo(frame.getByLabel(setup.again))
  await page.keyboard.type(recoveryPassword)
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('heading', { name: setup.doneTitle })).toBeVisible({ timeout: 60_000 })
  await expectScreen(frame, setup.doneTitle)
  await pressInFrame(byName(next))

  await expect(dialog).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: ar.connectButton.account })).toBeFocused()
})

/** The page in the frame of the wallet. */
async function findFrame(page: Page): Promise<Frame> {
  const element = page.locator('iframe[data-lintel-frame]')
  await expect(element).toBeVisible({ timeout: 60_000 })
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The frame has no page.')
  return frame
}

/** Moves to `target` by Tab and presses it: `toBeEnabled` says nothing of a row. */
async function pressInFrame(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Expects a screen of the frame in Arabic, from right to left, that fits. */
async function expectScreen(frame: Frame, title: string): Promise<void> {
  const heading = frame.locator(`html[lang="${ar.locale}"]`).getByRole('heading', { name: title })
  await expect(heading).toHaveCSS('direction', 'rtl')
  await expectArabicWords(frame, title, names)
  await expectToFit(frame, title)
}

/** Expects that nothing has to be scrolled sideways. */
async function expectToFit(page: Page | Frame, where: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess, where).toBeLessThanOrEqual(0)
}
