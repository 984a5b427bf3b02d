import { devices, type Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, firstAddress, waitForWallets } from './fixtures/visitors/visitor.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Text and elements that would scroll sideways or be clipped, in the window or in the dialog. */
const findOverflow = (page: Page) =>
  page.evaluate((width) => {
    // A phone widens its layout viewport when the page does not fit, so use the window's own width.
    const clientWidth = Math.min(width, document.documentElement.clientWidth)
    const { scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('[role=dialog], [role=dialog] *')].filter(
      (node) => node.getBoundingClientRect().right > clientWidth + 0.5 && node.getBoundingClientRect().width > 1,
    )
    return [
      ...(scrollWidth > clientWidth ? [`page ${scrollWidth} > ${clientWidth}`] : []),
      ...wide.map((node) => `${node.tagName} ${node.getBoundingClientRect().right} > ${clientWidth}`),
    ]
  }, page.viewportSize()?.width ?? 0)

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })

  test('the modal is a sheet at the bottom, works by touch, and has room at 320 px', async ({ page, install }) => {
    await install()
    await page.goto('/')
    const visitor = asVisitor(page)
    await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).tap()
    const dialog = await waitForWallets(page)
    await expectSheet(page)
    for (const button of await dialog.getByRole('button').all()) {
      expect(await button.evaluate(hasFingerSize), (await button.textContent()) || 'Close').toBe(true)
    }
    await dialog.getByRole('button', { name: 'Foxglove' }).tap()
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await findOverflow(page)).toEqual([])

    await page.getByRole('button', { name: 'Network: Local Ethereum' }).tap()
    await visitor.dialog('Networks').getByRole('button', { name: 'Local Rollup' }).tap()
    await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
    await visitor.accountButton.tap()
    await expectSheet(page)
    // Above the sheet, which leaves 24 px of the page however many tokens the account has.
    await page.touchscreen.tap(200, 10)
    await expect(page.getByRole('dialog')).toBeHidden()

    await test.step('at 320 px nothing is clipped and nothing scrolls sideways, connected or not', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await findOverflow(page)).toEqual([])
      await visitor.accountButton.tap()
      await expectSheet(page)
      expect(await findOverflow(page)).toEqual([])
      await visitor.dialog('Account').getByRole('button', { name: 'Disconnect' }).tap()
      await expect(visitor.accountButton).toHaveText('Connect wallet')
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await findOverflow(page)).toEqual([])
      await page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).tap()
      await waitForWallets(page)
      await expectSheet(page)
      expect(await findOverflow(page)).toEqual([])
    })
  })
})

test.describe('at a zoom of 200 % (WCAG 1.4.4)', () => {
  // The size of a window of 1280 × 720 at that zoom.
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 })

  test('the whole modal can be reached, and the page does not scroll sideways', async ({ page, install }) => {
    await install()
    await page.goto('/')
    const visitor = asVisitor(page)
    expect(await findOverflow(page)).toEqual([])
    await visitor.connect('Foxglove')
    expect(await findOverflow(page)).toEqual([])
    await visitor.accountButton.click()
    const account = visitor.dialog('Account')
    await expect(account).toBeVisible()
    const box = await account.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360)
    await expect(account.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await expect(account.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    const disconnect = account.getByRole('button', { name: 'Disconnect' })
    await disconnect.scrollIntoViewIfNeeded()
    await expect(disconnect).toBeInViewport({ ratio: 1 })
    await disconnect.click()
    await expect(visitor.accountButton).toHaveText('Connect wallet')
  })
})

/** Whether a press 21 px from the middle, on each side, hits the element (a target of 44 px). */
function hasFingerSize(button: Element): boolean {
  const { x, y, width, height } = button.getBoundingClientRect()
  const [centerX, centerY] = [x + width / 2, y + height / 2]
  const places = [
    [-21, 0],
    [21, 0],
    [0, -21],
    [0, 21],
  ] as const
  return places.every(([dx, dy]) => button.contains(document.elementFromPoint(centerX + dx, centerY + dy)))
}

/** As wide as the window and aligned with its lower edge, after its animation. */
async function expectSheet(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox()
      return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ x: 0, width, bottom: height })
}
