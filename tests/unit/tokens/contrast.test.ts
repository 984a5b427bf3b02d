import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type ContrastRoles, contrastRoles } from '../../../tokens/color/color-roles.js'
import { type ColorScale, readColorScale, type Step } from '../../../tokens/color/color-scale.js'
import { composite, contrastRatio, parseHex, type Rgb } from '../../../tokens/color/contrast.js'

type Appearance = 'light' | 'dark'
type Pair = { ratio: number; what: string }

const readShipped = (folder: string) =>
  readdirSync(new URL(`../../../tokens/${folder}/`, import.meta.url)).map((file) => file.replace('.css.ts', ''))

/** Every accent of the design system: those without a css file yet have to fit when they come. */
const accents = (
  'gold bronze brown yellow amber orange tomato red ruby crimson pink plum purple violet iris indigo blue cyan teal ' +
  'jade green grass lime mint sky'
).split(' ')
const grays = 'gray mauve slate sage olive sand'.split(' ')

/** What parts stand on, computed from how base.css.ts stacks them, not from the list the roles were chosen with. */
function readSurfaces(gray: ColorScale, appearance: Appearance): Record<string, Rgb> {
  const { solid, alpha } = gray[appearance]
  const page = appearance === 'light' ? parseHex('#fff').rgb : parseHex(solid[1]).rgb
  const panel = appearance === 'light' ? parseHex('#fff').rgb : parseHex(solid[2]).rgb
  const group = composite(alpha[2], panel)
  return { page, panel, group, 'a row that is pointed at': composite(alpha[3], group) }
}

const resting = ['page', 'panel', 'group']

/** A role's value as the colour it is in one appearance: a step, a hex, or one of them mixed with black or white. */
function resolve(value: string, scale: ColorScale, appearance: Appearance): Rgb {
  const at = value.startsWith('light-dark(') ? splitPair(value)[appearance === 'light' ? 0 : 1] : value
  const mix = /^color-mix\(in srgb, (\S+) (\d+)%, (#\w{6})\)$/.exec(at)
  if (mix) {
    const over = Math.round((1 - Number(mix[2]) / 100) * 255)
    return composite(`${mix[3]}${over.toString(16).padStart(2, '0')}`, resolve(String(mix[1]), scale, appearance))
  }
  return parseHex(at.startsWith('#') ? at : scale[appearance].solid[Number(at) as Step]).rgb
}

/** The two sides of `light-dark(a, b)`, which may hold commas of their own. */
function splitPair(value: string): [string, string] {
  const inner = value.slice('light-dark('.length, -1)
  let depth = 0
  const comma = [...inner].findIndex((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    return letter === ',' && depth === 0
  })
  return [inner.slice(0, comma).trim(), inner.slice(comma + 1).trim()]
}

const strong = ['solid', 'solidHover', 'solidActive'] as const

/** Every pair of one role with what it can stand on. */
function measure(role: keyof ContrastRoles, fills: readonly (Step | 'none' | (typeof strong)[number])[], on: string[]) {
  const pairs: Pair[] = []
  for (const name of [...accents, ...grays]) {
    const scale = readColorScale(name)
    const roles = { ...contrastRoles(scale, String), solid: '9' }
    // A gray stands on itself only, an accent on whichever gray the theme has.
    for (const gray of grays.includes(name) ? [name] : grays) {
      for (const appearance of ['light', 'dark'] as const) {
        const surfaces = readSurfaces(readColorScale(gray), appearance)
        for (const surface of on) {
          for (const fill of fills) {
            const backdrop = surfaces[surface] as Rgb
            const under =
              fill === 'none'
                ? backdrop
                : typeof fill === 'string'
                  ? resolve(roles[fill], scale, appearance)
                  : composite(scale[appearance].alpha[fill], backdrop)
            const what = `${appearance} ${name}: ${role} on ${fill} over ${surface} of ${gray}`
            pairs.push({ ratio: contrastRatio(resolve(roles[role], scale, appearance), under), what })
          }
        }
      }
    }
  }
  return pairs
}

function expectLowest(pairs: Pair[], needed: number): void {
  const lowest = pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
  process.stdout.write(`${lowest.ratio.toFixed(2)} : 1  ${lowest.what} (of ${pairs.length} pairs)\n`)
  const failed = pairs.filter(({ ratio }) => ratio < needed).map(({ ratio, what }) => `${ratio.toFixed(2)}  ${what}`)
  expect(failed).toEqual([])
}

describe('in every accent and gray, light and dark', () => {
  test('text on strong fills reads at rest, hovered and pressed', () => {
    expectLowest(measure('textOnSolid', strong, ['page']), 4.5)
  })
  test('a mark on a strong fill that stands still is seen', () => {
    expectLowest(measure('markOnSolid', ['solid'], ['page']), 3)
  })
  test('text of a badge reads wherever it lies', () => {
    expectLowest(measure('textOnTint', [3], resting), 4.5)
  })
  test('text of soft controls reads at rest, hovered and pressed', () => {
    expectLowest(measure('textOnControl', [3, 4, 5], resting), 4.5)
  })
  test('muted text reads, also in a row that is pointed at', () => {
    expectLowest(measure('textMuted', ['none'], [...resting, 'a row that is pointed at']), 4.5)
  })
  test('the focus ring is seen on everything it can stand on', () => {
    expectLowest(
      [...measure('ring', ['none'], [...resting, 'a row that is pointed at']), ...measure('ring', [3], resting)],
      3,
    )
  })
  test('marks are seen', () => {
    expectLowest(measure('mark', ['none'], [...resting, 'a row that is pointed at']), 3)
  })
})

test('the badge of a row that is pointed at reads at step 12', () => {
  const pairs = [...accents, ...grays].flatMap((name) =>
    grays.flatMap((gray) =>
      (['light', 'dark'] as const).flatMap((appearance) => {
        const { solid, alpha } = readColorScale(name)[appearance]
        const group = readSurfaces(readColorScale(gray), appearance).group as Rgb
        return ([3, 5] as const).map((row) => {
          const under = composite(alpha[3], composite(readColorScale(gray)[appearance].alpha[row], group))
          return {
            ratio: contrastRatio(parseHex(solid[12]).rgb, under),
            what: `${appearance} ${name} on ${gray} a${row}`,
          }
        })
      }),
    ),
  )
  expectLowest(pairs, 4.5)
})

test('every accent and gray with a css file is among those measured', () => {
  expect(accents).toEqual(expect.arrayContaining(readShipped('accents')))
  expect(grays).toEqual(expect.arrayContaining(readShipped('grays')))
})
