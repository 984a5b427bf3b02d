import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'

/** The window of a component test, unless it sets another: as wide as a phone. */
const WINDOW = { width: 414, height: 896 }

// The tests of all files share a page, also with the stories, which have a window of their own.
beforeEach(async ({ task }) => {
  if (!task.file.name.startsWith('tests/')) return
  if (window.innerWidth !== WINDOW.width || window.innerHeight !== WINDOW.height) {
    await page.viewport(WINDOW.width, WINDOW.height)
  }
})

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})
