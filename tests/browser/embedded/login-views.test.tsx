import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getAccount } from '../../../src/core/selectors.js'
import { wait } from '../../../src/rules/async/wait.js'
import { sampleResults } from '../../fixtures/embedded-messages.js'
import { type Answers, createFakeFrame, failing, inTurn } from './fixtures/fake-frame.js'
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

it('says what to do when the frame refuses, and keeps the address', async () => {
  createFakeFrame({ CONNECT_EMAIL: inTurn(failing('storage-blocked')) })
  openModal()
  await userEvent.type(page.getByRole('textbox', { name: 'E-mail' }), EMAIL)
  await userEvent.keyboard('{Enter}')
  const text = 'Allow cookies of other sites on this page, then try again.'
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
  await wait(1_100)
  await userEvent.click(again)
  await expect.poll(() => getAccount(lintel.store.getState()) !== null, slow).toBe(true)
})

/** Presses "Continue with Google", whose window has a page of this origin. Returns the windows that were opened. */
async function continueWithGoogle({
  isBlocked = false,
  answers = {},
}: {
  isBlocked?: boolean
  answers?: Answers
} = {}) {
  createFakeFrame({
    ...answers,
    GET_SOCIAL_REDIRECT_URI: inTurn({ uri: `${window.location.origin}/tests/browser/embedded/fixtures/social.html` }),
  })
  const opened: (Window | null)[] = []
  const { open } = window
  const spy = vi.spyOn(window, 'open').mockImplementation((...parameters) => {
    const popup = open.apply(window, parameters)
    opened.push(popup)
    return popup
  })
  if (isBlocked) spy.mockReturnValueOnce(null)
  const lintel = openModal()
  await userEvent.click(page.getByRole('button', { name: 'Continue with Google' }))
  return { opened, lintel }
}

it('asks whether a window is closed that seems so, and goes on when its login comes', async () => {
  let isDone = false
  const check = () => ({ state: isDone ? ('completed' as const) : ('pending' as const) })
  const { opened, lintel } = await continueWithGoogle({ answers: { CHECK_SOCIAL: check } })
  await expect.element(page.getByText('Continue in the window'), slow).toBeVisible()
  opened[0]?.close()
  await expect.element(page.getByText('Is the window closed?'), slow).toBeVisible()
  isDone = true
  await expect.poll(() => getAccount(lintel.store.getState()) !== null, slow).toBe(true)
})

it('goes back when the visitor closes the window of a social account before it has a page', async () => {
  const { opened } = await continueWithGoogle({ answers: { CHECK_SOCIAL: inTurn({ state: 'unopened' }) } })
  await expect.element(page.getByText('Continue in the window'), slow).toBeVisible()
  opened[0]?.close()
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' }), slow).toBeVisible()
})

it('opens a window that the browser has blocked by a button', async () => {
  const { opened } = await continueWithGoogle({ isBlocked: true })
  await expect.element(page.getByText('Window blocked'), slow).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Open Google' }))
  await expect.element(page.getByText('Continue in the window'), slow).toBeVisible()
  expect(opened).toHaveLength(1)
  opened[0]?.close()
})
