import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { failing } from './fixtures/fake-frame.js'
import { openConnected } from './fixtures/open-app.js'
import { createSmartFrame } from './fixtures/smart-frame.js'

const slow = { timeout: 8_000 }
const dialog = (name: string) => page.getByRole('dialog', { name })

it('shows the devices in the frame, then Settings again', async () => {
  const fake = createSmartFrame()
  let finish = () => {}
  fake.answers.OPEN_SCREEN = () =>
    new Promise((resolve) => {
      finish = () => resolve(undefined)
    })
  const lintel = await openConnected()
  lintel.actions.open({ view: 'AccountSettings' })
  await page.getByRole('button', { name: 'Your devices See which browsers can sign' }).click()
  await expect.element(dialog('Your wallet'), slow).toBeVisible()
  await expect.poll(() => fake.asked.at(-1)).toMatchObject({ name: 'OPEN_SCREEN', payload: { screen: 'devices' } })
  finish()
  await expect.element(dialog('Settings'), slow).toBeVisible()
  expect(lintel.store.getState().toast.status).toBe('closed')
})

it.each([
  ['AccountSettings', 'Settings', 'Your devices See which browsers can sign'],
  ['UpgradeWallet', 'Upgrade your wallet', 'Show my key'],
] as const)('%s says in a toast why the screen of the frame failed', async (view, title, button) => {
  const fake = createSmartFrame()
  fake.answers.OPEN_SCREEN = () => failing('service-unavailable')
  const lintel = await openConnected()
  lintel.actions.open({ view })
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByText('We cannot reach the login service right now. Try again.'), slow).toBeVisible()
  await expect.element(dialog(title), slow).toBeVisible()
})

it('says nothing of a screen that the visitor leaves', async () => {
  const fake = createSmartFrame()
  fake.answers.OPEN_SCREEN = () => failing(4001)
  const lintel = await openConnected()
  lintel.actions.open({ view: 'UpgradeWallet' })
  await page.getByRole('button', { name: 'Show my key' }).click()
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('OPEN_SCREEN')
  await expect.element(dialog('Upgrade your wallet'), slow).toBeVisible()
  expect(lintel.store.getState().toast.status).toBe('closed')
})
