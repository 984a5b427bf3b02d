import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/checks/expect-accessible.js'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor } from './fixtures/visitors/visitor.js'

/** The pages of the practice wallet have stories, which axe checks. */

test('axe finds no violation on the site or in any view of the modal, dark and light', async ({ page, install }) => {
  test.setTimeout(120_000)
  const wallet = await install()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'system'))
  await page.goto('/')
  const visitor = asVisitor(page)
  await expectInBoth(page, 'disconnected')

  const answer = wallet.neverAnswer()
  await visitor.openWallets()
  await expectInBoth(page, 'Connect')
  await visitor.dialog('Connect wallet').getByRole('button', { name: 'Foxglove' }).click()
  await expect(visitor.dialog('Foxglove')).toContainText('Continue in Foxglove')
  await expectInBoth(page, 'ConnectingExternal, waiting')
  wallet.rejectNext()
  answer()
  const retry = visitor.dialog('Foxglove').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expectInBoth(page, 'ConnectingExternal, declined')
  await retry.click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Sign message' }).click()
  await expect(visitor.result).toContainText('verified')
  await expectInBoth(page, 'connected, signed')
  wallet.rejectNext()
  await page.getByRole('button', { name: 'Send transaction' }).click()
  await expect(visitor.result).toContainText('You declined')
  await expectInBoth(page, 'connected, refused')

  await visitor.accountButton.click()
  await expect(visitor.dialog('Account').getByRole('group', { name: 'Total value' })).toContainText('$')
  await expectInBoth(page, 'Account')
  await visitor
    .dialog('Account')
    .getByRole('button', { name: /^Network/ })
    .click()
  const networks = visitor.dialog('Networks')
  await networks.getByRole('searchbox').fill('nowhere')
  await expect(networks).toContainText('No network found')
  await expectInBoth(page, 'Networks, none found')
  await networks.getByRole('searchbox').fill('')
  await expect(networks.getByRole('button', { name: 'Local Rollup' })).toBeVisible()
  await expectInBoth(page, 'Networks')
  wallet.rejectNext()
  await networks.getByRole('button', { name: 'Local Rollup' }).click()
  await expect(visitor.dialog('Switch network')).toContainText('You declined the switch')
  await expectInBoth(page, 'SwitchNetwork, declined')
  await page.keyboard.press('Escape')

  wallet.setChain(5)
  await expect(page.getByRole('button', { name: 'Network: Unknown Network' })).toBeVisible()
  await visitor.accountButton.click()
  await expect(visitor.dialog('Unsupported network')).toBeVisible()
  await expectInBoth(page, 'UnsupportedChain')
})

/** All rules in dark; in light those on colors, which are all that differs. */
async function expectInBoth(page: Page, where: string): Promise<void> {
  await expectAccessible(page, `${where}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${where}, light`, { rules: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'dark' })
}
