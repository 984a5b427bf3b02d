import type { Page } from '@playwright/test'
import { numberToHex, parseEther } from 'viem'
import { callAnvil } from '../../servers/chains/call-anvil.js'
import { expect, test } from './fixtures/sites/site.js'
import {
  enterFrame,
  frameOf,
  logInByEmail,
  newEmail,
  readAddress,
  readAndApprove,
  setRecoveryUp,
} from './fixtures/visitors/embedded-visitor.js'
import { asVisitor, openSite } from './fixtures/visitors/visitor.js'

/** The smart account of a newcomer, on the real site: EntryPoint, bundler, paymaster and sign-in server. */

test.setTimeout(240_000)

/** In ms. A user operation is simulated several times before it is in a block. */
const SLOW = 60_000

const panelOf = (page: Page) => page.getByRole('group', { name: 'Your wallet' })

/**
 * Approves what the frame shows, once it says `text`. The pointer enters first, because the frame sleeps for a while when
 * one appears in it. It presses nothing: at the moment when the frame gets the focus, a press can undo that in Chromium.
 */
async function approve(page: Page, heading: string | RegExp, text?: string): Promise<void> {
  const frame = frameOf(page)
  const title = frame.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeVisible({ timeout: SLOW })
  if (text !== undefined) await expect(frame.getByText(text)).toBeVisible({ timeout: SLOW })
  await enterFrame(title)
  await readAndApprove(frame, { timeout: SLOW })
}

async function openNewcomer(page: Page, services: Parameters<typeof logInByEmail>[1], email: string): Promise<void> {
  await openSite(page)
  await logInByEmail(page, services, email)
  await setRecoveryUp(page)
}

async function chooseStandardAccount(page: Page): Promise<void> {
  await asVisitor(page).accountButton.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Smart account/ }).click()
  await dialog.getByRole('button', { name: /^Standard account/ }).click()
  await expect(dialog.getByRole('button', { name: /^Standard account/ })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const readCode = (url: string | undefined, address: string) => callAnvil(url ?? '', 'eth_getCode', [address, 'latest'])

test('a newcomer gets a funded smart account, signs, signs in, sends, sends for free elsewhere, and changes the account in another tab', async ({
  page,
  context,
  server: { config, controlUrls },
}) => {
  const { result, balance } = asVisitor(page)
  await openNewcomer(page, config.services, newEmail('ada'))
  await expect(result).toContainText('You received 1 ETH and 1,000 HUSD')
  await expect(balance).toHaveText('1.000 ETH')
  const address = await readAddress(page)
  expect(await readCode(controlUrls[31_337], address)).toBe('0x')

  // Before the account is deployed, its signatures say how to deploy it (ERC-6492).
  await page.getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign this message', 'Your smart account')
  await expect(result).toContainText('Signature verified', { timeout: SLOW })

  // The frame shows the message; nothing asks before it.
  await panelOf(page).getByRole('button', { name: 'Sign in' }).click()
  await approve(page, /^Sign in/)
  await expect(panelOf(page).getByText('Signed in', { exact: true })).toBeVisible({ timeout: SLOW })
  const { session } = await (await page.request.get('/sign-in/session')).json()
  expect(session.accountAddress).toBe(address)

  await page.getByRole('button', { name: 'Send transaction' }).click()
  await approve(page, /./, 'This also creates your smart account on the network. The fee includes it.')
  await expect(result).toContainText('Confirmed in block', { timeout: SLOW })
  expect(await readCode(controlUrls[31_337], address)).not.toBe('0x')
  // A bundler has sent it, and the account has signed it.
  const history = `${config.services.dataApi}/v1/account/${address}/history?chainId=eip155:31337`
  const readNewest = async () => (await (await page.request.get(history)).json()).data?.[0]?.metadata
  const sent = { operationType: 'send', isSigned: true, sentFrom: expect.not.stringContaining(address) }
  await expect.poll(readNewest, { timeout: SLOW }).toMatchObject(sent)

  await page.getByRole('button', { name: 'Sign message' }).click()
  await approve(page, 'Sign this message', 'Your smart account')
  await expect(result).toContainText('Signature verified', { timeout: SLOW })

  await test.step('swaps a token, and approves the permission and the swap as one', async () => {
    await asVisitor(page).accountButton.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click()
    await page.getByRole('button', { name: /^Token to receive/ }).click()
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^HUSD\b/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Flip tokens' }).click()
    await page.getByRole('textbox', { name: 'You pay' }).fill('100')
    await page.getByRole('button', { name: 'Review swap' }).click()
    const dialog = page.getByRole('dialog', { name: 'Review swap' })
    await expect(dialog.getByRole('checkbox', { name: 'All steps in one transaction' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Swap', exact: true }).click()
    await approve(page, /./)
    await expect(dialog).toContainText(/You paid 100.HUSD and received 0\.0\d+.ETH/, { timeout: SLOW })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the first transaction is free for an account that cannot pay its fee', async () => {
    await page.getByRole('button', { name: 'Switch to Local Rollup' }).click()
    await expect(panelOf(page).getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible({ timeout: SLOW })
    // What the transaction sends, and nothing for its fee.
    const value = parseEther('0.01')
    await callAnvil(controlUrls[31_338] ?? '', 'anvil_setBalance', [address, numberToHex(value)])
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await approve(page, /./, 'Free: the fee is paid for you')
    await expect(result).toContainText('Confirmed in block', { timeout: SLOW })
    expect(await callAnvil(controlUrls[31_338] ?? '', 'eth_getBalance', [address, 'latest'])).toBe('0x0')

    await callAnvil(controlUrls[31_338] ?? '', 'anvil_setBalance', [address, numberToHex(value)])
    await page.getByRole('button', { name: 'Send transaction' }).click()
    await expect(frameOf(page).getByText('There is not enough ETH')).toBeVisible({ timeout: SLOW })
    await frameOf(page).getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('another tab follows a change of the account type, and signs with that account', async () => {
    const other = await context.newPage()
    await openSite(other)
    await expect(asVisitor(other).accountButton).toContainText('Account', { timeout: SLOW })
    await chooseStandardAccount(page)
    const standard = await readAddress(page)
    expect(standard).not.toBe(address)
    await expect.poll(() => readAddress(other), { timeout: SLOW }).toBe(standard)
    await other.getByRole('button', { name: 'Sign message' }).click()
    await approve(other, 'Sign this message', 'Your account')
    await expect(asVisitor(other).result).toContainText('Signature verified', { timeout: SLOW })
  })
})
