import Color from 'colorjs.io'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { accents } from '../../../../src/components/props/accent.js'
import { InvalidAccentNameError, InvalidColorError } from '../../../../src/theme/create-accent/accent-errors.js'
import { createAccent } from '../../../../src/theme/create-accent/create-accent.js'
import { matchGray } from '../../../../src/theme/match-gray.js'
import { steps } from '../../../../tokens/color/color-scale.js'
import { parseColor } from '../../../../tokens/color/contrast.js'
import { readColorScale } from '../../../../tokens/color/read-color-scale.js'

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const lightness = (value: string) => Number(new Color(value).to('oklch').coords[0])

describe('the color itself', () => {
  test.each(['#635bff', '#1db954', '#fbd914', '#777777', '#39ff14', '#e2725b', '#0000ff'])(
    '%s is the strong fill, in light and in dark',
    (color) => {
      const { scale } = createAccent(color)
      expect(scale.light.solid[9]).toBe(color)
      expect(scale.dark.solid[9]).toBe(color)
    },
  )

  test.each([
    'rebeccapurple',
    'rgb(99 91 255)',
    'rgb(99, 91, 255)',
    'hsl(243 100% 68%)',
    'hwb(243 36% 0%)',
    'oklch(0.6 0.2 280)',
    'oklab(0.6 0.035 -0.197)',
    'lab(47 36 -79)',
    'lch(47 87 294.5)',
    'color(srgb 0.388 0.357 1)',
    '  #63F ',
  ])('%s is parsed as css does', (written) => {
    const found = parseColor(createAccent(written).scale.light.solid[9]).rgb
    const expected = new Color(written.trim()).to('srgb').coords.map((channel) => Number(channel) * 255)
    found.forEach((channel, at) => {
      expect(Math.abs(channel - Math.min(255, Math.max(0, Number(expected[at]))))).toBeLessThanOrEqual(1)
    })
  })

  test('a wide-gamut color keeps its value on such screens, and the report says so', () => {
    const { scale, css, report } = createAccent('color(display-p3 0 1 0)')
    expect(scale.light.solidP3[9]).toBe('color(display-p3 0 1 0)')
    expect(css).toContain('@supports (color: color(display-p3 1 1 1)){@media (color-gamut: p3)')
    expect(css).toContain('color(display-p3 0 1 0)')
    expect(report.warnings[0]).toMatch(/lies outside of sRGB: screens that cannot show it get #\w{6}/)
  })

  test('a color too close to the page moves until it is visible, and the report has the numbers', () => {
    const { scale, report } = createAccent('#001f3f')
    expect(scale.light.solid[9]).toBe('#001f3f')
    expect(scale.dark.solid[9]).not.toBe('#001f3f')
    expect(new Color(scale.dark.solid[9]).contrastWCAG21('#111113')).toBeGreaterThanOrEqual(3)
    expect(report.warnings).toContainEqual(
      expect.stringMatching(
        /^#001f3f as a fill on the dark page reaches 1\.\d:1 and would not be seen; .*#\w{6}.* 3\.\d:1/,
      ),
    )
  })

  test('white and black swap where the page has their color', () => {
    expect(lightness(createAccent('white').scale.light.solid[9])).toBeLessThan(0.3)
    expect(createAccent('white').scale.dark.solid[9]).toBe('#ffffff')
    expect(createAccent('black').scale.light.solid[9]).toBe('#000000')
    expect(lightness(createAccent('black').scale.dark.solid[9])).toBeGreaterThan(0.9)
  })

  test('dark may have another color', () => {
    const { scale } = createAccent('#001f3f', { dark: '#7fdbff' })
    expect([scale.light.solid[9], scale.dark.solid[9]]).toEqual(['#001f3f', '#7fdbff'])
  })
})

describe('the text on the fill', () => {
  const readText = (css: string) => /--lintel-accent-text-on-solid:([^;}]+)/.exec(css)?.[1]

  test('is the readable one, unless the app asks for white or black', () => {
    expect(readText(createAccent('#0a7cff').css)).not.toBe('#ffffff')
    expect(readText(createAccent('#0a7cff', { text: 'white' }).css)).toBe('#ffffff')
    expect(readText(createAccent('#1d4ed8', { text: 'black' }).css)).toBe('#000000')
  })

  test('the report and the console say the contrast of a text that is asked for, in light and in dark', () => {
    const { report } = createAccent('#0a7cff', { name: 'low', text: 'white' })
    const low = report.pairs.filter(({ role, fill }) => role === 'textOnSolid' && fill === 'solid')
    expect(low.map(({ ratio }) => ratio.toFixed(2))).toEqual(['3.93', '3.93'])
    expect(report.warnings).toContainEqual(
      expect.stringMatching(/^On #0a7cff the white text that was asked for reaches 3\.9:1, and text needs 4\.5\./),
    )
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the white text that was asked for'))
    expect(createAccent('#1d4ed8', { text: 'white' }).report.warnings.join()).not.toContain('asked for')
  })
})

describe('the scale', () => {
  test('goes from page to text in even steps', () => {
    for (const color of ['#635bff', '#1db954', '#fbd914', '#e2725b', '#777777', '#001f3f']) {
      const { scale } = createAccent(color)
      const ramp = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) => lightness(scale.light.solid[step]))
      expect(ramp).toEqual(ramp.toSorted((first, second) => second - first))
      const dark = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((step) => lightness(scale.dark.solid[step]))
      expect(dark).toEqual(dark.toSorted((first, second) => first - second))
    }
  })

  test('made from the solid step of a shipped accent is close to that accent', () => {
    const distances = accents.flatMap((name) => {
      const shipped = readColorScale(name)
      const { scale } = createAccent(shipped.light.solid[9], { dark: shipped.dark.solid[9] })
      return (['light', 'dark'] as const).flatMap((appearance) =>
        // Text is darker here than in half of the accents, because it must be readable on every soft fill.
        steps
          .filter((step) => step < 9)
          .map((step) => new Color(shipped[appearance].solid[step]).deltaE(scale[appearance].solid[step], 'OK')),
      )
    })
    const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
    process.stdout.write(
      `createAccent against 26 accents, steps 1–8: ΔEOK mean ${mean.toFixed(3)}, most ${Math.max(...distances).toFixed(3)}\n`,
    )
    expect(mean).toBeLessThan(0.015)
    expect(Math.max(...distances)).toBeLessThan(0.08)
  })

  test('text keeps the hue of the color: none needs step 12 to be readable', () => {
    for (const color of ['#635bff', '#1db954', '#fbd914', '#39ff14', '#e2725b', '#ff0080']) {
      const { css } = createAccent(color)
      for (const role of ['text-muted', 'text-on-tint', 'text-on-control']) {
        expect(css).toContain(`--lintel-accent-${role}:var(--lintel-accent-11);`)
      }
    }
  })

  test('alpha over the page looks like the opaque step', () => {
    const { scale, gray } = createAccent('#e2725b')
    const pages = { light: '#ffffff', dark: readColorScale(gray).dark.solid[1] }
    for (const appearance of ['light', 'dark'] as const) {
      const page = parseColor(pages[appearance]).rgb
      for (const step of steps) {
        const { rgb, alpha } = parseColor(scale[appearance].alpha[step])
        const opaque = parseColor(scale[appearance].solid[step]).rgb
        const seen = rgb.map((channel, at) => channel * alpha + (page[at] ?? 0) * (1 - alpha))
        seen.forEach((channel, at) => {
          expect(Math.abs(channel - (opaque[at] ?? 0))).toBeLessThanOrEqual(1)
        })
      }
    }
  })

  test.each(accents)('%s gets the gray that matches it', (name) => {
    expect(createAccent(readColorScale(name).light.solid[9]).gray).toBe(matchGray(name))
  })

  test('the gray can be set', () => {
    expect(createAccent('#635bff', { gray: 'olive' }).gray).toBe('olive')
  })
})

