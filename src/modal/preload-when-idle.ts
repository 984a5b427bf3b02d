import type { Lintel } from '../core/index.js'
import { callWhenIdle } from './call-when-idle.js'
import { preloadModal } from './load-modal.js'

/** TypeScript's types do not have it: only Chromium implements it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

/**
 * Preloads the modal when the page has loaded and is idle, unless the visitor's browser saves data. Then calls
 * `onPreloaded`.
 *
 * @returns A function that cancels it.
 */
export function preloadWhenIdle(lintel: Pick<Lintel, 'store'>, onPreloaded: () => void): () => void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return () => undefined
  let cancelIdle: (() => void) | undefined
  const wait = () => {
    cancelIdle = callWhenIdle(async () => {
      if (await preloadModal(lintel)) onPreloaded()
    })
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle?.()
  }
}
