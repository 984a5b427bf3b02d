import type { Page } from '@playwright/test'
import type { RuntimeConfig } from '../../servers/pages/runtime-config.js'
import { listHeaderWords, watchHeader } from './fixtures/checks/watch-page.js'
import { expect, test } from './fixtures/sites/site.js'
import { pairUp } from './fixtures/visitors/pairing.js'
import { asVisitor, firstAddress } from './fixtures/visitors/visitor.js'

/** The time within which another tab shows a change, ms. */
const OTHER_TAB = 500

test('promise 12: a reload never shows "disconnected" first, paired; another tab follows; one pairing shares an account of every namespace', async ({
  page,
  wallet,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await watchHeader(page)
  await page.goto('/')
  const visitor = asVisitor(page)
  await pairUp(page, wallet)
  await expect(visitor.accountButton).toContainText(firstAddress.short)

  await test.step('a reload asks nobody and is the same session', async () => {
    await page.reload()
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    expect(await listHeaderWords(page)).not.toContainEqual(expect.stringContaining('Connect wallet'))
    await page.getByRole('button', { name: 'Sign message' }).click()
    await wallet.approve()
    await expect(visitor.result).toContainText('Signature verified')
  })

  await test.step('both tabs follow the wallet; the other one follows a disconnection within 500 ms', async () => {
    const other = await context.newPage()
    await other.goto(baseURL ?? '/')
    const there = asVisitor(other)
    await expect(there.accountButton).toContainText(firstAddress.short)
    await there.accountButton.click()
    const disconnect = there.dialog('Account').getByRole('button', { name: 'Disconnect' })
    await disconnect.click()
    await expect(there.accountButton).toHaveText('Connect wallet')
    await expect(visitor.accountButton).toHaveText('Connect wallet', { timeout: OTHER_TAB })
    await expect(wallet.page.getByText('No site is connected.')).toBeVisible()
  })

  await test.step('a pairing in one tab is in the other too', async () => {
    const [, other] = context.pages()
    if (!other) throw new Error('The other tab is gone.')
    await page.bringToFront()
    await pairUp(page, wallet)
    await expect(asVisitor(other).accountButton).toContainText(firstAddress.short, { timeout: OTHER_TAB })
    await other.close()
  })

  await test.step('it shares an account of every namespace: each signs, and a reload keeps all', async () => {
    const panel = page.getByRole('group', { name: 'Your wallet' })
    const signOn = async (network: string, short: string) => {
      await panel.getByRole('button', { name: /^Network/ }).click()
      await visitor.dialog('Networks').getByRole('button', { name: network }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(visitor.accountButton).toContainText(short)
      await panel.getByRole('button', { name: 'Sign message' }).click()
      await wallet.approve()
      await expect(visitor.result).toContainText('Signature verified')
    }
    await expect(wallet.page.getByText('Uses Account 1 on Solana')).toBeVisible()
    await signOn('Local Solana', 'oeYf…A9kq96')
    await panel.getByRole('button', { name: 'Send transaction' }).click()
    await wallet.approve()
    await expect(visitor.result).toContainText('Confirmed in block')
    await signOn('Local Bitcoin', 'bcrt…wjpnuw')
    await page.reload()
    await expect(visitor.accountButton).toContainText('bcrt…wjpnuw')
    await signOn('Local Polkadot', '5Grw…GKutQY')
  })
})

test('stale chains: once the site lists a network that the wallet was never asked for, the next load ends the session, and connecting asks the wallet again', async ({
  page,
  wallet,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await listNetworks(page, [31337])
  await page.goto('/')
  await pairUp(page, wallet)
  await page.close()

  const next = await context.newPage()
  await listNetworks(next, [31337, 31338])
  await next.goto(baseURL ?? '/')
  const visitor = asVisitor(next)
  await expect(visitor.accountButton).toHaveText('Connect wallet')
  await expect(wallet.page.getByText('No site is connected.')).toBeVisible()
  await pairUp(next, wallet)
  await expect(visitor.accountButton).toContainText(firstAddress.short)
})

/** Makes the site list only these networks, from the next load on. */
async function listNetworks(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript((listed) => {
    // The config is in the page before any code reads it.
    const change = new MutationObserver(() => {
      const element = document.querySelector('#lintel-config')
      if (!element) return
      change.disconnect()
      const config = JSON.parse(element.textContent ?? '') as RuntimeConfig
      const chains = config.chains.filter(({ id }) => listed.includes(id))
      element.textContent = JSON.stringify({ ...config, chains })
    })
    change.observe(document, { childList: true, subtree: true })
  }, ids)
}
