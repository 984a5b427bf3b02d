import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { cssLayerOrder } from '../../../scripts/vite/css-layer-order.js'

const ORDER = '@layer lintel.reset,lintel.tokens,lintel.components,lintel.overrides;'

/** Builds an entry in memory that loads one style at once and one on demand, as an app with a modal does. */
async function buildStyles(): Promise<Map<string, string>> {
  const files: Record<string, string> = {
    'virtual:entry.js': "import 'virtual:button.css'; import 'virtual:plain.css'; import('virtual:view.js')",
    'virtual:view.js': "import 'virtual:view.css'; export {}",
    'virtual:button.css': '@layer lintel.components { .button { color: red } }',
    'virtual:view.css': '@layer lintel.tokens { .view { color: blue } }',
    'virtual:plain.css': '.plain { color: green }',
  }
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'test:memory',
        enforce: 'pre',
        resolveId: (id) => (id in files ? `/${id}` : undefined),
        load: (id) => files[id.slice(1)],
      },
      cssLayerOrder(),
    ],
    build: { write: false, cssCodeSplit: true, rolldownOptions: { input: 'virtual:entry.js' } },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.output.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [[file.fileName, String(file.source)] as const] : [],
    ),
  )
}

test('the layer order stands first in every emitted file, whichever chunk it belongs to', async () => {
  const styles = [...(await buildStyles()).values()]
  expect(styles).toHaveLength(2)
  for (const css of styles) {
    expect(css.startsWith(ORDER)).toBe(true)
    expect(css.split(ORDER)).toHaveLength(2)
  }
})
