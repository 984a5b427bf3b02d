import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/dialogs.js'

// Locking removes the scroll bar, which would move the page. Headless Chromium hides scroll bars by default.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

// One build for the file: in parallel each worker would make its own.
test.describe.configure({ mode: 'default' })

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const raise = (page: Page, event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event)

/** Presses the buttons in order, each in the layer that the one before has opened. */
async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await button(page, name).click()
}

/** Presses Escape, and expects `layer` to close and `opener` to get the focus. */
async function closeByEscape(layer: Locator, opener?: Locator): Promise<void> {
  await expect(layer).toBeVisible()
  await layer.page().keyboard.press('Escape')
  await expect(layer).toHaveCount(0)
  if (opener) await expect(opener).toBeFocused()
}

/** Presses Tab and Shift+Tab more often than there are controls, and expects the focus in `layer` each time. */
async function tabWithin(layer: Locator): Promise<void> {
  const hasFocus = () => layer.evaluate((node) => node.matches(':focus-within'))
  await expect.poll(hasFocus, 'before the first press').toBe(true)
  for (const key of [...Array.from({ length: 8 }, () => 'Tab'), ...Array.from({ length: 8 }, () => 'Shift+Tab')]) {
    await layer.page().keyboard.press(key)
    expect(await hasFocus(), key).toBe(true)
  }
}

test.describe("another library's dialog, with its own copy of Radix", () => {
  test('promise 13: inside a Radix dialog and above one, each Escape closes one layer and restores the focus; Tab stays in ours', async ({
    page,
    openScene,
  }) => {
    await openScene('BesideTheirs')

    await test.step('promise 13: each Escape closes one layer and restores the focus', async () => {
      await press(page, 'Checkout', 'Connect')
      const amount = page.getByLabel('Our wallets: amount')
      await amount.click()
      await amount.pressSequentially('12')
      await expect(amount).toHaveValue('12')
      await button(page, 'Terms').click()
      const note = page.getByLabel('Their terms: note')
      await note.pressSequentially('read')
      await expect(note).toHaveValue('read')

      await closeByEscape(dialog(page, 'Their terms'), button(page, 'Terms'))
      await expect(dialog(page, 'Our wallets')).toBeVisible()
      await closeByEscape(dialog(page, 'Our wallets'), button(page, 'Connect'))
      await expect(dialog(page, 'Their checkout')).toBeVisible()
      await closeByEscape(dialog(page, 'Their checkout'), button(page, 'Checkout'))
    })

    await test.step('Tab stays in our dialog, and a press outside closes only ours', async () => {
      await press(page, 'Checkout', 'Connect')
      const ours = dialog(page, 'Our wallets')
      await tabWithin(ours)
      await page.mouse.click(20, 20)
      await expect(ours).toHaveCount(0)
      await expect(dialog(page, 'Their checkout')).toBeVisible()
      await closeByEscape(dialog(page, 'Their checkout'))
    })

    await test.step('a popover and a search field inside our dialog handle Escape first', async () => {
      await press(page, 'Checkout', 'Connect')
      await button(page, 'Fee').click()
      await expect(button(page, 'Faster')).toBeFocused()
      await closeByEscape(dialog(page, 'Network fee'), button(page, 'Fee'))
      const search = page.getByLabel('Search')
      await search.fill('base')
      await page.keyboard.press('Escape')
      await expect(search).toHaveValue('')
      await expect(dialog(page, 'Our wallets')).toBeVisible()
      await closeByEscape(dialog(page, 'Our wallets'))
      await expect(dialog(page, 'Their checkout')).toBeVisible()
      await closeByEscape(dialog(page, 'Their checkout'))
    })

    await test.step('when the page closes their dialog while ours is open, ours stays and focus goes to the fallback', async () => {
      await press(page, 'Checkout', 'Connect')
      const amount = page.getByLabel('Our wallets: amount')
      await amount.fill('12')
      await raise(page, 'their-checkout-expires')
      await expect(page.getByText('Their checkout')).toHaveCount(0)
      await expect(amount).toBeFocused()
      await amount.pressSequentially('3')
      await expect(amount).toHaveValue('123')
      await closeByEscape(dialog(page, 'Our wallets'), button(page, 'Cart'))
    })
  })

  test('our dialog scrolls while their lock blocks scrolling of the page', async ({ page, openScene }) => {
    // Their lock adds style elements to the page, which the strict policy would block.
    await openScene('BesideTheirLock', { isStrict: false })
    await press(page, 'Checkout', 'Connect')
    const body = page.getByText('Very long').locator('..')
    await body.hover()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => body.evaluate((node) => node.scrollTop)).toBeGreaterThan(100)
    await closeByEscape(dialog(page, 'Our wallets'))
    await closeByEscape(dialog(page, 'Their checkout'))
  })

  test('our dialog as a child of theirs, with another of ours inside, closes in the same order', async ({
    page,
    openScene,
  }) => {
    await openScene('InsideTheirs')
    await press(page, 'Checkout', 'Connect', 'More')
    await page.getByLabel('Our second: amount').fill('1')
    for (const [title, opener] of [
      ['Our second', 'More'],
      ['Our wallets', 'Connect'],
      ['Their checkout', 'Checkout'],
    ] as const) {
      await expect(dialog(page, title)).toBeVisible()
      await closeByEscape(dialog(page, title), button(page, opener))
    }
  })

  test('works inside a native modal dialog with `container`', async ({ page, openScene }) => {
    await openScene('InsideNative')
    await press(page, 'Checkout', 'Connect')
    await page.getByLabel('Our wallets: amount').fill('12')
    await closeByEscape(dialog(page, 'Our wallets'), button(page, 'Connect'))
    await closeByEscape(dialog(page, 'Their checkout'), button(page, 'Checkout'))
  })
})

