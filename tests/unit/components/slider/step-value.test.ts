import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepValue } from '../../../../src/components/slider/step-value.js'

const percent = { min: 0.1, max: 5, step: 0.1 }

describe('one step of a slider', () => {
  test('stays on the grid, without floating-point errors', () => {
    expect(stepValue(0.2, 1, percent)).toBe(0.3)
    expect(stepValue(0.3, -1, percent)).toBe(0.2)
    expect(stepValue(1e-7, 1, { min: 0, max: 1, step: 1e-7 })).toBe(2e-7)
  })

  test('ends at the bounds', () => {
    expect(stepValue(5, 1, percent)).toBe(5)
    expect(stepValue(0.1, -1, percent)).toBe(0.1)
    expect(stepValue(9, 1, { min: 0, max: 10, step: 4 })).toBe(10)
  })

  test('from between two steps goes to the next of them', () => {
    expect(stepValue(12, 1, { min: 0, max: 100, step: 10 })).toBe(20)
    expect(stepValue(12, -1, { min: 0, max: 100, step: 10 })).toBe(10)
  })

  test('up and down again returns to the start, anywhere inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), fc.constantFrom(0.01, 0.1, 0.25, 1, 5), (at, step) => {
        const bounds = { min: 0, max: step * 1000, step }
        const value = stepValue(stepValue(at * step, -1, bounds), 1, bounds)
        expect(stepValue(stepValue(value, 1, bounds), -1, bounds)).toBe(value)
      }),
    )
  })
})
