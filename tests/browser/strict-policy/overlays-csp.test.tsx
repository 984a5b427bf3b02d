import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wait } from '../../../src/rules/async/wait.js'
import { overlays } from '../conformance/overlay-samples.js'
import type { StrictPage } from './page.js'

const frame = document.createElement('iframe')
frame.src = new URL('./page.html', import.meta.url).pathname
let strict: StrictPage
let page: Document

beforeAll(async () => {
  document.body.append(frame)
  strict = await vi.waitFor(
    () => {
      const { strictPage } = frame.contentWindow as Window & { strictPage?: StrictPage }
      if (!strictPage) throw new Error('The page with the policy is still loading.')
      return strictPage
    },
    { timeout: 30_000 },
  )
  page = frame.contentDocument as Document
}, 40_000)
afterAll(() => frame.remove())

const settle = () => wait(100)

/** Opens an overlay, and expects that the policy refuses nothing. */
async function expectAllowed(name: string, check: () => void = () => undefined): Promise<void> {
  const close = await strict.show(name)
  await settle()
  expect(page.querySelector('[data-testid="open"]')).not.toBeNull()
  check()
  await close()
  expect(strict.refused).toEqual([])
  expect(page.body.getAttribute('style') ?? '').toBe('')
}

describe("under `script-src 'self'; style-src 'self' 'nonce-…'`", () => {
  test.each(Object.keys(overlays))('%s opens without a violation', (name) => expectAllowed(name))

  test('a list inside an open dialog', () =>
    expectAllowed('list in dialog', () => {
      const dialog = page.querySelector('[data-lintel-dialog]')
      expect(dialog?.parentElement?.querySelector('[role="listbox"]')).not.toBeNull()
    }))

  test('the policy applies: a style element without the nonce is refused', async () => {
    const style = page.createElement('style')
    style.textContent = 'b { color: red }'
    page.head.append(style)
    await settle()
    expect(strict.refused.join()).toContain('style-src')
  })
})
