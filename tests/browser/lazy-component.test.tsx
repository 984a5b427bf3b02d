import { Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ViewBoundary } from '../../src/modal/shell/view-boundary.js'
import { lazyComponent } from '../../src/parts/lazy/lazy-component.js'

let root: Root

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')), { onCaughtError: () => {} })
})

afterEach(() => {
  root.unmount()
  document.querySelector('main')?.remove()
})

const View = () => <p>The view</p>

/** Renders the view of `fetch` as the modal does. */
function renderView(fetch: () => Promise<typeof View>) {
  const LazyView = lazyComponent(fetch)
  root.render(
    <ViewBoundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    >
      <Suspense fallback={<p>Loading</p>}>
        <LazyView />
      </Suspense>
    </ViewBoundary>,
  )
  return LazyView
}

test('a view whose code fails to load shows the error, and Try again fetches it once more', async () => {
  const fetch = vi.fn(async () => View).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderView(fetch)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect.element(tryAgain).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
  await tryAgain.click()
  await expect.element(page.getByText('The view')).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('code that never loads is fetched once for each try', async () => {
  const fetch = vi.fn(() => Promise.reject<typeof View>(new TypeError('Failed to fetch')))
  renderView(fetch)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  for (const tries of [1, 2, 3]) {
    await expect.element(tryAgain).toBeVisible()
    expect(fetch).toHaveBeenCalledTimes(tries)
    await tryAgain.click()
  }
})

test('preloaded code renders without the fallback', async () => {
  const fetch = vi.fn(async () => View)
  const LazyView = lazyComponent(fetch)
  await LazyView.load()
  root.render(
    <Suspense fallback={<p>Loading</p>}>
      <LazyView />
    </Suspense>,
  )
  const frames: string[] = []
  await vi.waitFor(() => {
    frames.push(document.querySelector('main')?.textContent ?? '')
    expect(frames.at(-1)).toBe('The view')
  })
  expect(frames).not.toContain('Loading')
  expect(fetch).toHaveBeenCalledTimes(1)
})
