import type { Page } from '@playwright/test'
import { developmentAccounts } from '../../servers/chains/solana/development-accounts.js'
import { callNode, expect, test } from './fixtures/sites/site.js'
import { decide, openWindow, practiceWallet } from './fixtures/visitors/practice-wallet.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

/** The first account that the practice wallet has in each namespace. */
const cases = [
  { namespace: 'Solana', short: 'oeYf…A9kq96', network: 'Local Solana', balance: / SOL$/, canSend: true },
  { namespace: 'Bitcoin', short: 'bcrt…wjpnuw', network: 'Local Bitcoin', balance: /^12\.500 tBTC$/, canSend: false },
  {
    namespace: 'Polkadot',
    short: '5Grw…GKutQY',
    network: 'Local Polkadot',
    balance: /^1,000\.000 UNIT$/,
    canSend: false,
  },
] as const

/** The balance of the account of Solana, in SOL. Other tests pay from it, too. */
async function readSol(rpcUrl: string): Promise<number> {
  const { value } = (await callNode(rpcUrl, 'getBalance', [developmentAccounts[0]])) as { value: number }
  return value / 1e9
}

/** Chooses the practice wallet and a namespace, and approves. */
async function connect(page: Page, namespace: string): Promise<void> {
  const visitor = asVisitor(page)
  const dialog = await visitor.openWallets()
  await dialog.getByRole('button', { name: practiceWallet }).click()
  const choice = visitor.dialog('Choose a network').getByRole('button', { name: namespace })
  await decide(await openWindow(page, () => choice.click()), 'Approve')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('connects on Solana, Bitcoin and Polkadot one after the other: sign, sign in at the server, send where it can', async ({
  page,
  server,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  const visitor = asVisitor(page)
  const panel = page.getByRole('group', { name: 'Your wallet' })
  for (const { namespace, short, network, balance, canSend } of cases) {
    await test.step(namespace, async () => {
      await connect(page, namespace)
      await expect(visitor.accountButton).toContainText(short)
      await expect(panel).toContainText(network)
      const shown = panel.getByText(balance)
      await expect(shown).toBeVisible()
      if (canSend) {
        const { rpcUrl = '' } = server.config.networks.find(({ name }) => name === network) ?? {}
        const isThatOfChain = async () => {
          const amount = Number.parseFloat(((await shown.textContent()) ?? '').replaceAll(',', ''))
          return Math.abs(amount - (await readSol(rpcUrl))) < 0.001
        }
        await expect.poll(isThatOfChain).toBe(true)
      }
      const before = (await shown.textContent()) ?? ''

      await decide(await openWindow(page, () => panel.getByRole('button', { name: 'Sign message' }).click()), 'Approve')
      await expect(visitor.result).toContainText('Signature verified')

      await panel.getByRole('button', { name: 'Sign in' }).click()
      const dialog = visitor.dialog('Sign in')
      await expect(dialog).toContainText(`sign in with your ${namespace} account`)
      await decide(
        await openWindow(page, () => dialog.getByRole('button', { name: 'Sign', exact: true }).click()),
        'Approve',
      )
      await expect(panel).toContainText('Signed in')

      const send = panel.getByRole('button', { name: 'Send transaction' })
      if (canSend) {
        await decide(await openWindow(page, () => send.click()), 'Approve')
        await expect(visitor.result).toContainText('Confirmed in block')
        await expect(panel).not.toContainText(before)
      } else {
        await expect(send).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
      }

      await page.reload()
      await expect(visitor.accountButton).toContainText(short)
      await expect(panel).toContainText('Signed in')
      await visitor.accountButton.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
      await expect(visitor.accountButton).toHaveText('Connect wallet')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
  expect(consoleErrors).toEqual([])
})
