import { cdp } from 'vitest/browser'

export type Point = { x: number; y: number }

/** Sends input of a pointer through the browser, as a mouse, a pen or a finger does. */
export function createPointer(kind: 'mouse' | 'pen' | 'touch') {
  const send = (
    type: 'Pressed' | 'Moved' | 'Released',
    { x, y }: Point,
    button: 'left' | 'right' | 'none',
    clickCount = 1,
  ) =>
    cdp().send('Input.dispatchMouseEvent', {
      type: `mouse${type}`,
      ...toWindow({ x, y }),
      button,
      buttons: type === 'Released' || button === 'none' ? 0 : button === 'left' ? 1 : 2,
      clickCount,
      pointerType: kind === 'pen' ? 'pen' : 'mouse',
    })
  const touch = (type: 'Start' | 'Move' | 'End', points: Point[]) =>
    cdp().send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints: points.map(toWindow) })
  return {
    press: (at: Point, button: 'left' | 'right' = 'left', clickCount = 1) =>
      kind === 'touch' ? touch('Start', [at]) : send('Pressed', at, button, clickCount),
    move: (to: Point) => (kind === 'touch' ? touch('Move', [to]) : send('Moved', to, 'left')),
    release: (at: Point, button: 'left' | 'right' = 'left', clickCount = 1) =>
      kind === 'touch' ? touch('End', []) : send('Released', at, button, clickCount),
  }
}

/** Vitest shows the test in a frame of its own page. */
function toWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect()
  if (!frame) return { x, y }
  const scale = frame.width / window.innerWidth
  return { x: frame.x + x * scale, y: frame.y + y * scale }
}
