import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'
import { cssLayerOrder } from '../../scripts/vite/css-layer-order.js'
import { ROOT } from '../architecture/source-files.js'

/**
 * gzip sizes in bytes. `js` and `css` is what the page loads at once; `lazy` is what each dynamic import adds to that, by
 * the source file it names. Files shared by several are counted in each.
 */
export type Weight = { js: number; css: number; lazy: Map<string, number> }

/** What every app of ours has anyway (promises.md): not counted. */
const PEERS = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/|$)/

/** Bundles `code`, which imports from `/src/…` and `/tokens/…`, as an app's bundler would, and weighs the result. */
export async function measureImport(code: string): Promise<Weight> {
  const entry = 'virtual:app'
  const app: Plugin = {
    name: 'lintel:app-under-measure',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? code : undefined),
  }
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [app, vanillaExtractPlugin({ identifiers: 'short' }), cssLayerOrder()],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: PEERS, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return weigh(output)
}

type Bundle = Rolldown.RolldownOutput['output']

function weigh(output: Bundle): Weight {
  const chunks = output.filter((file) => file.type === 'chunk')
  const initial = collect(
    output,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const lazy = chunks
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !initial.has(fileName))
    .map(({ fileName, facadeModuleId }) => {
      const added = [...collect(output, [fileName])].filter(([name]) => !initial.has(name))
      return [relative(ROOT, facadeModuleId ?? fileName), sum(added.map(([, size]) => size))] as const
    })
  const sizes = [...initial]
  return {
    js: sum(sizes.filter(([name]) => !name.endsWith('.css')).map(([, size]) => size)),
    css: sum(sizes.filter(([name]) => name.endsWith('.css')).map(([, size]) => size)),
    lazy: new Map(lazy),
  }
}

/** Follows static imports from `names` and returns every chunk and stylesheet on the way with its size. */
function collect(output: Bundle, names: string[], seen = new Map<string, number>()): Map<string, number> {
  for (const file of output) {
    if (!names.includes(file.fileName) || seen.has(file.fileName)) continue
    seen.set(file.fileName, compress(file.type === 'chunk' ? file.code : file.source))
    if (file.type === 'chunk') collect(output, [...file.imports, ...(file.viteMetadata?.importedCss ?? [])], seen)
  }
  return seen
}

function compress(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}
