import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accents } from '../../../src/components/props/accent.js'
import { measureApca } from '../../../src/theme/create-accent/measure-apca.js'
import { grays as grayValues } from '../../../src/theme/theme.props.js'
import type { Place } from '../../../tokens/color/backdrops.js'
import { blend, luminanceRatio, TEXT_CONTRAST } from '../../../tokens/color/contrast.js'
import { contrastRequirements, fillsUnderGrayText } from '../../../tokens/color/contrast-requirements.js'
import { luminance, type Rgb } from '../../../tokens/color/convert-color.js'
import { type ColorRoles, vars } from '../../../tokens/contract.css.js'
import type { CollectedRule } from './fixtures/collect-css.js'
import type { Seen } from './fixtures/evaluate-css.js'
import { collectTokenCss, readPlaces, readRoles } from './fixtures/themed-colors.js'

type Role = keyof ColorRoles
type Look = { roles: Record<Role, Seen>; places: Record<Place, readonly Rgb[]> }
type Pair = { ratio: number; what: string }

const appearances = ['light', 'dark'] as const
const gamuts = ['srgb', 'p3'] as const
const grays = grayValues.filter((name) => name !== 'auto')
const named = accents.filter((name) => name !== 'gray')
const roleNames = Object.keys(vars.accent) as Role[]

/** Roles that are not needed to use anything; `docs/contrast.md` has the reasons. */
const decorative: Partial<Record<Role, string>> = {
  line: 'hairlines inside a group; rows are told apart by their icons and words',
  border: 'around fields and parts that words or an icon name',
  borderHover: 'the same, stronger',
}

const started = performance.now()
let rules: CollectedRule[] = []
const pairs: Pair[] = []
let measured = 0
let lowestApca: Pair = { ratio: 200, what: '' }

/** Keeps the lowest contrast of `text` on `fill` over each of `unders`. */
function measurePair(text: Rgb, fill: Seen | undefined, unders: readonly Rgb[], needed: number, what: string): void {
  const from = luminance(text)
  let least = { ratio: Number.POSITIVE_INFINITY, below: text }
  for (const under of unders) {
    const below = fill ? blend(fill.rgb, fill.alpha, under) : under
    const ratio = luminanceRatio(from, luminance(below))
    if (ratio < least.ratio) least = { ratio, below }
  }
  measured += unders.length
  pairs.push({ ratio: least.ratio / needed, what: `${least.ratio.toFixed(2)} of ${needed}  ${what}` })
  const apca = needed === TEXT_CONTRAST ? measureApca(text, least.below) : Number.POSITIVE_INFINITY
  if (apca < lowestApca.ratio) lowestApca = { ratio: apca, what }
}

function measure({ roles, places }: Look, label: string): void {
  for (const { role, fills, places: names, ratio: needed } of contrastRequirements) {
    for (const fill of fills) {
      for (const place of names) {
        const below = fill === 'none' ? undefined : roles[fill]
        measurePair(roles[role].rgb, below, places[place], needed, `${label} ${role} on ${fill}, ${place}`)
      }
    }
  }
}

beforeAll(async () => {
  rules = await collectTokenCss()
  for (const appearance of appearances) {
    for (const gamut of gamuts) {
      const accentRoles = named.map((name) => [name, readRoles(rules, name, 'accent', appearance, gamut)] as const)
      for (const gray of grays) {
        const places = readPlaces(rules, gray, appearance, gamut)
        const label = `${appearance} ${gamut}, gray ${gray}:`
        const grayLook = { roles: readRoles(rules, gray, 'gray', appearance, gamut), places }
        measure(grayLook, `${label} gray's`)
        for (const [name, roles] of accentRoles) {
          measure({ roles, places }, `${label} ${name}'s`)
          for (const fill of fillsUnderGrayText) {
            const what = `${label} text of gray on ${fill} of ${name}, resting`
            measurePair(grayLook.roles.text.rgb, roles[fill as Role], places.resting, TEXT_CONTRAST, what)
          }
        }
      }
    }
  }
})

afterAll(() => {
  const lowest = pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(
    `contrast: ${measured} pairs in ${seconds.toFixed(1)} s, least ${lowest.what}; ` +
      `least APCA of text Lc ${lowestApca.ratio.toFixed(0)}, ${lowestApca.what}\n`,
  )
})

describe('26 accents × 6 grays × light and dark × both panels, on screens of both gamuts', () => {
  test('every required pair passes: 4.5 as text, 3.0 as a mark or ring (WCAG 2.2)', () => {
    expect(measured).toBeGreaterThan(150_000)
    expect(pairs.filter(({ ratio }) => ratio < 1).map(({ what }) => what)).toEqual([])
  })

  test('it takes less than 5 seconds', () => {
    expect(performance.now() - started).toBeLessThan(5000)
  })

  test('every role is measured, as text or as a place, or is listed as decorative', () => {
    const named = new Set<string>(contrastRequirements.flatMap(({ role, fills }) => [role, ...fills]))
    expect(roleNames.filter((role) => !named.has(role))).toEqual(Object.keys(decorative))
  })

  test('every accent and gray has its css', () => {
    const names = (attribute: string) =>
      rules.flatMap(({ selector }) => new RegExp(`^:where\\(\\[${attribute}="(\\w+)"\\]\\)$`).exec(selector)?.[1] ?? [])
    expect(new Set(names('data-accent'))).toEqual(new Set(accents))
    expect(new Set(names('data-gray'))).toEqual(new Set(grays))
  })
})
