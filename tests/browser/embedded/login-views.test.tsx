import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getAccount } from '../../../src/core/selectors.js'
import { sampleResults } from '../../fixtures/embedded-messages.js'
import { createFakeFrame, failing, inTurn } from './fixtures/fake-frame.js'
import { openApp } from './fixtures/open-app.js'

const EMAIL = 'nora@example.com'

function openModal() {
  const lintel = openApp()
  lintel.actions.open()
  return lintel
}

const slow = { timeout: 8_000 }

afterEach(() => {
  vi.restoreAllMocks()
})

it('logs in by e-mail: the code, the recovery in the frame over the card, the account', async () => {
  let finish = (_result: undefined) => {}
  const fake = createFakeFrame({
    GET_USER: inTurn(failing('recovery-setup-required'), sampleResults.GET_USER),
    CONNECT_OTP: inTurn(failing('wrong-code'), undefined),
  })
  fake.answers.OPEN_SCREEN = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const lintel = openModal()
  await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), EMAIL)
  await userEvent.keyboard('{Enter}')
  const code = page.getByRole('textbox', { name: 'One-time code' })
  await expect.element(code, slow).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription(new RegExp(EMAIL))
  await userEvent.keyboard('111111')
  await expect.element(page.getByText(/This code is not right/), slow).toBeVisible()
  await userEvent.fill(code, '123456')
  await expect.element(page.getByRole('dialog', { name: 'Your wallet' }), slow).toBeVisible()
  const frame = document.querySelector<HTMLElement>('iframe[data-lintel-frame]')
  await expect.poll(() => document.activeElement, slow).toBe(frame)
  expect(frame?.closest('[aria-hidden="true"]')).toBeNull()
  const box = frame?.getBoundingClientRect()
  const center = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) + 20)
  expect(center).toBe(frame)
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('OPEN_SCREEN')
  finish(undefined)
  await expect.poll(() => getAccount(lintel.store.getState())?.address, slow).toBe(sampleResults.GET_USER.address)
  expect(lintel.store.getState().modal.open).toBe(false)
  expect(frame?.getBoundingClientRect().height).toBe(0)
})

it.each([
  ['storage-blocked', 'Allow cookies of other sites on this page, then try again.'],
  ['not-accepted', 'This cannot be used to log in here.'],
  ['service-unavailable', 'We cannot reach the login service right now.'],
] as const)('says what to do when the frame answers %s', async (code, text) => {
  createFakeFrame({ CONNECT_EMAIL: inTurn(failing(code)) })
  openModal()
  await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), EMAIL)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(text), slow).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(EMAIL)
})

it('says so when the visitor cancels the recovery, and tries again', async () => {
  const fake = createFakeFrame({ GET_USER: inTurn(failing('recovery-required')), OPEN_SCREEN: inTurn(failing(4001)) })
  const lintel = openModal()
  await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), EMAIL)
  await userEvent.keyboard('{Enter}')
  await userEvent.type(page.getByRole('textbox', { name: 'One-time code' }), '123456')
  await expect.element(page.getByText('Login cancelled'), slow).toBeVisible()
  fake.answers.GET_USER = inTurn(sampleResults.GET_USER)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again, slow).toBeVisible()
  // It can be pressed 1 s after it appears.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await userEvent.click(again)
  await expect.poll(() => getAccount(lintel.store.getState()) !== null, slow).toBe(true)
})

it('goes back when the visitor closes the window of a social account', async () => {
  createFakeFrame({
    GET_SOCIAL_REDIRECT_URI: inTurn({ uri: `${window.location.origin}/tests/browser/embedded/fixtures/social.html` }),
  })
  const opened: (Window | null)[] = []
  const { open } = window
  vi.spyOn(window, 'open').mockImplementation((...parameters) => {
    const popup = open.apply(window, parameters)
    opened.push(popup)
    return popup
  })
  openModal()
  await userEvent.click(page.getByRole('button', { name: 'Continue with Google' }))
  await expect.element(page.getByText('Continue in the window'), slow).toBeVisible()
  opened[0]?.close()
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' }), slow).toBeVisible()
})
