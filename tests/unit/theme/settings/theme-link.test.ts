import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accents } from '../../../../src/components/props/accent.js'
import { formatThemeJson, formatThemeJsx } from '../../../../src/theme/panel/format-theme.js'
import { formatStoredTheme, parseStoredTheme } from '../../../../src/theme/settings/stored-theme.js'
import {
  formatThemeLink,
  parseThemeLink,
  readThemeParameter,
  writeThemeParameter,
} from '../../../../src/theme/settings/theme-link.js'
import { lintelDefaults, themeAxes } from '../../../../src/theme/settings/validate-settings.js'
import type { ThemeSettings } from '../../../../src/theme/theme.props.js'
import { themeProps } from '../../../../src/theme/theme.props.js'

const look: fc.Arbitrary<ThemeSettings> = fc
  .tuple(...themeAxes.map((axis) => fc.constantFrom(...(themeProps[axis].values as readonly string[]))))
  .map((values) => Object.fromEntries(themeAxes.map((axis, index) => [axis, values[index]])) as ThemeSettings)

/** Invalid values, some of which look like valid ones. */
const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.tuple(fc.constantFrom(...themeAxes, '__proto__', 'constructor', 'toString', ''), fc.string()))
    .map((pairs) => pairs.map(([axis, value]) => `${axis}:${value}`).join(';')),
)

function expectValid(settings: Partial<ThemeSettings>): void {
  for (const [axis, value] of Object.entries(settings)) {
    expect(themeAxes).toContain(axis)
    expect(themeProps[axis as keyof ThemeSettings].values).toContain(value)
  }
}

describe('a link', () => {
  test('restores every look, from any start of the app', () => {
    fc.assert(
      fc.property(look, look, (settings, defaults) => {
        const { settings: read, ignored } = parseThemeLink(formatThemeLink(settings, defaults))
        expect({ ...defaults, ...read }).toEqual(settings)
        expect(ignored).toEqual([])
      }),
    )
  })

  test('restores it through an address with other parameters', () => {
    const query = fc.dictionary(fc.string({ minLength: 1 }), fc.string()).map((pairs) => new URLSearchParams(pairs))
    fc.assert(
      fc.property(look, query, (settings, others) => {
        others.delete('theme')
        const search = writeThemeParameter(`?${others}`, 'theme', formatThemeLink(settings, lintelDefaults))
        const read = parseThemeLink(readThemeParameter(search, 'theme') ?? '')
        expect({ ...lintelDefaults, ...read.settings }).toEqual(settings)
        const rest = new URLSearchParams(search)
        rest.delete('theme')
        expect([...rest]).toEqual([...others])
      }),
    )
  })

  test('never throws on invalid values, returns only valid ones, and reports what it left out', () => {
    fc.assert(
      fc.property(junk, (text) => {
        const { settings, ignored } = parseThemeLink(text)
        expectValid(settings)
        const parts = text.split(';').filter((part) => part !== '')
        expect(ignored.length + Object.keys(settings).length).toBeLessThanOrEqual(parts.length)
        for (const { axis, value } of ignored) expect(text).toContain(value === '' ? axis : `${axis}:${value}`)
      }),
      { numRuns: 1000 },
    )
  })

  test('always has the appearance, because the recipient may have chosen another', () => {
    const lime = { ...lintelDefaults, accent: 'lime' }
    expect(formatThemeLink(lime, lintelDefaults)).toBe('appearance:dark;accent:lime')
    expect(formatThemeLink(lintelDefaults, lintelDefaults)).toBe('')
    fc.assert(
      fc.property(look, look, (settings, defaults) => {
        const text = formatThemeLink(settings, defaults)
        if (text !== '') expect(parseThemeLink(text).settings.appearance).toBe(settings.appearance)
      }),
    )
  })

  test('with an invalid axis loses only that axis', () => {
    expect(parseThemeLink('accent:banana;radius:full;size:9;scaling')).toEqual({
      settings: { radius: 'full' },
      ignored: [
        { axis: 'accent', value: 'banana' },
        { axis: 'size', value: '9' },
        { axis: 'scaling', value: '' },
      ],
    })
  })

  test('accepts an accent of the app, and only those that the app offers', () => {
    expect(parseThemeLink('accent:brand', [...accents, 'brand']).settings).toEqual({ accent: 'brand' })
    expect(parseThemeLink('accent:lime', ['indigo']).ignored).toEqual([{ axis: 'accent', value: 'lime' }])
  })

  test('is readable, and does not change the rest of the query', () => {
    const text = formatThemeLink({ ...lintelDefaults, accent: 'lime', scaling: '110%' }, lintelDefaults)
    expect(writeThemeParameter('?b=%20x&theme=old&a', 'theme', text)).toBe(
      '?b=%20x&a&theme=appearance:dark;accent:lime;scaling:110%25',
    )
    expect(writeThemeParameter('?theme=accent:lime', 'theme', '')).toBe('')
    expect(readThemeParameter('?theme=scaling:110%25', 'theme')).toBe('scaling:110%')
  })
})

describe('a storage', () => {
  test('restores every look except the appearance, which has its own key', () => {
    fc.assert(
      fc.property(look, look, (settings, defaults) => {
        const { settings: read } = parseStoredTheme(formatStoredTheme(settings, defaults))
        expect({ ...defaults, ...read }).toEqual({ ...settings, appearance: defaults.appearance })
      }),
    )
  })

  test('never throws on invalid values and returns only valid ones', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          junk,
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expectValid(parseStoredTheme(text).settings)
        },
      ),
      { numRuns: 1000 },
    )
    for (const text of [null, '', '[]', 'null', '"x"', '{', '{"__proto__":"x"}']) {
      expect(parseStoredTheme(text).settings).toEqual({})
    }
  })

  test('reports a value that is not JSON as text', () => {
    expect(parseStoredTheme('{"radius":{"a":1},"gray":"sand"}')).toEqual({
      settings: { gray: 'sand' },
      ignored: [{ axis: 'radius', value: '{"a":1}' }],
    })
  })
})

test('JSX has only the differences from the start of Theme, JSON has all', () => {
  expect(formatThemeJsx(lintelDefaults)).toBe('<Theme>')
  expect(formatThemeJsx({ ...lintelDefaults, accent: 'lime', radius: 'full' })).toBe(
    '<Theme accent="lime" radius="full">',
  )
  expect(JSON.parse(formatThemeJson(lintelDefaults))).toEqual(lintelDefaults)
})
