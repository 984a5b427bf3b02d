import { hasSameControls, hasSameSize, type PlaceSize, type ShownPlace } from './shown-place.js'

/** How long all conditions must hold without a break before the visitor can approve, ms. */
export const ATTENTION_TIME = 500

/** The smallest place in which a request can be approved, CSS px: its totals and the fee are visible without scrolling. */
export const MIN_PLACE = { width: 280, height: 320 } as const

/**
 * The smallest `devicePixelRatio` of a frame in which a request can be approved: a page that shrinks the frame by CSS `zoom` lowers
 * it, and the observer does not report that. 0.75 leaves room for visitors who zoom out on a screen of ratio 1.
 */
export const MIN_PIXEL_RATIO = 0.75

/**
 * The smallest scale of a frame, in units of the screen for one CSS px, in which a request can be approved: on a screen
 * of ratio 2 or 3 the pixel ratio of a frame that is shrunk to a half is still 1 or more. Below 0.75, since it is
 * measured from rounded pointer positions.
 */
export const MIN_SCALE = 0.65

/**
 * Whether the visitor can approve the shown request.
 *
 * - `ready`: seen, focused and large enough for 500 ms.
 * - `new`: all is right, for less than 500 ms, or the browser has not reported yet.
 * - `unseen`: the document is hidden, or the place is covered, transparent, distorted or partly outside the window.
 * - `small`: the place is too small to be read, or the page has shrunk its content.
 * - `unread`: the end of the text has not been visible yet, at this size of the place.
 * - `unfocused`: the keyboard is in another window or frame.
 * - `cannot-tell`: this browser does not report what covers a frame (IntersectionObserver v2). Open a popup instead.
 */
export type Attention = 'ready' | 'new' | 'unseen' | 'small' | 'unread' | 'unfocused' | 'cannot-tell'

/** One report of the browser about the place. `isVisible`: nothing covers or changes it (IntersectionObserver v2). */
export type Sighting = { isVisible: boolean; ratio: number }

/** The watch's view of the page. `readPageAttention` creates it for a real page. */
export type AttentionPage = {
  /** `window`: the page is in no frame, so nothing can cover it. `unknown`: the browser cannot tell. */
  surroundings: 'window' | 'frame' | 'unknown'
  isHidden(): boolean
  hasFocus(): boolean
  measure(): PlaceSize
  /** Screen pixels per CSS px. Null until the browser has reported it. */
  readScale(): number | null
  /** The present text and controls of the place. */
  readShown(): ShownPlace
  /** Whether the end of the text is visible at the present scroll position. */
  isAtEnd(): boolean
  /** Calls `handle` after each change of the content, and when a pointer goes down. Returns a function that stops. */
  watchShown(handle: () => void): () => void
  /** Calls `receive` with each report, and with null when no earlier report counts. In a `window` it is never called. */
  watchPlace(receive: (sighting: Sighting | null) => void): { takeLast(): Sighting | null; stop(): void }
  /** Calls `handle` whenever focus, visibility or size of the page change, also for a moment. */
  listen(handle: () => void): () => void
  /** ms, never goes back. */
  now(): number
  schedule(handle: () => void, delay: number): () => void
}

export type AttentionWatch = {
  read(): Attention
  /** Whether `event` approves: the visitor made it, and the watch is ready at this moment. */
  accepts(event: Pick<Event, 'isTrusted'>): boolean
  stop(): void
}

/** Less than this part of the place inside the window counts as outside. Below 1, because positions are rounded. */
const WHOLE = 0.98

/**
 * Watches whether the visitor can see the request and approves it on purpose: one watch for each request. It makes sure
 * that a page around the frame can neither cover the request nor make the visitor press the button by surprise. Every
 * loss of sight, focus or size, and every control that moves or gets another label, starts the 500 ms again. The text
 * must have been visible up to its end, at the present size of the place.
 *
 * @param onChange Called with each new state, also at the start when it is not `new`.
 * @example
 * const watch = watchAttention(readPageAttention(card), setAttention)
 * button.onclick = (event) => watch.accepts(event) && approve()
 */
export function watchAttention(page: AttentionPage, onChange: (attention: Attention) => void): AttentionWatch {
  let sighting: Sighting | null = null
  /** The time since which all conditions hold. */
  let since: number | null = null
  let cancelTimer = () => {}
  let last: Attention = 'new'
  /** The content that has been shown since `since`. */
  let shown: ShownPlace | null = null
  /** The size of the place that shows `shown`. */
  let size: PlaceSize | null = null
  /** Whether the end of `shown` has been in sight at `size`. */
  let isRead = false

  /**
   * A text that changes must be read again, and a control that changes be seen for 500 ms again. So must a text in a
   * place of another size: all of it may have been in sight for a moment only, in a place that the page made large.
   */
  function compareShown(): void {
    const next = page.readShown()
    const nextSize = page.measure()
    const isOtherSize = !size || !hasSameSize(size, nextSize)
    if (isOtherSize) size = nextSize
    const mustRead = isOtherSize || next.text !== shown?.text
    if (mustRead) isRead = false
    if (shown && !mustRead && hasSameControls(shown, next)) return
    shown = next
    cancelTimer()
    since = null
  }

  function isShrunk(pixelRatio: number): boolean {
    const scale = page.readScale()
    return pixelRatio < MIN_PIXEL_RATIO || (scale !== null && scale < MIN_SCALE)
  }

  function findLoss(): Exclude<Attention, 'ready'> | null {
    if (page.surroundings === 'unknown') return 'cannot-tell'
    if (page.isHidden()) return 'unseen'
    const { width, height, pixelRatio } = page.measure()
    if (width < MIN_PLACE.width || height < MIN_PLACE.height) return 'small'
    if (page.surroundings === 'frame' && isShrunk(pixelRatio)) return 'small'
    if (page.surroundings === 'frame' && sighting && !(sighting.isVisible && sighting.ratio >= WHOLE)) return 'unseen'
    const isUnreported = page.surroundings === 'frame' && !sighting
    const isAtEnd = page.isAtEnd()
    if (isAtEnd && !isUnreported) isRead = true
    if (!isRead && !isAtEnd) return 'unread'
    if (!page.hasFocus()) return 'unfocused'
    return isUnreported ? 'new' : null
  }

  function update(): Attention {
    compareShown()
    const loss = findLoss()
    if (loss) {
      cancelTimer()
      since = null
    } else if (since === null) {
      since = page.now()
      cancelTimer = page.schedule(update, ATTENTION_TIME)
    }
    const attention = loss ?? (since !== null && page.now() - since >= ATTENTION_TIME ? 'ready' : 'new')
    if (attention !== last) {
      last = attention
      onChange(attention)
    }
    return attention
  }

  function restart(): void {
    cancelTimer()
    since = null
    update()
  }

  const place = page.watchPlace((next) => {
    // A report between two others counts, too: something may have covered the place for a moment only.
    sighting = next
    update()
  })
  const stops = [page.listen(restart), page.watchShown(update)]
  update()

  return {
    read: () => last,
    accepts(event) {
      sighting = place.takeLast() ?? sighting
      return update() === 'ready' && event.isTrusted
    },
    stop() {
      cancelTimer()
      place.stop()
      for (const stop of stops) stop()
    },
  }
}
