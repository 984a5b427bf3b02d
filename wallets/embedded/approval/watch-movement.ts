/** A pointer, on the screen and in the frame. The units of the two differ by the zoom of the page. */
export type PointerPlace = { screenX: number; screenY: number; clientX: number; clientY: number }

/** A difference that rounding explains, px. */
const ROUNDING = 8

/** Browsers zoom a page to a quarter or to five times its size. */
const MAX_ZOOM = 5

/**
 * Whether the frame has moved on the screen between two places of a pointer. Without movement both distances are the same
 * but for the zoom.
 */
export function hasMoved(before: PointerPlace, after: PointerPlace): boolean {
  const onScreen = Math.hypot(after.screenX - before.screenX, after.screenY - before.screenY)
  const inFrame = Math.hypot(after.clientX - before.clientX, after.clientY - before.clientY)
  return Math.max(onScreen, inFrame) > Math.min(onScreen, inFrame) * MAX_ZOOM + ROUNDING
}

/** A finger that rests sends no events until it is released, and the element that is then below it gets the click. */
const compared = ['pointermove', 'pointerdown', 'pointerup'] as const

/**
 * Calls `handle` when the page around a frame has moved it: under a pointer that was elsewhere, or under one that is in it
 * already. A frame learns its position only from pointer events, so a first touch cannot be compared.
 *
 * @returns a function that stops
 */
export function watchMovement(page: Window, handle: () => void): () => void {
  const root = page.document.documentElement
  /** The pointer's position when the frame was known to stand still. */
  let anchor: PointerPlace | null = null
  /** The last position: compared with a distant anchor, a movement of the frame is small. */
  let last: PointerPlace | null = null
  /** The last movement of a mouse, before it is known whether it enters the frame. */
  let step: PointerEvent | null = null

  function compare(event: PointerEvent): void {
    const isMoved = [anchor, last].some((place) => place !== null && hasMoved(place, event))
    if (isMoved || !anchor) anchor = event
    last = event
    if (isMoved) handle()
  }

  /** A mouse comes in over an edge. One that was inside when it is first seen has been met by the frame. */
  function enter(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const isStep = step !== null && step.screenX === event.screenX && step.screenY === event.screenY
    const [x, y] = step && isStep ? [event.clientX - step.movementX, event.clientY - step.movementY] : [1, 1]
    const wasInside = x > 0 && y > 0 && x < root.clientWidth - 1 && y < root.clientHeight - 1
    if (!wasInside) return
    anchor = event
    handle()
  }

  function keepStep(event: PointerEvent): void {
    step = event
  }

  page.addEventListener('pointerrawupdate', keepStep as EventListener, { passive: true })
  root.addEventListener('pointerenter', enter)
  for (const type of compared) page.addEventListener(type, compare, { capture: true, passive: true })
  return () => {
    page.removeEventListener('pointerrawupdate', keepStep as EventListener)
    root.removeEventListener('pointerenter', enter)
    for (const type of compared) page.removeEventListener(type, compare, { capture: true })
  }
}
