import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readPageAttention } from '../../../../../wallets/embedded/approval/read-page-attention.js'
import { hasMoved, type PointerPlace, watchMovement } from '../../../../../wallets/embedded/approval/watch-movement.js'

/** A frame of 360 × 520 px at a place of the screen, and a mouse. */
function start(zoom = 1) {
  const root = Object.assign(new EventTarget(), { clientWidth: 360, clientHeight: 520 })
  const page = Object.assign(new EventTarget(), { document: { documentElement: root } })
  const handle = vi.fn()
  const stop = watchMovement(page as unknown as Window, handle)
  const frame = { x: 40, y: 40 }
  let mouse = { x: 0, y: 0 }
  let isOver = false

  function send(target: EventTarget, type: string, facts: object): void {
    const place = {
      screenX: mouse.x,
      screenY: mouse.y,
      clientX: (mouse.x - frame.x) / zoom,
      clientY: (mouse.y - frame.y) / zoom,
    }
    target.dispatchEvent(
      Object.assign(new Event(type), { pointerType: 'mouse', movementX: 0, movementY: 0 }, place, facts),
    )
  }
  /** As Chromium reports it: nothing while the mouse is elsewhere. */
  function meet(facts?: object): void {
    const [x, y] = [(mouse.x - frame.x) / zoom, (mouse.y - frame.y) / zoom]
    const wasOver = isOver
    isOver = x >= 0 && y >= 0 && x < 360 && y < 520
    if (facts && isOver) send(page, 'pointerrawupdate', facts)
    if (isOver && !wasOver) send(root, 'pointerenter', {})
    if (facts && isOver) send(page, 'pointermove', wasOver ? facts : {})
  }
  return {
    handle,
    stop,
    moveMouse(x: number, y: number) {
      const movement = { movementX: x - mouse.x, movementY: y - mouse.y }
      mouse = { x, y }
      meet(movement)
    },
    moveFrame(x: number, y: number) {
      Object.assign(frame, { x, y })
      meet()
    },
    press: (pointerType = 'mouse') => send(page, 'pointerdown', { pointerType }),
    /** Moves the frame, below no mouse. */
    slide: (x: number, y: number) => Object.assign(frame, { x, y }),
    release: () => send(page, 'pointerup', { pointerType: 'touch' }),
    touch(x: number, y: number) {
      mouse = { x, y }
      send(root, 'pointerenter', { pointerType: 'touch' })
      send(page, 'pointerdown', { pointerType: 'touch' })
    },
  }
}

describe('a frame that rests', () => {
  // On a page that is zoomed out, a fast mouse that comes in may look as if it had been inside.
  test.each([1, 1.25, 3])('tells nothing while the mouse comes in, moves and presses (zoom %s)', (zoom) => {
    const { handle, moveMouse, press } = start(zoom)
    moveMouse(20, 100)
    for (let x = 30; x < 150; x += 7) moveMouse(x, 100 + x / 3)
    press()
    moveMouse(10, 10)
    moveMouse(60, 60)
    press()
    expect(handle).not.toHaveBeenCalled()
  })

  test('tells nothing when a touch follows another one elsewhere', () => {
    const { handle, touch } = start()
    touch(100, 100)
    touch(200, 500)
    expect(handle).not.toHaveBeenCalled()
  })
})

test('a frame that is moved under a mouse which rests beside it is told before the press', () => {
  const { handle, moveMouse, moveFrame, press } = start()
  moveMouse(900, 600)
  moveFrame(800, 300)
  press()
  expect(handle).toHaveBeenCalled()
})

test('a frame that is moved under a mouse which moves beside it is told', () => {
  const { handle, moveMouse, moveFrame } = start()
  moveMouse(900, 600)
  moveMouse(905, 602)
  moveFrame(800, 300)
  handle.mockClear()
  moveFrame(40, 40)
  moveMouse(910, 600)
  moveFrame(800, 300)
  expect(handle).toHaveBeenCalled()
})

test('a frame that is moved while the mouse is in it is told before the press', () => {
  const { handle, moveMouse, moveFrame, press } = start()
  moveMouse(30, 100)
  moveMouse(100, 100)
  expect(handle).not.toHaveBeenCalled()
  moveFrame(40, -20)
  press()
  expect(handle).toHaveBeenCalledTimes(1)
  press()
  expect(handle).toHaveBeenCalledTimes(1)
})

test('a frame that is moved far from where the mouse came in is told before the press', () => {
  const { handle, moveMouse, moveFrame, press } = start()
  moveMouse(30, 100)
  moveMouse(220, 100)
  moveMouse(300, 400)
  expect(handle).not.toHaveBeenCalled()
  moveFrame(60, -90)
  press()
  expect(handle).toHaveBeenCalledTimes(1)
})

test('a frame that follows the mouse is told', () => {
  const { handle, moveMouse, moveFrame } = start()
  moveMouse(30, 100)
  moveMouse(100, 100)
  for (let step = 1; step < 10; step += 1) {
    moveFrame(40 + 3 * step, 40)
    moveMouse(100 + 3 * step, 100)
  }
  expect(handle).toHaveBeenCalled()
})

test('a frame that is moved between two touches is told', () => {
  const { handle, touch, moveFrame } = start()
  touch(100, 100)
  moveFrame(40, 300)
  touch(100, 400)
  expect(handle).toHaveBeenCalled()
})

test('a frame that is moved under a finger which is held is told before its click', () => {
  const { handle, touch, slide, release } = start()
  touch(100, 100)
  slide(40, -20)
  release()
  expect(handle).toHaveBeenCalledTimes(1)
})

test('nothing is told once it is stopped', () => {
  const { handle, stop, moveMouse, moveFrame, press } = start()
  moveMouse(900, 600)
  stop()
  moveFrame(800, 300)
  press()
  expect(handle).not.toHaveBeenCalled()
})

test('zoom and rounding alone are no movement', () => {
  const distance = fc.integer({ min: -2_000, max: 2_000 })
  fc.assert(
    fc.property(distance, distance, fc.double({ min: 0.25, max: 5, noNaN: true }), (x, y, zoom) => {
      const place = (dx: number, dy: number): PointerPlace => ({
        screenX: 10 + dx,
        screenY: 20 + dy,
        clientX: Math.floor(dx / zoom),
        clientY: Math.floor(dy / zoom),
      })
      expect(hasMoved(place(0, 0), place(x, y))).toBe(false)
    }),
  )
})

test.each([
  ['frame', {}, 1],
  ['window', 'itself', 0],
] as const)('what reads the page of a %s tells of movement only where a page can move it', (_name, top, count) => {
  const root = Object.assign(new EventTarget(), { clientWidth: 360, clientHeight: 520 })
  const document = Object.assign(new EventTarget(), { documentElement: root })
  const page = Object.assign(new EventTarget(), {
    document,
    IntersectionObserverEntry: { prototype: { isVisible: true } },
  })
  Object.assign(page, { top: top === 'itself' ? page : top })
  Object.assign(document, { defaultView: page })
  const handle = vi.fn()
  const stop = readPageAttention({ ownerDocument: document } as unknown as Element).listen(handle)
  const met = { pointerType: 'mouse', screenX: 100, screenY: 100, clientX: 50, clientY: 50 }
  root.dispatchEvent(Object.assign(new Event('pointerenter'), met))
  expect(handle).toHaveBeenCalledTimes(count)
  stop()
  root.dispatchEvent(Object.assign(new Event('pointerenter'), met))
  expect(handle).toHaveBeenCalledTimes(count)
})
