import type { Page } from '@playwright/test'
import { contracts } from '../../servers/chains/contents/addresses.js'
import { expect, test } from './fixtures/sites/site.js'
import { pressByKeyboard } from './fixtures/visitors/keyboard.js'
import { asVisitor, openAccount } from './fixtures/visitors/visitor.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Account on the real chains, with the real data API. */

test('a rich account: tokens by value, NFTs with pictures, activity by month, by mouse, by keyboard and at 320 px', async ({
  page,
  install,
  consoleErrors,
}) => {
  await install()
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')

  await test.step('by mouse; the way back keeps the place', () => lookThrough(page))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await test.step('by keyboard alone: a token, its detail and back, the tabs, a transaction', () => goByKeyboard(page))
  await test.step('on a phone of 320 px nothing is clipped or scrolls sideways', async () => {
    await page.setViewportSize({ width: 320, height: 720 })
    await expectNoOverflow(page)
  })
  expect(consoleErrors).toEqual([])
})

async function lookThrough(page: Page): Promise<void> {
  const account = await openAccount(page)
  const tokens = account.getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('button').first()).toContainText(/Ether.*\$/)
  const values = (await tokens.getByRole('button').allTextContents()).map((text) => /\$([\d,.]+)$/.exec(text)?.[1])
  const sums = values.map((value) => Number((value ?? '0').replaceAll(',', '')))
  expect(sums.length).toBeGreaterThan(5)
  expect(sums).toEqual([...sums].sort((one, other) => other - one))
  await tokens
    .getByRole('button', { name: /^Harbor Dollar/ })
    .first()
    .click()
  const token = page.getByRole('dialog')
  await expect(token).toContainText('Price from')
  await expect(token).toContainText(contracts.harborDollar)
  await token.getByRole('button', { name: 'Back' }).click()

  await account.getByRole('tab', { name: 'NFTs' }).click()
  const pictures = account.getByRole('tabpanel').locator('img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length),
    )
    .toBeGreaterThan(0)

  await account.getByRole('tab', { name: 'Activity' }).click()
  const activity = account.getByRole('list', { name: 'Transactions' })
  await expect(activity.getByRole('heading').first()).toHaveText(/^\w+ 20\d\d$/)
  const scroller = activity.locator('..')
  await scroller.evaluate((node) => node.scrollTo(0, 1_500))
  await expect.poll(() => scroller.evaluate((node) => node.scrollTop)).toBeGreaterThan(1_000)
  const readTops = () =>
    scroller.evaluate((node) =>
      [...node.querySelectorAll('li:has(button)')].map((row) => ({
        place: row.getAttribute('aria-posinset'),
        top: row.getBoundingClientRect().top - node.getBoundingClientRect().top,
      })),
    )
  // Rows that were skipped are measured while they are passed, which moves the others.
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = JSON.stringify(await readTops())
        return last === before
      },
      { intervals: [300] },
    )
    .toBe(true)
  // The second of the rows that are whole, so that the click does not scroll.
  const { place, top } = (await readTops()).filter(({ top }) => top > 0)[1] ?? { place: '', top: 0 }
  await activity.locator(`[aria-posinset="${place}"] button`).click()
  await expect(page.getByRole('dialog')).toContainText('Network fee')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await expect(account.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
  const readTop = async () => (await readTops()).find((row) => row.place === place)?.top ?? Number.NaN
  await expect.poll(async () => Math.abs((await readTop()) - top)).toBeLessThan(2)
}

async function goByKeyboard(page: Page): Promise<void> {
  const visitor = asVisitor(page)
  await pressByKeyboard(visitor.accountButton)
  const account = visitor.dialog('Account')
  const tokens = account.getByRole('list', { name: 'Tokens' })
  await pressByKeyboard(tokens.getByRole('button', { name: /^Ether/ }).first())
  const token = page.getByRole('dialog', { name: 'ETH' })
  await expect(token).toBeVisible()
  await pressByKeyboard(token.getByRole('button', { name: 'Back' }))
  const tab = account.getByRole('tab', { name: 'Tokens' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(account.getByRole('tab', { name: 'NFTs' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(account.getByRole('tab', { name: 'Activity' })).toBeFocused()
  const activity = account.getByRole('list', { name: 'Transactions' })
  // The row that Tab reaches is hidden until its height is known.
  await expect(activity.locator('button:not([tabindex="-1"])')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(activity.locator('button:focus'), 'at the place where they left').toBeVisible()
  await page.keyboard.press('Home')
  await expect(activity.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(activity.getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Network fee')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(visitor.accountButton).toBeFocused()
}

async function expectNoOverflow(page: Page): Promise<void> {
  const account = await openAccount(page)
  for (const tab of ['Tokens', 'NFTs', 'Activity']) {
    await account.getByRole('tab', { name: tab }).click()
    await expect(account.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    const widths = await account.evaluate((node) =>
      [...node.querySelectorAll('*')]
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto')
        .map((part) => part.className),
    )
    expect(widths, tab).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
}