test.describe('the opener of a dialog', () => {
  test("a menu, by one item or by a submenu: focus moves in, and returns to the menu's button", async ({
    page,
    openScene,
  }) => {
    await openScene('FromMenu')
    for (const path of [['Settings'], ['More', 'Rename']]) {
      await button(page, 'Account').focus()
      await page.keyboard.press('Enter')
      for (const [at, item] of path.entries()) {
        const entry = page.getByRole('menuitem', { name: item })
        // A menu focuses its first item a moment after it is drawn; a key before that goes to the menu below.
        const items = page.getByRole('menu').filter({ has: entry }).getByRole('menuitem')
        await expect(items.first()).toBeFocused()
        const names = await items.allTextContents()
        for (let step = 0; step < names.findIndex((name) => name.includes(item)); step += 1) {
          await page.keyboard.press('ArrowDown')
          await expect(items.nth(step + 1)).toBeFocused()
        }
        await expect(entry).toBeFocused()
        await page.keyboard.press(at < path.length - 1 ? 'ArrowRight' : 'Enter')
      }
      const opened = dialog(page, path.at(-1) ?? '')
      await expect(opened).toBeVisible()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect.poll(() => opened.evaluate((node) => node.matches(':focus-within'))).toBe(true)
      await closeByEscape(opened, button(page, 'Account'))
    }
  })

  test('the page itself: focus returns to the element that had it; without one, to the given fallback', async ({
    page,
    openScene,
  }) => {
    await openScene('WithoutTrigger')
    await test.step('without a focused element', async () => {
      await raise(page, 'session-ends')
      await closeByEscape(dialog(page, 'Our session'), button(page, 'Account'))
    })
    await test.step('with a focused element', async () => {
      await page.getByLabel('Note').fill('Rent')
      await raise(page, 'session-ends')
      await closeByEscape(dialog(page, 'Our session'), page.getByLabel('Note'))
    })
    await test.step('with one that is removed before the dialog closes', async () => {
      await page.getByLabel('Note').focus()
      await raise(page, 'session-ends')
      await button(page, 'Drop the note').click()
      await closeByEscape(dialog(page, 'Our session'), button(page, 'Account'))
    })
  })
})

test("a wallet's frame above the dialog takes focus and keys; when it is removed, focus returns to the dialog", async ({
  page,
  openScene,
}) => {
  await openScene('BelowFrame')
  await button(page, 'Connect').click()
  await button(page, 'Their wallet').click()
  const frame = page.frameLocator('iframe')
  const password = frame.getByLabel('Password')
  await password.click()
  await password.pressSequentially('secret')
  await expect(password).toHaveValue('secret')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Our wallets')).toBeVisible()
  await frame.getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(button(page, 'Their wallet')).toBeFocused()

  await test.step('when the focused element is removed, focus stays in the dialog', async () => {
    await button(page, 'Hide this hint').press('Enter')
    await expect(button(page, 'Hide this hint')).toHaveCount(0)
    await expect(dialog(page, 'Our wallets')).toBeFocused()
  })
  await closeByEscape(dialog(page, 'Our wallets'), button(page, 'Connect'))
})

