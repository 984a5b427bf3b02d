import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { themeProps } from '../../../src/theme/theme.props.js'
import type { ContrastRoles } from '../../../tokens/color/color-roles.js'
import { type ColorRoles, type TokenValues, vars } from '../../../tokens/contract.css.js'
import { controlHeights, radiusFactors, scalings, space, type, zIndexes } from '../../../tokens/dimensions.js'
import type { fixedRoles } from '../../../tokens/fixed-roles.js'
import type { CollectedRule } from './fixtures/collect-css.js'
import { collectTokenCss } from './fixtures/themed-colors.js'

/** Every `var(--…)` of a part of the contract. */
function listVariables(part: object): string[] {
  return Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : listVariables(value)))
}

let rules: CollectedRule[] = []
beforeAll(async () => {
  rules = await collectTokenCss()
})

describe('every theme satisfies one contract', () => {
  test('a theme without a token is a type error', () => {
    expectTypeOf<typeof vars>().toExtend<TokenValues>()
    expectTypeOf<Omit<TokenValues, 'overlay'>>().not.toExtend<TokenValues>()
    type WithoutSpace9 = Omit<TokenValues, 'space'> & { space: Omit<TokenValues['space'], 9> }
    expectTypeOf<WithoutSpace9>().not.toExtend<TokenValues>()
  })

  test('a color without a role is a type error, and every role is listed once', () => {
    expectTypeOf<TokenValues['accent']>().toEqualTypeOf<ColorRoles>()
    expectTypeOf<TokenValues['gray']>().toEqualTypeOf<ColorRoles>()
    expectTypeOf<Omit<ColorRoles, 'ring'>>().not.toExtend<ColorRoles>()
    expectTypeOf<keyof typeof fixedRoles | keyof ContrastRoles>().toEqualTypeOf<keyof ColorRoles>()
    expectTypeOf<keyof typeof fixedRoles & keyof ContrastRoles>().toBeNever()
  })

  test('the axes have the values that their tokens have', () => {
    expect(Object.keys(radiusFactors)).toEqual(themeProps.radius.values)
    expect(Object.keys(scalings)).toEqual(themeProps.scaling.values)
  })

  test('no two tokens share a custom property, and all carry the prefix', () => {
    const names = listVariables(vars)
    expect(names.length).toBeGreaterThan(150)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^var\(--lintel-[a-z0-9-]+\)$/.test(name))).toEqual([])
  })

  test('the modal has one documented variable for its layer', () => {
    expect(vars.modal.zIndex).toBe('var(--lintel-modal-z-index)')
  })
})

describe('the scales', () => {
  test('a control is never under 24 px, also with small scaling and font size (WCAG 2.5.8)', () => {
    const heights = rules.flatMap(({ declarations }) =>
      Object.entries(declarations).filter(([name]) => name.startsWith('--lintel-control-')),
    )
    expect(heights.map(([name]) => name)).toEqual(Object.keys(controlHeights).map((step) => `--lintel-control-${step}`))
    for (const [name, height] of heights)
      expect(height, name).toMatch(/^max\(24px, calc\(var\(--lintel-unit\) \* \d+\)\)$/)
  })

  test('a touch target is 44 px, with any font size and scaling', () => {
    const targets = rules.flatMap(({ declarations }) => declarations['--lintel-touch-target'] ?? [])
    expect(targets).toEqual(['44px'])
  })

  test('lines are never lower than their letters', () => {
    for (const { size, lineHeight } of Object.values(type)) expect(lineHeight).toBeGreaterThan(size)
  })

  test('steps only grow', () => {
    for (const scale of [space, controlHeights, scalings]) {
      const steps = Object.values(scale)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    }
  })

  test('a toast is above the modal, the theme panel above both', () => {
    expect(zIndexes.modal).toBe(999)
    expect(zIndexes.toast).toBeGreaterThan(zIndexes.modal)
    expect(zIndexes.themePanel).toBeGreaterThan(zIndexes.toast)
  })
})
