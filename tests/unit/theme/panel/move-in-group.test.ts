import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveInGroup } from '../../../../src/theme/panel/choices/move-in-group.js'

const grid = (index: number) => ({ index, count: 26, columns: 10, isRtl: false })

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 25, 0],
  ['ArrowLeft', 0, 25],
  ['ArrowDown', 3, 13],
  ['ArrowDown', 18, 8],
  ['ArrowDown', 25, 5],
  ['ArrowUp', 13, 3],
  ['ArrowUp', 5, 25],
  ['ArrowUp', 8, 18],
  ['Home', 17, 0],
  ['End', 17, 25],
  ['Tab', 17, undefined],
] as const)('%s leads from %i to %s in a grid of 26', (key, from, to) => {
  expect(moveInGroup(key, grid(from))).toBe(to)
})

test('right to left, the arrows lead where they point', () => {
  expect(moveInGroup('ArrowRight', { ...grid(4), isRtl: true })).toBe(3)
  expect(moveInGroup('ArrowLeft', { ...grid(4), isRtl: true })).toBe(5)
})

test('in a row, Up and Down go to the neighbour', () => {
  expect(moveInGroup('ArrowDown', { index: 4, count: 5, isRtl: false })).toBe(0)
  expect(moveInGroup('ArrowUp', { index: 0, count: 5, isRtl: true })).toBe(4)
})

test('every key has one that leads back, and none leads out', () => {
  const back = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as const
  const place = fc
    .record({ count: fc.integer({ min: 1, max: 60 }), columns: fc.integer({ min: 1, max: 12 }), isRtl: fc.boolean() })
    .chain((group) => fc.record({ group: fc.constant(group), index: fc.nat({ max: group.count - 1 }) }))
  fc.assert(
    fc.property(place, fc.constantFrom(...(Object.keys(back) as (keyof typeof back)[])), ({ group, index }, key) => {
      const to = moveInGroup(key, { ...group, index }) ?? -1
      expect(to).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThan(group.count)
      expect(moveInGroup(back[key], { ...group, index: to })).toBe(index)
    }),
  )
})
