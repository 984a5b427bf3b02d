import { describe, expect, test } from 'vitest'
import { formatRatio, measurePair } from '../../../../src/theme/panel/measure-pair.js'
import { parseComputedColor } from '../../../../tokens/color/contrast.js'

describe('a computed color', () => {
  test.each([
    ['rgb(62, 99, 221)', [62, 99, 221], 1],
    ['rgba(0, 0, 0, 0.5)', [0, 0, 0], 0.5],
    ['color(srgb 1 0.5 0 / 0.25)', [255, 127.5, 0], 0.25],
    ['color(srgb none 0.5 0)', [0, 127.5, 0], 1],
    ['color(display-p3 1 1 1)', [255, 255, 255], 1],
  ])('%s is parsed', (text, rgb, alpha) => {
    const read = parseComputedColor(text)
    expect(read?.alpha).toBe(alpha)
    for (const [index, channel] of rgb.entries()) expect(read?.rgb[index]).toBeCloseTo(channel, 3)
  })

  test.each(['', 'red', 'oklch(0.5 0.1 20)', 'color(rec2020 1 0 0)', 'rgb(1, 2)', 'rgb(a, b, c)', 'transparent'])(
    '%s is unknown',
    (text) => {
      expect(parseComputedColor(text)).toBeUndefined()
    },
  )
})

describe('a pair', () => {
  const white = 'rgb(255, 255, 255)'

  test('is measured over everything below it', () => {
    expect(measurePair('rgb(0, 0, 0)', [white], 'text')).toMatchObject({ ratio: 21, verdict: 'AAA' })
    const half = measurePair(white, [white, 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.5)'], 'text')
    const gray = measurePair(white, ['color(srgb 0.5 0.5 0.5)'], 'text')
    expect(half?.ratio).toBeCloseTo(gray?.ratio ?? 0, 6)
  })

  test('of text needs 4.5, of a mark 3, exactly', () => {
    expect(measurePair('rgb(118, 118, 118)', [white], 'text')?.verdict).toBe('AA')
    expect(measurePair('rgb(119, 119, 119)', [white], 'text')?.verdict).toBe('fails')
    expect(measurePair('rgb(119, 119, 119)', [white], 'mark')?.verdict).toBe('AA')
    expect(formatRatio(4.4999)).toBe('4.49:1')
  })

  test('without an opaque color below, or with an unknown color, is not measured', () => {
    expect(measurePair('rgb(0, 0, 0)', ['rgba(0, 0, 0, 0.1)'], 'text')).toBeUndefined()
    expect(measurePair('red', [white], 'text')).toBeUndefined()
  })
})
