import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { contrastRoles } from '../../../tokens/color/color-roles.js'
import { parseColor } from '../../../tokens/color/contrast.js'
import { readColorScale } from '../../../tokens/color/read-color-scale.js'
import { type ColorRoles, vars } from '../../../tokens/contract.css.js'
import { fixedRoles } from '../../../tokens/fixed-roles.js'
import { traceRole } from '../../../tokens/trace-role.js'
import type { CollectedRule } from './fixtures/collect-css.js'
import type { Seen } from './fixtures/evaluate-css.js'
import { collectTokenCss, readRoles } from './fixtures/themed-colors.js'

const listNames = (folder: string) =>
  readdirSync(new URL(`../../../tokens/${folder}/`, import.meta.url)).map((file) => file.replace('.css.ts', ''))
const inSlate = (accent: string) => ({ accent, gray: 'slate' })
const roles = Object.keys(vars.accent) as (keyof ColorRoles)[]

/** The distance of two colors in bytes of their furthest channel; a traced value is rounded to whole ones. */
function measureDistance(value: string, painted: Seen): number {
  const traced = parseColor(value)
  const channels = traced.rgb.map((byte, at) => Math.abs(byte - (painted.rgb[at] ?? 0)))
  return Math.max(...channels, 255 * Math.abs(traced.alpha - painted.alpha))
}

let rules: CollectedRule[] = []
beforeAll(async () => {
  rules = await collectTokenCss()
})

describe('where a color comes from', () => {
  const colors = [
    ...['gray', ...listNames('accents')].map((accent) => ({ family: 'accent', name: accent, color: inSlate(accent) })),
    ...listNames('grays').map((gray) => ({ family: 'gray', name: gray, color: { gray } })),
  ] as const

  test.each(colors)('every role of the $family $name leads to what its css paints', ({ family, name, color }) => {
    for (const appearance of ['light', 'dark'] as const) {
      const painted = readRoles(rules, name, family as 'accent' | 'gray', appearance, 'srgb')
      for (const role of roles) {
        const trace = traceRole(role, color, appearance)
        expect(measureDistance(trace.value, painted[role]), `${role} ${appearance}`).toBeLessThan(0.51)
        expect(trace.variable).toBe(vars[family as 'accent' | 'gray'][role].slice('var('.length, -1))
        // Two hops: the role's step, the step's color. Only text on a strong fill and a mixed color have their own.
        if (trace.source && !trace.mixed) expect(trace.value).toBe(trace.source.value)
        else expect(['textOnSolid', 'markOnSolid', 'solidHover', 'solidActive']).toContain(role)
      }
    }
  })

  test('gray as an accent is the gray of the theme, and its controls read as body text', () => {
    const trace = traceRole('textOnControl', { accent: 'gray', gray: 'sand' }, 'dark')
    expect(trace).toMatchObject({ variable: '--lintel-accent-text-on-control', role: 'textOnControl', step: 12 })
    expect(trace.source?.variable).toBe('--lintel-gray-12')
    expect(trace.value).toBe(readColorScale('sand').dark.solid[12])
  })

  test('a fixed role names its step and the file that chose it', () => {
    expect(traceRole('tint', inSlate('lime'), 'dark')).toEqual({
      variable: '--lintel-accent-tint',
      role: 'tint',
      chosenBy: 'tokens/fixed-roles.ts',
      step: fixedRoles.tint.step,
      source: {
        kind: 'alpha',
        step: 3,
        variable: '--lintel-accent-alpha-3',
        value: readColorScale('lime').dark.alpha[3],
      },
      value: readColorScale('lime').dark.alpha[3],
    })
  })

  test('a role that is chosen by contrast differs by appearance as its css does', () => {
    const css = contrastRoles(readColorScale('yellow'), (step) => `step ${step}`).ring
    const [light, dark] = (['light', 'dark'] as const).map(
      (appearance) => traceRole('ring', inSlate('yellow'), appearance).step,
    )
    expect(css).toBe(light === dark ? `step ${light}` : `light-dark(step ${light}, step ${dark})`)
  })

  test('a hover that moves away from its text names the mixed color', () => {
    const traces = listNames('accents').map((name) => traceRole('solidActive', inSlate(name), 'light'))
    const mixed = traces.filter((trace) => trace.mixed !== undefined)
    expect(mixed.length).toBeGreaterThan(0)
    for (const trace of mixed) {
      expect(trace.mixed?.color).toMatch(/^#(000000|ffffff)$/)
      expect(trace.value).not.toBe(trace.source?.value)
    }
  })

  test('a gray is followed by the gray of the theme', () => {
    expect(traceRole('text', { gray: 'slate' }, 'light').variable).toBe('--lintel-gray-text')
    expect(traceRole('text', { gray: 'slate' }, 'light').source?.variable).toBe('--lintel-gray-12')
  })

  test('an unknown color is named in the error', () => {
    expect(() => traceRole('text', { gray: 'mauvish' }, 'light')).toThrow('mauvish')
  })
})