test('in a shadow root, focus, Tab and Escape work and the page outside does not scroll', async ({
  page,
  openScene,
}) => {
  await openScene('InShadow')
  await button(page, 'Connect').click()
  const ours = dialog(page, 'Our wallets')
  await expect(ours).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.mouse.wheel(0, 300)
  await page.getByLabel('Our wallets: amount').fill('12')
  await tabWithin(ours)
  await button(page, 'Browser wallet').focus()
  // It is hidden from assistive technology, and focus that moves there is returned.
  await page.evaluate(() => document.querySelector<HTMLElement>('#root button')?.focus())
  expect(await ours.evaluate((node) => node.matches(':focus-within'))).toBe(true)
  await closeByEscape(ours, button(page, 'Connect'))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('in a shadow root, `container` keeps the modal and its toasts there', async ({ page, openScene }) => {
  await openScene('LintelInShadow')
  // A locator looks into open shadow roots, a selector of css does not.
  const isOutside = (selector: string) => page.evaluate((css) => document.querySelector(css) !== null, selector)
  await button(page, 'Connect wallet').click()
  const modal = page.getByRole('dialog', { name: 'Connect wallet' })
  await expect(modal).toBeVisible()
  expect(await isOutside('[data-lintel-dialog]')).toBe(false)
  await modal.getByRole('button').filter({ hasText: 'Prism' }).first().click()
  await expect(modal).toBeHidden()
  await button(page, 'Tell').click()
  await expect(page.locator('[data-lintel-toast]')).toHaveText(/Told/)
  expect(await isOutside('[data-lintel-toasts]')).toBe(false)
})

test('the scroll lock moves nothing on a half-scrolled page with a classic scroll bar', async ({ page, openScene }) => {
  await openScene('TallPage')
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
  expect(bar, 'a scroll bar that takes room').toBeGreaterThan(0)
  await page.evaluate(() => window.scrollTo(0, 120))
  const places = () =>
    page
      .locator('[data-fixed], [data-flow], [data-wide], [data-window], [data-inside]')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()))
  const before = await places()
  expect(before).toHaveLength(5)
  await button(page, 'Connect').click()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await places()).toEqual(before)
  await page.mouse.move(30, 500)
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(100)
  expect(await places()).toEqual(before)
  await closeByEscape(dialog(page, 'Our wallets'))
  expect(await places()).toEqual(before)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(120)
})

test('two Lintels on a page: each opens and closes its own modal, also one above the other', async ({
  page,
  openScene,
}) => {
  await openScene('TwoLintels')
  const first = page.locator('[aria-label="first"] button')
  const second = page.locator('[aria-label="second"] button')
  const modals = page.locator('[data-lintel-dialog]:visible')
  await second.click()
  await expect(modals).toHaveCount(1)
  await closeByEscape(modals, second)
  await first.click()
  await expect(modals).toHaveCount(1)
  // As an app's own code may: it opens the second while the first is open.
  await second.evaluate((node: HTMLElement) => node.click())
  await expect(modals).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(modals).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  await closeByEscape(modals, first)
  await first.click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'Prism' }).first().click()
  await expect(first).toContainText('0x')
  await expect(second).toHaveText('Connect wallet')
})

test('floating layers inside a dialog: Escape and a press outside close only the topmost, and focus returns to each opener', async ({
  page,
  openScene,
}) => {
  await openScene('FloatingInside', { nonce: 'a-nonce-for-this-page' })
  await button(page, 'Send').click()
  const ours = dialog(page, 'Our transfer')
  const network = page.getByRole('combobox', { name: 'Network' })
  await network.click()
  await expect(page.getByRole('option', { name: 'Base' })).toBeVisible()
  await closeByEscape(page.getByRole('listbox'), network)
  await network.click()
  await page.getByRole('option', { name: 'Base' }).click()
  await expect(network).toContainText('Base')

  await button(page, 'Fee').click()
  await expect(button(page, 'Faster')).toBeFocused()
  await closeByEscape(dialog(page, 'Network fee'), button(page, 'Fee'))

  await button(page, 'Discard').click()
  const question = page.getByRole('alertdialog', { name: 'Discard it?' })
  await expect(button(page, 'Keep it')).toBeFocused()
  await expect(ours).toHaveCount(0)
  await closeByEscape(question, button(page, 'Discard'))
  await expect(ours).toBeVisible()
  await closeByEscape(ours, button(page, 'Send'))

  await test.step('a press outside closes the list or the popover, not the dialog, and never the alert dialog', async () => {
    await button(page, 'Send').click()
    for (const [opener, floating] of [
      [page.getByRole('combobox', { name: 'Network' }), page.getByRole('listbox')],
      [button(page, 'Fee'), dialog(page, 'Network fee')],
    ] as const) {
      await opener.click()
      await expect(floating).toBeVisible()
      await page.mouse.click(20, 20)
      await expect(floating).toHaveCount(0)
      await expect(ours).toBeVisible()
    }
    await button(page, 'Discard').click()
    await expect(button(page, 'Keep it')).toBeFocused()
    await page.mouse.click(20, 20)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await button(page, 'Keep it').click()
    await page.mouse.click(20, 20)
    await expect(ours).toHaveCount(0)
  })
})
