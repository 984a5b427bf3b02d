import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listParts, ROOT } from '../fixtures/source-files.js'
import { compress } from './measure-import.js'
import { measureSources } from './measure-sources.js'

const KB = 1024
/** The size limits of a component without Radix, gzip, and of its stylesheet. */
const JS_LIMIT = 8 * KB
const CSS_LIMIT = 1.5 * KB
/** The stylesheets of all components together. */
const KIT_CSS_LIMIT = 16 * KB

const components = listParts('src/components').filter((name) =>
  existsSync(resolve(ROOT, `src/components/${name}/${name}.tsx`)),
)
const nameSource = (component: string) => `src/components/${component}/${component}.tsx`

const PAGE = [
  'src/react/lintel-provider.tsx',
  'src/modal/lintel-modal.tsx',
  'src/modal/connect-button/connect-button.tsx',
]
const OPENING = 'src/modal/shell/modal-dialog.tsx'
const PANEL = 'src/theme/panel/theme-panel-view.tsx'
/** The parts of the kit that the panel is made of. */
const PANEL_KIT = ['badge', 'callout', 'copy-button', 'heading', 'icon-button', 'segmented-control'].map(nameSource)
const TOKENS = ['tokens/base.css.ts', 'tokens/accents/indigo.css.ts', 'tokens/grays/slate.css.ts']

// One build for all. A shared chunk counts for each source that imports it.
const weights = await measureSources([
  ...components.map(nameSource),
  ...new Set([...PAGE, OPENING, PANEL, ...TOKENS, 'tokens/grays/gray.css.ts', 'src/theme/theme.tsx']),
])

/** The stylesheets that load with these sources. */
function listSheets(sources: readonly string[]): Map<string, string> {
  return new Map(sources.flatMap((source) => [...(weights.get(source)?.sheets ?? [])]))
}

/** gzip size of the stylesheets of `source`, without those that load with `before`. */
function weighCss(sources: readonly string[], before: readonly string[] = []): number {
  const known = listSheets(before)
  return compress([...listSheets(sources)].flatMap(([name, css]) => (known.has(name) ? [] : [css])).join('\n'))
}

describe('each component alone', () => {
  test.each(components)('%s', (name) => {
    const { js, sheets } = weights.get(nameSource(name)) ?? { js: 0, sheets: new Map<string, string>() }
    const own = [...sheets].flatMap(([source, css]) => (source.startsWith(`src/components/${name}/`) ? [css] : []))
    const ownCss = compress(own.join('\n'))
    console.log(`${name}: js ${(js / KB).toFixed(1)} of 8 KB, css ${(ownCss / KB).toFixed(1)} of 1.5 KB`)
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(JS_LIMIT)
    expect(ownCss).toBeLessThanOrEqual(CSS_LIMIT)
  })
})

describe('the css', () => {
  test.each([
    { name: 'base tokens and one accent', limit: 4, sources: TOKENS, before: [] },
    {
      name: 'the theme panel, beside the parts of the kit that it is made of',
      limit: 2.5,
      sources: [PANEL],
      before: [...PANEL_KIT, 'tokens/grays/gray.css.ts', 'src/theme/theme.tsx'],
    },
    { name: 'the opening of the modal, beside the page', limit: 4.42, sources: [OPENING], before: PAGE },
  ])('$name: $limit KB at most', ({ name, limit, sources, before }) => {
    const css = weighCss(sources, before)
    console.log(`css of ${name}: ${(css / KB).toFixed(2)} of ${limit} KB`)
    expect(css).toBeGreaterThan(KB / 2)
    expect(css).toBeLessThanOrEqual(limit * KB)
  })

  test('of the whole kit', () => {
    const own = components.flatMap((name) =>
      [...listSheets([nameSource(name)])].filter(([source]) => source.startsWith(`src/components/${name}/`)),
    )
    const total = compress([...new Map(own).values()].join('\n'))
    console.log(`all css of the kit: ${(total / KB).toFixed(1)} of 16 KB`)
    expect(total).toBeLessThanOrEqual(KIT_CSS_LIMIT)
  })
})