describe('the report', () => {
  test('names what a pale color cannot do, with both ratios and the replacement', () => {
    const { report, scale } = createAccent('#fbd914')
    expect(report.warnings).toEqual([
      expect.stringMatching(
        /^#fbd914 as text on white reaches 1\.3:1 and needs 4\.5; text uses #\w{6} instead, [5-9]\.\d:1\.$/,
      ),
    ])
    expect(report.warnings[0]).toContain(scale.light.solid[11])
  })

  test('says that text is black where neither white nor near-black reaches 4.5', () => {
    const { report, css } = createAccent('#777')
    expect(report.warnings[0]).toBe(
      'On #777777 neither white (4.4:1) nor #111111 (4.2:1) reaches the 4.5 that text needs; text on it is #000000 instead, 4.6:1.',
    )
    expect(css).toContain('--lintel-accent-text-on-solid:#000000')
  })

  test('has every required pair with its ratio, its requirement and its APCA', () => {
    const { pairs, lowest } = createAccent('#635bff').report
    expect(pairs.length).toBeGreaterThan(50)
    for (const { ratio, needed, apca } of pairs) {
      expect(ratio).toBeGreaterThanOrEqual(needed)
      expect(apca).toBeGreaterThan(20)
    }
    expect(pairs).toContain(lowest)
    expect(new Set(pairs.map(({ appearance }) => appearance))).toEqual(new Set(['light', 'dark']))
  })

  test('is logged once in development, and never in production', () => {
    createAccent('#fbd915', { name: 'brand' })
    createAccent('#fbd915', { name: 'brand' })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\[lintel\] createAccent\('#fbd915'\), the accent "brand":\n- #fbd915 as text on white/),
    )
    vi.stubEnv('NODE_ENV', 'production')
    createAccent('#fbd916', { name: 'brand' })
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('the css', () => {
  test('is a rule for its name, which any rule of the app overrides', () => {
    const { css, name } = createAccent('#635bff', { name: 'brand' })
    expect(name).toBe('brand')
    expect(css).toMatch(/\}:where\(\[data-accent="brand"\]\)\{--lintel-accent-name:brand;/)
    expect(createAccent('#635bff').name).toBe('custom')
  })

  test('has the gray of the accent, with every step and role', () => {
    const [rule = ''] = createAccent('#2e7d32', { gray: 'sand' }).css.split('}')
    expect(rule).toMatch(/^:where\(\[data-gray="sand"\]\)\{--lintel-gray-1:light-dark\(#fdfdfc,#111110\);/)
    expect(rule).toContain('--lintel-gray-alpha-12:')
    expect(rule).toContain('--lintel-gray-ring:')
  })

  test('is the same at every call', () => {
    expect(createAccent('#635bff').css).toBe(createAccent('#635bff').css)
  })
})

describe('invalid input', () => {
  test.each(['#12', 'blurple', '', 'rgb(1 2)', 'var(--brand)', 'currentColor'])(
    '%j is not a color; the error has an example',
    (value) => {
      const attempt = () => createAccent(value)
      expect(attempt).toThrow(InvalidColorError)
      expect(attempt).toThrow(`${JSON.stringify(value)} is not a css color.\nWrite it like "#635bff"`)
    },
  )

  test.each(['#635bff80', 'transparent', 'rgb(99 91 255 / 0.5)'])('%s is translucent', (value) => {
    expect(() => createAccent(value)).toThrow(/is translucent; an accent is made of an opaque color/)
  })

  test('a value that is not a text is named too', () => {
    expect(() => createAccent(undefined as unknown as string)).toThrow('undefined is not a css color.')
    expect(() => createAccent('#635bff', { dark: 'nope' })).toThrow('"nope" is not a css color.')
  })

  test.each(['', '9lives', 'my brand', 'a"]{}', 'ümlaut'])('the name %j is not valid in an attribute', (name) => {
    const attempt = () => createAccent('#635bff', { name })
    expect(attempt).toThrow(InvalidAccentNameError)
    expect(attempt).toThrow('Write a letter, then letters, digits and hyphens, such as "brand".')
  })

  test('the name of a shipped accent is taken', () => {
    expect(() => createAccent('#635bff', { name: 'indigo' })).toThrow(/"indigo" is an accent that Lintel has/)
  })
})
