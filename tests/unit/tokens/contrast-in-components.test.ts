import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { MARK_CONTRAST, TEXT_CONTRAST } from '../../../tokens/color/contrast.js'
import { contrastRequirements, fillsUnderGrayText } from '../../../tokens/color/contrast-requirements.js'
import { type CollectedRule, collectCss } from './fixtures/collect-css.js'

/** A role of one color, such as `gray.text`. */
type Role = { family: string; role: string }
type Paint = { color?: Role | undefined; background?: Role | undefined }

/** Parts that contain an icon and no text, for which 3:1 is enough. */
const icons = ['icon-tile.css.ts']

/**
 * Pairs without a contrast requirement, each with its reason. For a new pair first look for another role, then add it to
 * `tokens/color/contrast-requirements.ts`, and only then add it here.
 */
const excepted: Record<string, string> = {
  'navigation-menu.css.ts: gray.textMuted on gray.tintHover':
    'pressed, its words are `gray.text`: a class beside it says so',
  ...Object.fromEntries(
    ['checkbox', 'radio', 'switch'].flatMap((part) =>
      ['gray.surface', 'gray.tintHover', 'nothing'].map((fill) => [
        `${part}.css.ts: accent.markOnSolid on ${fill}`,
        'the mark is there only while the control is on, and then the fill is solid',
      ]),
    ),
  ),
  'button.css.ts: accent.textOnSolid on nothing': 'the hovered link keeps the fill of its variant',
  'toggle-group.css.ts: gray.textOnControl on accent.tintHover':
    'that fill comes with `accent.textOnControl`, which the state below it sets',
}

/** Form controls, by what their component is made of. */
const CONTROL = /<(input|textarea|select)\b|@radix-ui\/react-(checkbox|radio-group|switch|select|slider)/

/**
 * Controls with a soft edge (below 3:1), and what else distinguishes them from their surroundings (WCAG 2.2, 1.4.11). A
 * control that only its edge shows uses `edge`. Buttons are distinguished by their text.
 */
const softEdges: Record<string, string> = {
  'copy-button.css.ts': 'the value in it, which cannot be changed',
  'radio.css.ts': 'hairlines between rows; each circle has an edge of its own',
  'segmented-control.css.ts': 'the words of its segments',
  'text-field.css.ts': 'only with an icon or a word before the text, which is always there',
}

const ROLE = /var\(--lintel-(accent|gray)-(?!alpha)([a-z][\w-]*)\)/
const steps = /var\(--lintel-(accent|gray)(-alpha)?-\d+\)/

let rules: CollectedRule[] = []

const nameFile = (file: string) => String(file.split('/').at(-1))

function isControl(file: string): boolean {
  const folder = new URL('.', new URL(file, import.meta.url))
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .some((name) => CONTROL.test(readFileSync(new URL(name, folder), 'utf8')))
}

function readRole(value: unknown): Role | undefined {
  const [, family = '', name = ''] = ROLE.exec(String(value ?? '')) ?? []
  return name ? { family, role: name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) } : undefined
}

function readPaint({ declarations }: CollectedRule): Paint {
  const background = declarations.background ?? declarations.backgroundColor
  return {
    ...(declarations.color === undefined ? {} : { color: readRole(declarations.color) }),
    ...(background === undefined ? {} : { background: readRole(background) }),
  }
}

/** The colors of a class in each of its states. A state that sets one of the two has the other of the class at rest. */
function listPaints(): { file: string; paint: Paint }[] {
  return rules.flatMap((rule) => {
    const own = readPaint(rule)
    const [name = ''] = /[\w-]+__\w+/.exec(rule.selector) ?? []
    const rest = rules.filter(({ selector, condition }) => selector === name && condition === '').map(readPaint)
    const paint = Object.assign({}, ...rest, own) as Paint
    return Object.keys(own).length > 0 && paint.color ? [{ file: nameFile(rule.file), paint }] : []
  })
}

/** Gray fills that are places: a group, a hovered row, a pressed row. */
const placeOf: Record<string, string> = { surface: 'resting', tint: 'pointed', tintActive: 'pressed' }

function isPromised({ color, background }: Paint, needed: number): boolean {
  if (!color) return true
  const isGrayText = color.family === 'gray' && color.role === 'text' && background?.family === 'accent'
  if (isGrayText && (fillsUnderGrayText as readonly string[]).includes(background.role)) return true
  return contrastRequirements.some(({ role, fills, places, ratio }) => {
    if (role !== color.role || ratio < needed) return false
    if (!background) return fills.includes('none')
    const isOwn = background.family === color.family && (fills as readonly string[]).includes(background.role)
    const place = background.family === 'gray' ? placeOf[background.role] : undefined
    return isOwn || (fills.includes('none') && (places as readonly string[]).includes(String(place)))
  })
}

function describePaint({ file, paint: { color, background } }: { file: string; paint: Paint }): string {
  const format = (role: Role | undefined) => (role ? `${role.family}.${role.role}` : 'nothing')
  return `${file}: ${format(color)} on ${format(background)}`
}

beforeAll(async () => {
  const files = import.meta.glob(['../../../src/{components,features,modal,parts,theme}/**/*.css.ts'])
  rules = await collectCss(files)
})

describe('what components paint', () => {
  test('is a pair that the contrast test requires', () => {
    const paints = listPaints()
    expect(paints.length).toBeGreaterThan(60)
    const marks = new Set(
      contrastRequirements.filter(({ ratio }) => ratio === MARK_CONTRAST).map(({ role }) => role as string),
    )
    const texts = new Set(
      contrastRequirements.filter(({ ratio }) => ratio === TEXT_CONTRAST).map(({ role }) => role as string),
    )
    const found = paints.filter(({ file, paint }) => {
      const isMark = icons.includes(file) || (marks.has(paint.color?.role ?? '') && !texts.has(paint.color?.role ?? ''))
      return !isPromised(paint, isMark ? MARK_CONTRAST : TEXT_CONTRAST)
    })
    expect([...new Set(found.map(describePaint))].sort()).toEqual(Object.keys(excepted).sort())
  })

  test('uses roles, never steps', () => {
    const found = rules.flatMap(({ file, declarations }) =>
      Object.entries(declarations)
        .filter(([, value]) => steps.test(String(value)))
        .map(([property]) => `${nameFile(file)}: ${property}`),
    )
    expect([...new Set(found)]).toEqual([])
  })

  test('has no soft edge as the only sign of a control', () => {
    const controls = rules.filter(({ file }) => isControl(file))
    expect(new Set(controls.map(({ file }) => file)).size).toBeGreaterThan(5)
    const found = controls.flatMap(({ file, declarations }) =>
      Object.entries(declarations)
        .filter(([property]) => /^(border|box-?shadow)/i.test(property))
        .filter(([, value]) => ['border', 'borderHover', 'line'].includes(readRole(value)?.role ?? ''))
        .map(() => nameFile(file)),
    )
    expect([...new Set(found)].sort()).toEqual(Object.keys(softEdges).sort())
  })
})
