import { expect, test } from 'vitest'
import { moveInGrid } from '../../../../src/features/connect/views/all-wallets/move-in-grid.js'

// Ten cells in rows of four: 0–3, 4–7, 8–9.
const grid = { isFar: false, count: 10, columns: 4, pageRows: 2, isRtl: false }
const move = (index: number, key: string, change: Partial<typeof grid> = {}) =>
  moveInGrid({ ...grid, ...change, index, key })

test.each([
  [0, 'ArrowRight', 1],
  [3, 'ArrowRight', 4],
  [9, 'ArrowRight', 9],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 5],
  [7, 'ArrowDown', 9],
  [8, 'ArrowDown', 8],
  [5, 'ArrowUp', 1],
  [2, 'ArrowUp', 2],
  [0, 'PageDown', 8],
  [3, 'PageDown', 9],
  [9, 'PageUp', 1],
  [6, 'PageUp', 2],
  [6, 'Home', 4],
  [5, 'End', 7],
  [8, 'End', 9],
])('from %i, %s moves to %i', (from, key, to) => {
  expect(move(from, key)).toBe(to)
})

test('with Control, Home and End move to the ends of the grid', () => {
  expect(move(6, 'Home', { isFar: true })).toBe(0)
  expect(move(2, 'End', { isFar: true })).toBe(9)
})

test('right to left, the arrows follow the visual direction', () => {
  expect(move(4, 'ArrowLeft', { isRtl: true })).toBe(5)
  expect(move(4, 'ArrowRight', { isRtl: true })).toBe(3)
})

test('other keys are ignored', () => {
  for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) expect(move(4, key)).toBeNull()
})

test('no key leaves a grid of any shape', () => {
  const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']
  for (let count = 1; count <= 13; count += 1) {
    for (const columns of [1, 2, 3, 4]) {
      for (let index = 0; index < count; index += 1) {
        for (const key of keys) {
          const to = move(index, key, { count, columns })
          expect(to).toBeGreaterThanOrEqual(0)
          expect(to).toBeLessThan(count)
        }
      }
    }
  }
})
