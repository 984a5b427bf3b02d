import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findScale, readScale, watchScale } from '../../../../../wallets/embedded/approval/watch-scale.js'

/** A frame at (40, 40) of a screen of ratio 2, which the page around it shows at `zoom`. */
function start(zoom: number) {
  const page = Object.assign(new EventTarget(), { devicePixelRatio: 2 * zoom }) as unknown as Window & {
    devicePixelRatio: number
  }
  const handle = vi.fn()
  const frame = { x: 40, y: 40, zoom }
  const stop = watchScale(page, handle)
  function send(type: string, [screenX, screenY]: [number, number], pointerType = 'mouse') {
    const place = {
      screenX,
      screenY,
      clientX: (screenX - frame.x) / frame.zoom,
      clientY: (screenY - frame.y) / frame.zoom,
    }
    page.dispatchEvent(Object.assign(new Event(type), { pointerType }, place))
  }
  return {
    page,
    handle,
    stop,
    frame,
    move: (...at: [number, number]) => send('pointermove', at),
    press: (at: [number, number], pointerType?: string) => send('pointerdown', at, pointerType),
    shrink(to: number) {
      frame.zoom = to
      page.devicePixelRatio = 2 * to
    },
  }
}

test.each([0.375, 0.75, 1, 2])('a mouse that moves in the frame tells its scale: %s', (zoom) => {
  const { page, move, press, handle } = start(zoom)
  move(50, 50)
  expect(findScale(page)).toBeNull()
  for (let x = 51; x < 160; x += 1) move(x, 50)
  expect(findScale(page)).toBeCloseTo(zoom, 5)
  press([160, 50])
  expect(handle).toHaveBeenCalledTimes(Math.abs(zoom - 1) > 0.1 ? 1 : 0)
})

test('the scale follows the pixel ratio at once, also for the next request and under a mouse that rests', () => {
  const { page, stop, move, press, shrink, handle } = start(1)
  move(50, 50)
  move(90, 90)
  move(130, 130)
  stop()
  shrink(0.375)
  expect(findScale(page)).toBeCloseTo(0.375, 5)
  expect(handle).not.toHaveBeenCalled()
  const next = watchScale(page, handle)
  press([130, 130])
  expect(handle).not.toHaveBeenCalled()
  next()
})

test('a mouse that has come to rest in the frame during one request tells the scale by its first movement in the next', () => {
  const { page, stop, move, press, handle } = start(1)
  move(50, 50)
  stop()
  watchScale(page, handle)
  move(50, 100)
  press([50, 150])
  expect(handle).not.toHaveBeenCalled()
  expect(findScale(page)).toBeCloseTo(1, 5)
})

test('a window that is taken to a screen of another ratio is measured anew', () => {
  const { page, move, handle } = start(1)
  move(50, 50)
  move(90, 90)
  move(130, 130)
  page.devicePixelRatio = 1
  expect(findScale(page)).toBeCloseTo(0.5, 5)
  move(180, 130)
  expect(findScale(page)).toBeCloseTo(0.5, 5)
  move(230, 130)
  expect(findScale(page)).toBeCloseTo(1, 5)
  expect(handle).toHaveBeenCalledTimes(1)
})

test('one place tells nothing, nor do two; three touches apart do', () => {
  const { page, press, handle } = start(0.375)
  press([60, 60])
  press([61, 60])
  expect([handle.mock.calls.length, findScale(page)]).toEqual([0, null])
  press([60, 120], 'touch')
  expect([handle.mock.calls.length, findScale(page)]).toEqual([0, null])
  press([60, 180], 'touch')
  expect(findScale(page)).toBeCloseTo(0.375, 5)
  expect(handle).toHaveBeenCalledTimes(1)
})

test('a frame that was moved under a pointer tells no scale', () => {
  const { page, move, frame } = start(1)
  move(50, 50)
  frame.y = -60
  move(50, 50)
  expect(findScale(page)).toBeNull()
  move(50, 90)
  move(50, 130)
  expect(findScale(page)).toBeCloseTo(1, 5)
})

test('a frame that its card has moved a little between two places of the mouse is neither larger nor smaller', () => {
  const { page, move, frame, handle } = start(1)
  for (const y of [50, 100, 150]) move(50, y)
  frame.y += 30
  for (const y of [250, 300]) {
    move(50, y)
    expect(findScale(page)).toBeCloseTo(1, 5)
  }
  expect(handle).not.toHaveBeenCalled()
})

test('rounding alone takes no frame at three quarters of its size for one at 0.65', () => {
  const at = fc.double({ min: 0, max: 500, noNaN: true })
  fc.assert(
    fc.property(at, at, at, at, fc.double({ min: 0.75, max: 5, noNaN: true }), (x, y, otherX, otherY, zoom) => {
      const place = (clientX: number, clientY: number) => ({
        screenX: Math.round(clientX * zoom),
        screenY: Math.round(clientY * zoom),
        clientX,
        clientY,
      })
      expect(readScale(place(x, y), place(otherX, otherY)) ?? 1).toBeGreaterThan(0.65)
    }),
  )
})
