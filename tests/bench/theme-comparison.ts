import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accents } from '../../src/components/props/accent.js'
import { matchGray } from '../../src/theme/match-gray.js'
import { themeProps } from '../../src/theme/theme.props.js'
import { composite, contrastRatio, parseHex } from '../../tokens/color/contrast.js'
import type { Rgb } from '../../tokens/color/convert-color.js'
import { readColorScale } from '../../tokens/color/read-color-scale.js'
import { traceRole } from '../../tokens/trace-role.js'
import { listFiles, ROOT } from '../fixtures/source-files.js'
import { measureSources } from '../package/measure-sources.js'
import { weighCss } from './weigh-css.js'

const RADIX = join(ROOT, 'node_modules/@radix-ui/themes')
const appearances = ['light', 'dark'] as const
type Appearance = (typeof appearances)[number]

/** The contrast of a mark on its ground, both opaque, and the ratio it needs (WCAG 2.2). */
type Pair = { what: string; ratio: number; need: number }

const onPage = (color: string, page: Rgb) => composite(color, page)

function readPage(accent: string, appearance: Appearance): Rgb {
  const gray = readColorScale(matchGray(accent)).dark.solid[1]
  return parseHex(appearance === 'light' ? '#ffffff' : gray).rgb
}

/** The three pairs that every kit draws: a solid button's words, a soft one's, and the focus ring on the page. */
function makePairs(
  name: string,
  page: Rgb,
  paint: Record<'solid' | 'onSolid' | 'tint' | 'onTint' | 'ring', string>,
): Pair[] {
  const solid = onPage(paint.solid, page)
  const tint = onPage(paint.tint, page)
  return [
    { what: `${name}: text on solid`, ratio: contrastRatio(onPage(paint.onSolid, solid), solid), need: 4.5 },
    { what: `${name}: tinted text`, ratio: contrastRatio(onPage(paint.onTint, tint), tint), need: 4.5 },
    { what: `${name}: focus ring`, ratio: contrastRatio(onPage(paint.ring, page), page), need: 3 },
  ]
}

function measureLintel(): Pair[] {
  return accents.flatMap((accent) =>
    appearances.flatMap((appearance) => {
      const paint = (role: Parameters<typeof traceRole>[0]) =>
        traceRole(role, { accent, gray: matchGray(accent) }, appearance).value
      return makePairs(`${appearance} ${accent}`, readPage(accent, appearance), {
        solid: paint('solid'),
        onSolid: paint('textOnSolid'),
        tint: paint('tint'),
        onTint: paint('textOnTint'),
        ring: paint('ring'),
      })
    }),
  )
}

/** Reads `--name` as Radix Themes ships it: the sRGB value of one appearance, words as hex. */
function readRadixColor(accent: string, appearance: Appearance, suffix: string): string {
  const css = readFileSync(join(RADIX, `tokens/colors/${accent}.css`), 'utf8')
  const darkAt = css.indexOf('\n.dark')
  const part = suffix === 'contrast' ? css : appearance === 'dark' ? css.slice(darkAt) : css.slice(0, darkAt)
  const value = new RegExp(`--${accent}-${suffix}:\\s*([^;]+);`).exec(part)?.[1]?.trim()
  if (value === undefined) throw new Error(`Radix Themes has no --${accent}-${suffix}`)
  return value === 'white' ? '#ffffff' : value
}

/** `base-button.css`: accent-contrast on accent-9, accent-a11 on accent-a3, a ring of accent-8. */
function measureRadix(): Pair[] {
  return accents.flatMap((accent) =>
    appearances.flatMap((appearance) => {
      const paint = (suffix: string) => readRadixColor(accent, appearance, suffix)
      return makePairs(`${appearance} ${accent}`, readPage(accent, appearance), {
        solid: paint('9'),
        onSolid: paint('contrast'),
        tint: paint('a3'),
        onTint: paint('a11'),
        ring: paint('8'),
      })
    }),
  )
}

type Weights = { tokens: number; everyColor: number; everything: number }

async function weighLintel(): Promise<Weights> {
  const list = (folder: string) => readdirSync(join(ROOT, folder)).map((file) => `import '/${folder}/${file}'`)
  const base = "import '/tokens/base.css.ts'"
  const weigh = (lines: string[]) => weighCss([base, ...lines].join('\n'))
  const colors = [...list('tokens/accents'), ...list('tokens/grays')]
  return {
    tokens: await weigh(["import '/tokens/accents/indigo.css.ts'", "import '/tokens/grays/slate.css.ts'"]),
    everyColor: await weigh(colors),
    everything: await weigh([...colors, "export * from '/src/components/index.ts'"]),
  }
}

async function weighRadix(): Promise<Weights> {
  const weigh = (...paths: string[]) => weighCss(paths.map((path) => `import '@radix-ui/themes/${path}'`).join('\n'))
  return {
    tokens: await weigh('tokens/base.css', 'tokens/colors/indigo.css', 'tokens/colors/slate.css'),
    everyColor: await weigh('tokens.css'),
    everything: await weigh('tokens.css', 'components.css'),
  }
}

/**
 * A feature of the theme panel, and the code without which it would not be there: ours as written, theirs as built.
 * That ours work is proven in `stories/theme/theme-panel*`; here it is only looked up who has what.
 */
