import { hasMoved, type PointerPlace } from './watch-movement.js'

/** Two pointer positions in the frame give its scale if they are this far apart, CSS px: positions are rounded. */
const MIN_DISTANCE = 24

/** Two measurements differ by more than rounding explains when one is larger than the other by this part. */
const ROUNDED = 0.1

/**
 * For each window: the last pointer position in it, the screen px per unit of `screenX` by the last measurement, and by
 * the last two that agreed. Kept from one request to the next, since a mouse may rest in between.
 */
const known = new WeakMap<Window, { last: PointerPlace; measured?: number; density?: number }>()

/**
 * The units of the screen (`screenX`) per CSS px of the frame, from two pointer positions: the zoom of the browser, times
 * the scale that the page around the frame gives it by CSS. Null when they are too close, or when the frame has moved between them.
 */
export function readScale(before: PointerPlace, after: PointerPlace): number | null {
  const onScreen = Math.hypot(after.screenX - before.screenX, after.screenY - before.screenY)
  const inFrame = Math.hypot(after.clientX - before.clientX, after.clientY - before.clientY)
  return inFrame < MIN_DISTANCE || hasMoved(before, after) ? null : onScreen / inFrame
}

/**
 * Screen pixels per CSS px of the frame now. `devicePixelRatio` alone is not enough: it is 1.5 on a screen of
 * ratio 3 for a frame that is shown at half its size. Null until pointer events have given the ratio of the screen.
 */
export function findScale(page: Window): number | null {
  const density = known.get(page)?.density
  return density === undefined ? null : page.devicePixelRatio / density
}

/**
 * Reads the scale of the frame from the pointers in it. A first touch, a mouse that has not moved in it and a keyboard
 * give no scale. They are not refused: speech and switches press like a mouse that never moves.
 *
 * @param handle Called when the scale changes by more than rounding explains.
 * @returns a function that stops
 */
export function watchScale(page: Window, handle: () => void): () => void {
  function measure(event: PointerEvent): void {
    const earlier = known.get(page)
    const before = findScale(page) ?? 1
    const scale = earlier ? readScale(earlier.last, event) : null
    if (!earlier || scale === null) {
      if (!earlier || hasMoved(earlier.last, event)) known.set(page, { ...earlier, last: event })
      return
    }
    // A frame that moved a little in between, as it does while the card around it changes its height, gives one wrong measurement.
    const measured = page.devicePixelRatio / scale
    const isAgreed = earlier.measured !== undefined && isClose(measured, earlier.measured)
    known.set(page, { ...earlier, last: event, measured, ...(isAgreed && { density: measured }) })
    if (!isClose(findScale(page) ?? 1, before)) handle()
  }

  const types = ['pointermove', 'pointerdown'] as const
  for (const type of types) page.addEventListener(type, measure, { capture: true, passive: true })
  return () => {
    for (const type of types) page.removeEventListener(type, measure, { capture: true })
  }
}

const isClose = (one: number, other: number) => Math.abs(one / other - 1) <= ROUNDED
