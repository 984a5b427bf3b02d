import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getAccount } from '../../../src/core/selectors.js'
import { useEmbeddedWallet } from '../../../src/index.js'
import { failing } from './fixtures/fake-frame.js'
import { openConnected } from './fixtures/open-app.js'
import { createSmartFrame, keyAddress, smartAddress } from './fixtures/smart-frame.js'

const slow = { timeout: 8_000 }

/** Shows the accounts as an app gets them. */
function Accounts() {
  const { accountType, accounts } = useEmbeddedWallet()
  return <output>{`${accountType}: ${accounts.map(({ address, type }) => `${type} ${address}`).join(', ')}`}</output>
}

const openApp = () => openConnected(<Accounts />)

const readHook = () => document.querySelector('output')?.textContent
const choice = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} (One|Not)`) })

it('changes the account from Account: the modal, the page and the account follow', async () => {
  const fake = createSmartFrame()
  const lintel = await openApp()
  const both = `smartAccount ${smartAddress}, eoa ${keyAddress}`
  await expect.poll(readHook).toBe(`smartAccount: ${both}`)
  lintel.actions.open({ view: 'Account' })
  await page.getByRole('button', { name: 'Smart account In use' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Smart account' }), slow).toBeVisible()
  await expect.element(choice('Smart account'), slow).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByText('Not yet deployed')).toBeVisible()

  let answer = () => {}
  const change = fake.answers.SET_PREFERRED_ACCOUNT
  fake.answers.SET_PREFERRED_ACCOUNT = async (payload, id) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return change ? change(payload, id) : failing('service-unavailable')
  }
  await choice('Standard account').click()
  await expect.element(choice('Standard account')).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => fake.asked.at(-1)?.name).toBe('SET_PREFERRED_ACCOUNT')
  expect(getAccount(lintel.store.getState())?.address).toBe(smartAddress)
  answer()
  await expect.poll(() => getAccount(lintel.store.getState())?.address).toBe(keyAddress)
  await expect.poll(readHook).toBe(`eoa: ${both}`)
  await expect.element(choice('Standard account')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('button', { name: 'Smart account Not in use' }), slow).toBeVisible()
})

it('says why a change failed, and keeps the account', async () => {
  const fake = createSmartFrame()
  const lintel = await openApp()
  fake.answers.SET_PREFERRED_ACCOUNT = () => failing('service-unavailable')
  lintel.actions.open({ view: 'SmartAccountSettings' })
  await choice('Standard account').click()
  await expect.element(page.getByText('Login not available'), slow).toBeVisible()
  await expect.element(choice('Smart account')).toHaveAttribute('aria-current', 'true')
  expect(getAccount(lintel.store.getState())?.address).toBe(smartAddress)
})

it('shows that another page has deployed the account', async () => {
  const fake = createSmartFrame()
  const lintel = await openApp()
  fake.isDeployed = true
  lintel.actions.open({ view: 'SmartAccountSettings' })
  await expect.element(page.getByText('Deployed', { exact: true }), slow).toBeVisible()
})

it('is disabled with the reason on a network without smart accounts', async () => {
  createSmartFrame(['eip155:31338'])
  const lintel = await openApp()
  lintel.actions.open({ view: 'Account' })
  await page.getByRole('button', { name: 'Smart account Not on Local 31337' }).click()
  await expect.element(choice('Smart account'), slow).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Not on Local 31337. Switch to Local 31338 to use it.')).toBeVisible()
})

it('has no row where no network of the wallet has smart accounts', async () => {
  createSmartFrame([])
  const lintel = await openApp()
  lintel.actions.open({ view: 'Account' })
  await expect.element(page.getByRole('button', { name: /^Upgrade your wallet/ }), slow).toBeVisible()
  expect(page.getByRole('button', { name: /^Smart account/ }).elements()).toEqual([])
})
