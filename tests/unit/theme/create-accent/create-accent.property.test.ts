import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAccent } from '../../../../src/theme/create-accent/create-accent.js'
import { grays } from '../../../../src/theme/theme.props.js'
import type { Place } from '../../../../tokens/color/backdrops.js'
import { blend, luminanceRatio, TEXT_CONTRAST } from '../../../../tokens/color/contrast.js'
import { contrastRequirements, type Fill, fillsUnderGrayText } from '../../../../tokens/color/contrast-requirements.js'
import { luminance, type Rgb } from '../../../../tokens/color/convert-color.js'
import type { ColorRoles } from '../../../../tokens/contract.css.js'
import type { CollectedRule } from '../../tokens/fixtures/collect-css.js'
import type { Seen } from '../../tokens/fixtures/evaluate-css.js'
import { collectTokenCss, readPlaces, readRoles } from '../../tokens/fixtures/themed-colors.js'

type Under = { places: Record<Place, readonly Rgb[]>; grayText: readonly number[] }

const RUNS = 2000
const gamuts = ['srgb', 'p3'] as const
const appearances = ['light', 'dark'] as const
const byte = fc.integer({ min: 0, max: 255 })
const corner = fc.constantFrom(0, 1, 254, 255)
const dim = fc.integer({ min: 0, max: 40 })
const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
const p3 = (channels: readonly number[]) => `color(display-p3 ${channels.map((channel) => channel / 255).join(' ')})`

/** Any RGB color, and extremes: corners, grays, near-page darkness, colors of a wide gamut. */
const color = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(byte, byte, byte).map(hex) },
  { weight: 1, arbitrary: fc.tuple(corner, corner, corner).map(hex) },
  { weight: 1, arbitrary: byte.map((gray) => hex([gray, gray, gray])) },
  { weight: 1, arbitrary: fc.tuple(dim, dim, byte).map(hex) },
  { weight: 1, arbitrary: fc.tuple(byte, byte, byte).map(p3) },
)

let base: CollectedRule[] = []
let unders: Record<'light' | 'dark', Under>
let measured = 0
const started = performance.now()

/** The rules of an accent's css text, in the form of the build's own css. */
function parseRules(css: string): CollectedRule[] {
  const [narrow = '', wide = ''] = css.split('@supports')
  const read = (text: string, condition: string) => {
    const [, selector = '', body = ''] = /(:where\(\[data-accent="[\w-]+"\]\))\{([^}]*)\}/.exec(text) ?? []
    const declarations = Object.fromEntries(
      body.split(';').map((declaration) => {
        const at = declaration.indexOf(':')
        return [declaration.slice(0, at), declaration.slice(at + 1)]
      }),
    )
    return { file: 'custom', selector, condition, declarations }
  }
  return wide ? [read(narrow, ''), read(wide, '(color-gamut: p3)')] : [read(narrow, '')]
}

function readUnder(appearance: 'light' | 'dark'): Under {
  const found: Record<Place, Rgb[]> = { resting: [], pointed: [], pressed: [] }
  const names = grays.filter((name) => name !== 'auto')
  for (const name of names) {
    for (const [place, colors] of Object.entries(readPlaces(base, name, appearance, 'srgb'))) {
      // The places of one gray differ only in lightness: what is readable on its darkest and lightest is readable between.
      const sorted = colors.toSorted((first, second) => luminance(first) - luminance(second))
      found[place as Place].push(...sorted.slice(0, 1), ...sorted.slice(-1))
    }
  }
  return {
    places: found,
    grayText: names.map((name) => luminance(readRoles(base, name, 'gray', appearance, 'srgb').text.rgb)),
  }
}

/** The contrast requirements that the css fails, in one appearance on one kind of screen. */
function listBroken(roles: Record<keyof ColorRoles, Seen>, { places, grayText }: Under): string[] {
  const known = new Map<string, readonly number[]>()
  const layFill = (fill: Fill, place: Place) => {
    const key = `${fill} ${place}`
    const found =
      known.get(key) ??
      places[place].map((under) =>
        luminance(fill === 'none' ? under : blend(roles[fill].rgb, roles[fill].alpha, under)),
      )
    known.set(key, found)
    return found
  }
  const broken: string[] = []
  const measure = (text: number, fill: Fill, place: Place, needed: number, what: string) => {
    const below = layFill(fill, place)
    measured += below.length
    const ratio = Math.min(...below.map((under) => luminanceRatio(text, under)))
    if (ratio < needed) broken.push(`${what} on ${fill}, ${place}: ${ratio.toFixed(2)} of ${needed}`)
  }
  for (const { role, fills, places: names, ratio } of contrastRequirements) {
    const text = luminance(roles[role].rgb)
    for (const fill of fills) for (const place of names) measure(text, fill, place, ratio, role)
  }
  for (const fill of fillsUnderGrayText) {
    for (const text of grayText) measure(text, fill, 'resting', TEXT_CONTRAST, 'text of gray')
  }
  return broken
}

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  base = await collectTokenCss()
  unders = { light: readUnder('light'), dark: readUnder('dark') }
  base = base.filter(({ file }) => !file.includes('accents'))
})

afterAll(() => {
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(`createAccent: ${RUNS} random colors, ${measured} pairs in ${seconds.toFixed(1)} s\n`)
})

test(`for ${RUNS} random colors every required pair passes: light and dark, over all grays and both panels`, () => {
  fc.assert(
    fc.property(color, (value) => {
      const { css, report } = createAccent(value)
      expect(report.pairs.filter(({ ratio, needed }) => ratio < needed)).toEqual([])
      // Check what the browser gets, independent of the report.
      const rules = [...base, ...parseRules(css)]
      for (const gamut of css.includes('@supports') ? gamuts : gamuts.slice(0, 1)) {
        for (const appearance of appearances) {
          const roles = readRoles(rules, 'custom', 'accent', appearance, gamut)
          expect(listBroken(roles, unders[appearance])).toEqual([])
        }
      }
    }),
    { numRuns: RUNS },
  )
})
