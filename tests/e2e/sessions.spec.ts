import { DelegationManager } from '@metamask/delegation-abis'
import type { Locator, Page } from '@playwright/test'
import { createWalletClient, encodePacked, type Hex, http, parseEther, publicActions, zeroHash } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { smartAccountAddresses } from '../../src/embedded/smart-account/addresses.js'
import { ar, arFrame, arViews } from '../fixtures/arabic-words.js'
import { expect, test } from './fixtures/sites/site.js'
import { asArabicVisitor, namesWith } from './fixtures/visitors/arabic-visitor.js'
import {
  enterFrame,
  frameOf,
  logInByEmail,
  newEmail,
  readAddress,
  readAndApprove,
  requestEmbeddedWallet,
  setRecoveryUp,
} from './fixtures/visitors/embedded-visitor.js'
import { pressByKeyboard } from './fixtures/visitors/keyboard.js'
import { asVisitor, createAccount, openSite } from './fixtures/visitors/visitor.js'

/** Smart sessions on the real site: the frame grants and ends them, the data API lists them, contracts enforce them. */

test.setTimeout(120_000)

/** In ms. A user operation is simulated several times before it is in a block. */
const SLOW = 60_000
const ether = parseEther('1')

type Granted = { context: Hex; accountMeta: readonly { factory: Hex; factoryData: Hex }[] }

/** Approves what the frame shows. The pointer enters first: the frame sleeps for a while when one appears in it. */
async function approve(page: Page): Promise<void> {
  const frame = frameOf(page)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible({ timeout: SLOW })
  await enterFrame(title)
  await readAndApprove(frame, { timeout: SLOW })
}

/** Asks the account to let `delegate` spend 0.5 ETH in all, by the method of one of the two sets of names. */
function askToGrant(page: Page, method: string, delegate: Hex): Promise<unknown> {
  const request = {
    chainId: '0x7a69',
    expiry: Math.floor(Date.now() / 1_000) + 7 * 86_400,
    signer: { type: 'account', data: { address: delegate } },
    permissions: [{ type: 'native-token-transfer', data: { allowance: `0x${(ether / 2n).toString(16)}` } }],
  }
  return requestEmbeddedWallet(page, { method, params: [request] })
}

async function grant(page: Page, method: string, delegate: Hex): Promise<Granted> {
  const granting = askToGrant(page, method, delegate)
  await approve(page)
  const [granted] = (await granting) as Granted[]
  if (!granted) throw new Error('The frame has granted nothing.')
  return granted
}

/** An account of an app, which can redeem what is granted to it. */
async function createDelegate(url: string, fund: (address: Hex) => Promise<unknown>) {
  const { key, address } = createAccount()
  await fund(address)
  const client = createWalletClient({ account: privateKeyToAccount(key), transport: http(url) }).extend(publicActions)
  const send = async (request: object) => {
    const hash = await client.sendTransaction({ chain: null, ...request } as never)
    await client.waitForTransactionReceipt({ hash })
  }
  return {
    address,
    /** Has the account of the visitor send `value`. Rejects where the contracts refuse it. */
    async redeem({ context, accountMeta: [meta] }: Granted, value: bigint, account: string) {
      const isDeployed = await client.getCode({ address: account as Hex })
      if (!isDeployed && meta) await send({ to: meta.factory, data: meta.factoryData })
      const call = encodePacked(
        ['address', 'uint256', 'bytes'],
        ['0x00000000000000000000000000000000000000aa', value, '0x'],
      )
      const { request } = await client.simulateContract({
        ...{ address: smartAccountAddresses.delegationManager, abi: DelegationManager },
        ...{ functionName: 'redeemDelegations', args: [[context], [zeroHash], [call]] },
      })
      const hash = await client.writeContract(request as never)
      await client.waitForTransactionReceipt({ hash })
    },
  }
}

async function openSessions(page: Page): Promise<void> {
  const { accountButton, dialog } = asVisitor(page)
  await accountButton.click()
  await dialog('Account')
    .getByRole('button', { name: /^Smart sessions/ })
    .click()
}

