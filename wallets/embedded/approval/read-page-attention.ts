import { isAtEnd, readShownPlace, watchShownPlace } from './read-shown-place.js'
import type { AttentionPage, Sighting } from './watch-attention.js'
import { watchMovement } from './watch-movement.js'
import { findScale, watchScale } from './watch-scale.js'

/** IntersectionObserver v2 (W3C Intersection Observer), which TypeScript does not know. Reports come every 100 ms at most. */
type VisibilityOptions = IntersectionObserverInit & { trackVisibility: true; delay: 100 }
type VisibilityEntry = IntersectionObserverEntry & { isVisible?: boolean }

/**
 * How long the place stays unwatched after it was shown or resized, ms. Chromium drops mouse presses into a frame of another
 * origin that moved or was resized less than 500 ms ago, but only while the frame watches what covers it. Declining must work
 * from the start.
 */
const UNWATCHED_TIME = 500

const options: VisibilityOptions = { threshold: [0, 0.5, 0.98, 1], trackVisibility: true, delay: 100 }

/**
 * Reads the input of `watchAttention` from the page of `place`. `place` is the element that holds all of a request and its
 * buttons.
 */
export function readPageAttention(place: Element): AttentionPage {
  const { ownerDocument: document } = place
  const page = document.defaultView
  if (!page) throw new TypeError('The place is in a document without a window.')
  const isTopLevel = page.top === page
  const canTell = 'isVisible' in page.IntersectionObserverEntry.prototype

  return {
    surroundings: isTopLevel ? 'window' : canTell ? 'frame' : 'unknown',
    isHidden: () => document.visibilityState !== 'visible',
    hasFocus: () => document.hasFocus(),
    measure() {
      const { width, height } = place.getBoundingClientRect()
      return { width, height, pixelRatio: page.devicePixelRatio }
    },
    readScale: () => findScale(page),
    readShown: () => readShownPlace(place),
    isAtEnd: () => isAtEnd(place),
    watchShown: (handle) => watchShownPlace(place, page, handle),
    watchPlace(receive) {
      if (isTopLevel || !canTell) return { takeLast: () => null, stop() {} }
      const observer = new page.IntersectionObserver((entries) => {
        for (const entry of entries) receive(readEntry(entry))
      }, options)
      const observe = () => observer.observe(place)
      let timer = page.setTimeout(observe, UNWATCHED_TIME)
      const handleResize = () => {
        page.clearTimeout(timer)
        observer.disconnect()
        receive(null)
        timer = page.setTimeout(observe, UNWATCHED_TIME)
      }
      page.addEventListener('resize', handleResize)
      return {
        takeLast() {
          const entries = observer.takeRecords().map(readEntry)
          // The worst one: a break is a break even when all is right again.
          return entries.find(({ isVisible }) => !isVisible) ?? entries.at(-1) ?? null
        },
        stop() {
          page.clearTimeout(timer)
          page.removeEventListener('resize', handleResize)
          observer.disconnect()
        },
      }
    },
    listen(handle) {
      const target: [EventTarget, string][] = [
        [page, 'focus'],
        [page, 'blur'],
        [page, 'resize'],
        [page, 'pagehide'],
        [document, 'visibilitychange'],
      ]
      for (const [where, type] of target) where.addEventListener(type, handle)
      // A page around the frame cannot move a separate window under the mouse, or shrink its content.
      const stops = isTopLevel ? [] : [watchMovement(page, handle), watchScale(page, handle)]
      return () => {
        for (const stop of stops) stop()
        for (const [where, type] of target) where.removeEventListener(type, handle)
      }
    },
    now: () => page.performance.now(),
    schedule(handle, delay) {
      const timer = page.setTimeout(handle, delay)
      return () => page.clearTimeout(timer)
    },
  }
}

function readEntry(entry: VisibilityEntry): Sighting {
  return { isVisible: entry.isVisible === true, ratio: entry.intersectionRatio }
}
