import type { Lintel } from '../core/index.js'
import { callWhenIdle } from './call-when-idle.js'
import { preloadModal } from './load-modal.js'

/** Not in TypeScript's types: only Chromium has it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

/**
 * Preloads the modal when the page has loaded and is idle, unless the visitor's browser saves data.
 *
 * @returns A function that cancels it.
 */
export function preloadWhenIdle(lintel: Pick<Lintel, 'store'>): () => void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return () => undefined
  let cancelIdle: (() => void) | undefined
  const wait = () => {
    cancelIdle = callWhenIdle(() => preloadModal(lintel))
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle?.()
  }
}
