import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCloser } from '../../../../wallets/practice/pages/approve/create-closer.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createPage() {
  const page = Object.assign(new EventTarget(), { close: vi.fn(), setTimeout })
  const press = (type: 'keydown' | 'keyup', code: string) =>
    page.dispatchEvent(Object.assign(new Event(type), { code }))
  return { page, press, close: createCloser(page as unknown as Window) }
}

test('closes shortly after it is asked to when no key is held', () => {
  const { page, close } = createPage()
  close()
  vi.advanceTimersByTime(150)
  expect(page.close).toHaveBeenCalledOnce()
})

test('waits for the key that decided to be released', () => {
  const { page, press, close } = createPage()
  press('keydown', 'Enter')
  close()
  vi.advanceTimersByTime(10_000)
  expect(page.close).not.toHaveBeenCalled()
  press('keyup', 'Enter')
  vi.advanceTimersByTime(150)
  expect(page.close).toHaveBeenCalledOnce()
})

test('does not wait for a key that is released in another window', () => {
  const { page, press, close } = createPage()
  press('keydown', 'Enter')
  close()
  page.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(150)
  expect(page.close).toHaveBeenCalledOnce()
})

test('a key released without a decision closes nothing', () => {
  const { page, press } = createPage()
  press('keydown', 'Tab')
  press('keyup', 'Tab')
  vi.advanceTimersByTime(10_000)
  expect(page.close).not.toHaveBeenCalled()
})