const panelFeatures: { name: string; radix: RegExp; lintel: RegExp }[] = [
  { name: 'opens by T, appearance by D', radix: /"T"[\s\S]*"D"/, lintel: /letter === 't' \|\| letter === 'd'/ },
  { name: 'appearance that follows the system', radix: /"system"/, lintel: /value: 'system', label:/ },
  { name: 'direction', radix: /"(Direction|rtl)"/, lintel: /<OptionRow title="Direction"/ },
  { name: 'copies the theme as JSX', radix: /`<Theme/, lintel: /\? \w+\(settings\) : formatThemeJsx\(settings\)/ },
  { name: 'copies it as css variables', radix: /getPropertyValue|:root/, lintel: /setCss\(formatThemeCss\(/ },
  { name: 'copies it as JSON', radix: /JSON\.stringify/, lintel: /\? formatThemeJson\(settings\)/ },
  { name: 'says when the clipboard refuses', radix: /catch/, lintel: /status === 'refused' \? <ByHand/ },
  {
    name: 'announces "Copied"',
    radix: /"aria-live":"(polite|assertive)"|role:"status"/,
    lintel: /role="status">\{isCopied \? 'Copied'/,
  },
  { name: 'keeps the choice in storage', radix: /localStorage/, lintel: /writeStorage\(storageKey,/ },
  { name: 'a link opens the same theme', radix: /searchParams|location\./, lintel: /parseThemeLink\(\w/ },
  { name: 'undo', radix: /undo/i, lintel: /label="Undo"/ },
  { name: 'reset', radix: /reset/i, lintel: /label="Reset"/ },
  { name: "shows the accent's contrast", radix: /:1"|apca|wcag/i, lintel: /<ContrastReadOut / },
]

/** The axes of Radix Themes: the props of `Theme` that are a closed set of values. */
function countRadixAxes(): number {
  const source = readFileSync(join(RADIX, 'src/components/theme.props.tsx'), 'utf8')
  return [...source.matchAll(/^ {2}\w+: \{ type: 'enum'/gm)].length
}

/** How many custom properties lie between the one a component reads and a color. */
function countHops(css: string, variable: string): number {
  const values = [...css.matchAll(new RegExp(`${variable}:\\s*([^;}]+)`, 'g'))].map(([, value]) => value ?? '')
  const next = values.map((value) => /var\((--[\w-]+)/.exec(value)?.[1]).find((name) => name !== undefined)
  return next === undefined ? 1 : 1 + countHops(css, next)
}

/** The build's output for `light-dark()`. */
const BUILD_SWITCH = /var\(--lightningcss-(?:light|dark),\s*/g

/** From the css of an accent as it is built. */
async function countLintelHops(): Promise<number> {
  const source = 'tokens/accents/indigo.css.ts'
  const sheets = (await measureSources([source])).get(source)?.sheets.values() ?? []
  return countHops([...sheets].join('\n').replace(BUILD_SWITCH, ''), '--lintel-accent-text-on-tint')
}

function countRadixHops(): number {
  const css = ['base.css', 'colors/indigo.css']
    .map((path) => readFileSync(join(RADIX, 'tokens', path), 'utf8'))
    .join('\n')
  return countHops(css, '--accent-a11')
}

/** Compares the theme with that of Radix Themes 3.3, from both sources, as lines of a markdown table. */
export async function compareThemes(): Promise<string[]> {
  const [ours, theirs] = [await weighLintel(), await weighRadix()]
  const read = (paths: string[]) => paths.map((path) => dropComments(readFileSync(join(ROOT, path), 'utf8'))).join('\n')
  const panels = {
    lintel: read(['src/theme/panel', 'src/theme/settings', 'src/theme/read-theme-key.ts'].flatMap(listSources)),
    radix: readFileSync(join(RADIX, 'dist/esm/components/theme-panel.js'), 'utf8'),
  }
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  const yes = (isThere: boolean) => (isThere ? 'yes' : 'no')
  const describeFailures = (pairs: Pair[]) => {
    const failed = pairs.filter(({ ratio, need }) => ratio < need)
    const lowest = pairs.toSorted((a, b) => a.ratio / a.need - b.ratio / b.need)[0]
    return `${failed.length} of ${pairs.length}; worst ${lowest?.ratio.toFixed(2)} (${lowest?.what})`
  }
  return [
    '| figure | Lintel | Radix Themes 3.3 |',
    '|---|---|---|',
    `| css of tokens with one accent and one gray, gzip | ${kb(ours.tokens)} | ${kb(theirs.tokens)} |`,
    `| css of tokens with every accent and gray, gzip | ${kb(ours.everyColor)} | ${kb(theirs.everyColor)} |`,
    `| that and every component (a different number of them), gzip | ${kb(ours.everything)} | ${kb(theirs.everything)} |`,
    `| contrast failures, 26 accents, light and dark | ${describeFailures(measureLintel())} | ${describeFailures(measureRadix())} |`,
    `| hops from a component's color to its value | ${await countLintelHops()}, typed | ${countRadixHops()}, by name |`,
    `| theme axes | ${Object.keys(themeProps).length} | ${countRadixAxes()} |`,
    ...panelFeatures.map(
      ({ name, lintel, radix }) =>
        `| panel: ${name} | ${yes(lintel.test(panels.lintel))} | ${yes(radix.test(panels.radix))} |`,
    ),
  ]
}

function dropComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

function listSources(path: string): string[] {
  return path.endsWith('.ts') ? [path] : listFiles(path)
}