const listOf = (page: Page) => page.getByRole('dialog', { name: 'Smart sessions' }).getByRole('list')
const rowsOf = (list: Locator) => list.getByRole('button')

test('what an app may do is listed, goes down as it is used, and reverts once it is ended', async ({
  page,
  server: { config, controlUrls },
  chain,
  consoleErrors,
}) => {
  const delegate = await createDelegate(controlUrls[31_337] ?? '', (to) => chain.sendTransaction({ to, value: ether }))
  await openSite(page)
  await logInByEmail(page, config.services, newEmail('session'))
  await setRecoveryUp(page)
  await expect(asVisitor(page).result).toContainText('You received 1 ETH')
  const account = await readAddress(page)
  const first = await grant(page, 'wallet_grantPermissions', delegate.address)
  await grant(page, 'wallet_requestExecutionPermissions', delegate.address)

  await openSessions(page)
  const rows = rowsOf(listOf(page))
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all())
    await expect(row).toHaveAccessibleName(/^localhost.* Up to 0\.5.ETH in all 0\.5.ETH left/)

  await test.step('a redemption is seen on the chain', async () => {
    await delegate.redeem(first, ether / 8n, account)
    // Shown again, the list is read at once.
    await page.keyboard.press('Escape')
    await openSessions(page)
    await expect(rows.filter({ hasText: '0.375\u00A0ETH left' })).toHaveCount(1, { timeout: SLOW })
    await expect(rows.filter({ hasText: 'Last used' })).toHaveCount(1, { timeout: SLOW })
  })

  await rows.filter({ hasText: '0.375' }).click()
  await page.getByRole('button', { name: 'End session' }).click()
  await approve(page)
  await expect(page.getByText(/^You ended this session\./)).toBeVisible({ timeout: SLOW })
  await expect(delegate.redeem(first, 1n, account)).rejects.toThrow('CannotUseADisabledDelegation')

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'End all' }).click()
  await approve(page)
  await expect(page.getByText('No app can act for your account now.')).toBeVisible({ timeout: SLOW })
  await expect(rowsOf(listOf(page))).toHaveText([/Ended$/, /Ended$/])
  expect(consoleErrors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('in Arabic, by keyboard alone: a session is granted, looked at and ended, and each view is Arabic', async ({
    page,
    server: { config },
    consoleErrors,
  }) => {
    const { sessions } = arViews
    const email = newEmail('salma')
    const visitor = asArabicVisitor(page, [...namesWith(email), 'UTC'])
    const { dialog, arrive } = visitor
    const press = (name: string | RegExp) => pressByKeyboard(dialog.getByRole('button', { name }))
    const approveByKeyboard = async (title: string) => {
      const frame = await visitor.findFrame()
      await visitor.expectScreen(frame, title)
      await visitor.approve(frame)
    }
    await page.goto('/arabic')
    await visitor.openModal()
    await visitor.logIn(config.services, email)
    await visitor.setRecoveryUp()
    const granting = askToGrant(page, 'wallet_requestExecutionPermissions', createAccount().address)
    await approveByKeyboard(arFrame.approve.titles.permission)
    await granting
    await expect(dialog).toBeHidden()

    await pressByKeyboard(page.getByRole('button', { name: ar.connectButton.account }))
    await press(new RegExp(`^${sessions.titles.SmartSessions}`))
    await expect(dialog.getByRole('button', { name: /^localhost/ })).toBeVisible({ timeout: SLOW })
    await arrive(sessions.titles.SmartSessions)
    await press(/^localhost/)
    await expect(dialog.getByText(sessions.neverUsed)).toBeVisible()
    await arrive(sessions.titles.SmartSessionDetail)
    await press(sessions.end)
    await approveByKeyboard(arFrame.approve.titles.revocation)
    await expect(dialog.getByText(sessions.statuses.revoked, { exact: true }).first()).toBeVisible({ timeout: SLOW })
    await arrive(sessions.titles.SmartSessionDetail)
    expect(consoleErrors).toEqual([])
  })
})
