import { expect, test } from './fixtures/sites/site.js'
import { asVisitor, firstAddress } from './fixtures/visitors/visitor.js'

test('blocked storage: everything works without errors', async ({ page, install, consoleErrors }) => {
  await install()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.connect('Foxglove')
  await expect(visitor.accountButton).toContainText(firstAddress.short)
  await page.keyboard.press('d')
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'light')
  expect(consoleErrors).toEqual([])
})
