import { afterEach, expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Lintel } from '../../../src/index.js'
import { type Answers, createFakeFrame, type FakeFrame, failing, inTurn } from '../embedded/fixtures/fake-frame.js'
import { openApp, openConnected } from '../embedded/fixtures/open-app.js'
import { createSmartFrame } from '../embedded/fixtures/smart-frame.js'
import { type Asking, describeOneRequest, everyWay, type Row } from './press-ways.js'

const slow = { timeout: 8_000 }
const EMAIL = 'nora@example.com'

afterEach(() => {
  vi.restoreAllMocks()
})

/** The button, and how often the frame is asked from now on. It does not answer. */
async function hold(fake: FakeFrame, name: keyof Answers, button: string | RegExp): Promise<Asking> {
  const found = page.getByRole('button', { name: button, exact: typeof button === 'string' }).first()
  await expect.element(found, slow).toBeVisible()
  await expect.element(found, slow).not.toHaveAttribute('aria-disabled', 'true')
  const before = fake.asked.length
  fake.answers[name] = () => new Promise<never>(() => undefined)
  return {
    control: found.element() as HTMLElement,
    count: () => fake.asked.slice(before).filter((one) => one.name === name).length,
  }
}

async function openView(fake: FakeFrame, view: Parameters<Lintel['actions']['open']>[0]): Promise<FakeFrame> {
  const lintel = await openConnected()
  lintel.actions.open(view)
  return fake
}

/** Opens the view after an e-mail was sent, without a login that runs. */
async function openCode(fake: FakeFrame): Promise<FakeFrame> {
  const { actions } = openApp()
  actions.open()
  actions.push({ name: 'EmailVerifyOtp', email: EMAIL })
  await expect.element(page.getByRole('textbox', { name: 'One-time code' }), slow).toBeVisible()
  return fake
}

const rows: Row[] = [
  {
    action: 'Continue with e-mail',
    ways: everyWay,
    async show() {
      const fake = createFakeFrame()
      openApp().actions.open({ view: 'EmailLogin' })
      const field = page.getByRole('textbox', { name: 'E-mail' })
      await expect.element(field, slow).toBeVisible()
      await userEvent.fill(field, EMAIL)
      return hold(fake, 'CONNECT_EMAIL', 'Continue')
    },
  },
  {
    action: 'Try again of a code, which was sent by itself,',
    ways: everyWay,
    async show() {
      const fake = await openCode(createFakeFrame({ CONNECT_OTP: inTurn(failing('service-unavailable')) }))
      await userEvent.fill(page.getByRole('textbox', { name: 'One-time code' }), '123456')
      return hold(fake, 'CONNECT_OTP', 'Try again')
    },
  },
  {
    action: 'Resend',
    ways: everyWay,
    show: async () => hold(await openCode(createFakeFrame()), 'CONNECT_EMAIL', 'Resend'),
  },
  {
    action: 'Continue with Google',
    ways: everyWay,
    async show() {
      createFakeFrame({ GET_SOCIAL_REDIRECT_URI: () => new Promise<never>(() => undefined) })
      const opened: (Window | null)[] = []
      const { open } = window
      vi.spyOn(window, 'open').mockImplementation((...parameters) => {
        const popup = open.apply(window, parameters)
        opened.push(popup)
        return popup
      })
      onTestFinished(() => {
        for (const popup of opened) popup?.close()
      })
      openApp().actions.open()
      // The app has just started and still looks for wallets. The message that there are none makes the card higher, which moves the button.
      await expect.element(page.getByText('No wallet found'), slow).toBeVisible()
      const found = page.getByRole('button', { name: 'Continue with Google' })
      await expect.element(found, slow).toBeVisible()
      return { control: found.element() as HTMLElement, count: () => opened.length }
    },
  },
  {
    action: 'Show my key',
    show: async () => hold(await openView(createSmartFrame(), { view: 'UpgradeWallet' }), 'OPEN_SCREEN', 'Show my key'),
  },
  {
    action: 'Your devices',
    async show() {
      const fake = await openView(createSmartFrame(), { view: 'AccountSettings' })
      return hold(fake, 'OPEN_SCREEN', 'Your devices See which browsers can sign')
    },
  },
  {
    action: 'The type of account',
    async show() {
      const fake = await openView(createSmartFrame(), { view: 'SmartAccountSettings' })
      return hold(fake, 'SET_PREFERRED_ACCOUNT', /^Standard account/)
    },
  },
  {
    action: 'A new e-mail address',
    async show() {
      const fake = await openView(createSmartFrame(), { view: 'UpdateEmail' })
      await expect.element(page.getByRole('textbox'), slow).toBeVisible()
      await userEvent.fill(page.getByRole('textbox'), 'ada@example.com')
      return hold(fake, 'UPDATE_EMAIL', 'Continue')
    },
  },
]

describeOneRequest(rows)
