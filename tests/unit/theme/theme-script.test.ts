import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { themeScript, themeScriptHash } from '../../../src/theme/appearance/theme-script.js'
import { parseStoredTheme } from '../../../src/theme/settings/stored-theme.js'
import { parseThemeLink } from '../../../src/theme/settings/theme-link.js'
import { themeAxes } from '../../../src/theme/settings/validate-settings.js'
import { themeProps } from '../../../src/theme/theme.props.js'

/** Runs the script on a page with this storage and address, and returns the attributes of `<html>`. */
function runScript(stored: Record<string, string> | 'blocked', search = ''): Record<string, string> {
  const attributes: Record<string, string> = {}
  const storage = stored === 'blocked' ? undefined : { getItem: (key: string) => stored[key] ?? null }
  runInNewContext(themeScript, {
    get localStorage() {
      if (!storage) throw new Error('SecurityError')
      return storage
    },
    location: { search },
    URLSearchParams,
    document: {
      documentElement: { setAttribute: (name: string, value: string) => Object.assign(attributes, { [name]: value }) },
    },
  })
  return attributes
}

describe('the script before the first paint', () => {
  test('writes nothing when nothing is stored, or storage is blocked or invalid', () => {
    expect(runScript({})).toEqual({})
    expect(runScript('blocked')).toEqual({})
    expect(
      runScript({ theme: 'sepia', 'theme-settings': '{"radius":"round","constructor":"x","__proto__":1}' }),
    ).toEqual({})
    expect(runScript({ 'theme-settings': '{"radius"' })).toEqual({})
    expect(runScript({ 'theme-settings': '"radius"' })).toEqual({})
  })

  test('knows every value of the axes that need no css of their own', () => {
    for (const axis of ['radius', 'scaling', 'panel'] as const) {
      for (const value of themeProps[axis].values) {
        expect(runScript({ 'theme-settings': JSON.stringify({ [axis]: value }) })).toEqual({ [`data-${axis}`]: value })
      }
    }
    for (const value of themeProps.appearance.values) {
      expect(runScript({ theme: value })).toEqual({ 'data-appearance': value })
    }
  })

  test('ignores one invalid entry and reads the others', () => {
    expect(runScript({ theme: 'light', 'theme-settings': '{' })).toEqual({ 'data-appearance': 'light' })
    expect(runScript({ theme: 'sepia', 'theme-settings': '{"panel":"solid"}' })).toEqual({ 'data-panel': 'solid' })
  })

  test("applies a link completely, with the visitor's appearance when it names none, and without storage", () => {
    const stored = { theme: 'light', 'theme-settings': '{"panel":"solid","radius":"none"}' }
    expect(runScript(stored, '?page=2&theme=radius:full;scaling:110%25')).toEqual({
      'data-appearance': 'light',
      'data-radius': 'full',
      'data-scaling': '110%',
    })
    expect(runScript(stored, '?theme=appearance:system')).toEqual({ 'data-appearance': 'system' })
    expect(runScript('blocked', '?theme=radius:full;junk;;radius')).toEqual({ 'data-radius': 'full' })
    expect(runScript('blocked', '?theme=appearance:light;radius:round')).toEqual({ 'data-appearance': 'light' })
  })

  test('reads a link and a storage as the page does, also invalid ones', () => {
    const onlyAttributes = (settings: object) =>
      Object.fromEntries(
        Object.entries(settings)
          .filter(([axis]) => ['appearance', 'radius', 'scaling', 'panel'].includes(axis))
          .map(([axis, value]) => [`data-${axis}`, value]),
      )
    const value = fc.constantFrom('full', 'none', '110%', 'solid', 'light', 'system', 'sepia', '', 'full:x')
    const axis = fc.constantFrom<string>(...themeAxes, 'constructor', '__proto__', '')
    const part = fc.oneof(
      fc.tuple(axis, value).map((pair) => pair.join(':')),
      axis,
      fc.constantFrom('radius:full', 'radius:full:x', 'radius:full\n:x'),
    )
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join(';')
        expect(runScript({}, `?theme=${encodeURIComponent(text)}`)).toEqual(
          onlyAttributes(parseThemeLink(text).settings),
        )
      }),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.dictionary(axis, value).map((pairs) => JSON.stringify(pairs)),
        ),
        (text) => {
          expect(runScript({ 'theme-settings': text })).toEqual(onlyAttributes(parseStoredTheme(text).settings))
        },
      ),
    )
  })

  test('has the hash that a policy must name', () => {
    expect(themeScriptHash).toBe(`sha256-${createHash('sha256').update(themeScript).digest('base64')}`)
  })

  test('is valid inside a script element', () => {
    expect(themeScript).not.toContain('</')
    expect(themeScript.length).toBeLessThan(1500)
  })
})
