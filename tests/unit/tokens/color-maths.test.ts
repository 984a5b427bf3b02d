import Color from 'colorjs.io'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measureApca } from '../../../src/theme/create-accent/measure-apca.js'
import { panelOpacity } from '../../../tokens/color/backdrops.js'
import { contrastRatio, parseColor } from '../../../tokens/color/contrast.js'
import type { Rgb } from '../../../tokens/color/convert-color.js'
import { fitGamut, toChannels, toOklch } from '../../../tokens/color/convert-color.js'
import { neutralNames, readGrayScale } from '../../../tokens/color/gray-scales.js'
import { readColorScale } from '../../../tokens/color/read-color-scale.js'
import { listWideSteps } from '../../../tokens/color/shown-scale.js'

const byte = fc.integer({ min: 0, max: 255 })
const rgb = fc.tuple(byte, byte, byte)
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)

const peer = (channels: Rgb) => new Color('srgb', channels.map((channel) => channel / 255) as [number, number, number])

describe('our color maths agrees with that of Color.js', () => {
  test('contrast by WCAG 2.2', () => {
    fc.assert(
      fc.property(rgb, rgb, (first, second) => {
        // Color.js uses the coefficients of sRGB with one more digit than the standard prints.
        expect(contrastRatio(first, second)).toBeCloseTo(peer(first).contrastWCAG21(peer(second)), 1)
      }),
      { numRuns: 1000 },
    )
  })

  test('lightness contrast by APCA-W3 0.1.9', () => {
    fc.assert(
      fc.property(rgb, rgb, (text, fill) => {
        expect(measureApca(text, fill)).toBeCloseTo(Math.abs(peer(fill).contrastAPCA(peer(text))), 1)
      }),
      { numRuns: 1000 },
    )
    expect(measureApca([0, 0, 0], [255, 255, 255])).toBeCloseTo(106.04, 1)
    expect(measureApca([255, 255, 255], [0, 0, 0])).toBeCloseTo(107.88, 1)
  })

  test('Display P3 as sRGB', () => {
    fc.assert(
      fc.property(share, share, share, (r, g, b) => {
        const found = parseColor(`color(display-p3 ${r} ${g} ${b})`).rgb.map((channel) => channel / 255)
        const expected = new Color('p3', [r, g, b]).to('srgb').coords
        found.forEach((channel, at) => {
          expect(channel).toBeCloseTo(Number(expected[at]), 4)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('OKLCH of a color, and back', () => {
    fc.assert(
      fc.property(rgb, (channels) => {
        const { l, c, h } = toOklch(channels)
        const [lightness, chroma, hue] = peer(channels).to('oklch').coords
        expect(l).toBeCloseTo(Number(lightness), 3)
        expect(c).toBeCloseTo(Number(chroma), 3)
        if (c > 0.02) expect(Math.cos(((h - Number(hue)) * Math.PI) / 180)).toBeGreaterThan(0.9999)
        expect(toChannels({ l, c, h }, 'srgb').map((channel) => Math.round(channel * 255))).toEqual(channels)
      }),
      { numRuns: 500 },
    )
  })

  test('a color out of gamut loses chroma and keeps lightness and hue', () => {
    const fitted = fitGamut({ l: 0.7, c: 0.4, h: 150 }, 'srgb')
    const [lightness, , hue] = new Color('srgb', toChannels(fitted, 'srgb')).to('oklch').coords
    expect(Number(lightness)).toBeCloseTo(0.7, 2)
    expect(Number(hue)).toBeCloseTo(150, 0)
    expect(fitGamut({ l: 0.7, c: 0.4, h: 150 }, 'p3').c).toBeGreaterThan(fitted.c)
  })
})

describe('the places that roles are chosen for', () => {
  test.each(neutralNames)('%s is the scale of its name, without a color outside sRGB', (name) => {
    const scale = readColorScale(name)
    for (const appearance of ['light', 'dark'] as const) {
      const { solid, alpha } = readGrayScale(name)[appearance]
      expect({ solid, alpha }).toEqual({ solid: scale[appearance].solid, alpha: scale[appearance].alpha })
      expect(listWideSteps(scale, appearance)).toEqual([])
    }
  })

  test('a translucent panel is still translucent', () => {
    expect(panelOpacity).toBeLessThan(1)
  })
})
