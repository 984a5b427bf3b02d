import type { Page } from '@playwright/test'
import { hexToString } from 'viem'
import { wait } from '../../src/rules/async/wait.js'
import { developmentKeys } from '../fixtures/development-keys.js'
import { expect, test } from './fixtures/sites/site.js'
import { installWallet } from './fixtures/visitors/injected-wallet.js'
import { pressByKeyboard } from './fixtures/visitors/keyboard.js'
import { asVisitor, firstAddress } from './fixtures/visitors/visitor.js'

const panelOf = (page: Page) => page.getByRole('group', { name: 'Your wallet' })
const signedOut = (page: Page) => panelOf(page).getByText('Not signed in')
const signedIn = (page: Page) => panelOf(page).getByText('Signed in', { exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in', exact: true })

const signOutUrl = /\/sign-in\/sign-out/

/** Who the server says this browser is. */
async function readSession(page: Page): Promise<{ accountAddress: string; chainId: string } | null> {
  const { session } = await (await page.request.get('/sign-in/session')).json()
  return session
}

test('signs the message on screen by keyboard, the server verifies it, a reload keeps it, Sign out ends it once it reaches the server', async ({
  page,
  install,
  baseURL,
}) => {
  const wallet = await install()
  const visitor = asVisitor(page)
  const dialog = dialogOf(page)

  await test.step('a server that does not answer disconnects no visitor who did not ask to sign in', async () => {
    await page.route('**/sign-in/**', (route) => route.abort())
    await page.goto('/')
    await visitor.connect('Foxglove')
    await expect(signedOut(page)).toBeVisible()
    await expect(visitor.accountButton).toContainText('Account')
    await page.unroute('**/sign-in/**')
  })

  await test.step('sign in by keyboard alone', async () => {
    await pressByKeyboard(panelOf(page).getByRole('button', { name: 'Sign in' }))
    const sign = dialog.getByRole('button', { name: 'Sign', exact: true })
    await expect(sign).toBeEnabled()
    const shown = await dialog.locator('pre').textContent()
    expect(shown).toContain(`${new URL(baseURL ?? '').host} wants you to sign in with your Ethereum account:`)
    expect(await readSession(page)).toBeNull()
    await pressByKeyboard(sign)
    await expect(signedIn(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const [raw] = wallet.calls.find(({ method }) => method === 'personal_sign')?.params ?? []
    expect(hexToString(raw as `0x${string}`)).toBe(shown)
    expect(await readSession(page)).toMatchObject({ accountAddress: firstAddress.full, chainId: 'eip155:31337' })
    const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('lintel.session'))
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  await page.reload()
  await expect(signedIn(page)).toBeVisible()
  expect(wallet.calls.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)

  await test.step('a visitor whose Sign out does not reach the server is told so, and stays signed in', async () => {
    await page.route(signOutUrl, (route) => route.abort())
    await panelOf(page).getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are still signed in', { exact: true })).toBeVisible()
    await expect(signedIn(page)).toBeVisible()
    await page.unroute(signOutUrl)
  })
  await pressByKeyboard(panelOf(page).getByRole('button', { name: 'Sign out' }))
  await expect(signedOut(page)).toBeVisible()
  expect(await readSession(page)).toBeNull()
  await expect(visitor.accountButton).toContainText('Account')
})

test('Sign out in one of two tabs holds in both, also while the other one loads', async ({
  page,
  context,
  rpcUrls,
}) => {
  await installWallet(context, { name: 'Foxglove', privateKeys: [developmentKeys[0]], chains: rpcUrls })
  // The other tab has time to ask the server before the session ends there.
  await context.route(signOutUrl, async (route) => {
    await wait(300)
    await route.continue()
  })
  const other = await context.newPage()
  await page.goto('/')
  await asVisitor(page).connect('Foxglove')
  await other.goto('/')
  for (const [here, there, isLoading] of [
    [page, other, false],
    [other, page, true],
  ] as const) {
    for (const tab of [here, there]) await expect(signedOut(tab)).toBeVisible()
    // A tab in the background draws no frames, and a click waits for some.
    await here.bringToFront()
    await panelOf(here).getByRole('button', { name: 'Sign in' }).click()
    await dialogOf(here).getByRole('button', { name: 'Sign', exact: true }).click()
    for (const tab of [here, there]) await expect(signedIn(tab)).toBeVisible()

    await panelOf(here).getByRole('button', { name: 'Sign out' }).click()
    if (isLoading) await there.reload()
    for (const tab of [here, there]) await expect(signedOut(tab)).toBeVisible()
    expect(await readSession(page)).toBeNull()
    expect(await there.evaluate(() => localStorage.getItem('lintel.signIn'))).toContain('"value":[]')
  }
})
