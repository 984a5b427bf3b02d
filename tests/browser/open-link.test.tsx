import { afterEach, expect, test, vi } from 'vitest'
import { openLink } from '../../src/parts/links/open-link.js'

// A page of this origin, so that the test can read its opener and referrer.
const page = `${window.location.origin}/package.json`

afterEach(() => vi.restoreAllMocks())

/** Opens `page` and waits until it has loaded. */
async function openPage(): Promise<Window> {
  const open = vi.spyOn(window, 'open')
  expect(openLink(page)).toBe(true)
  const opened = open.mock.results[0]?.value as Window
  await expect.poll(() => opened.location.href).toBe(page)
  return opened
}

test('an opened page has no access to its opener', async () => {
  const opened = await openPage()
  expect(opened.opener).toBeNull()
  opened.close()
})

test('a second press opens a second window', async () => {
  const first = await openPage()
  vi.restoreAllMocks()
  const second = await openPage()
  expect(second).not.toBe(first)
  expect([first.closed, second.closed]).toEqual([false, false])
  first.close()
  second.close()
})

test('the window is opened with the link itself, within the tap', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openLink('https://prism.example/wc?uri=wc%3A1')
  expect(open).toHaveBeenCalledExactlyOnceWith('https://prism.example/wc?uri=wc%3A1', '_blank')
})

test('a window that the browser blocks is not reported as opened', () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  expect(openLink(page)).toBe(false)
})
