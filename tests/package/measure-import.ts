import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'
import { nameClass } from '../../scripts/vite/name-class.js'
import { ROOT } from '../fixtures/source-files.js'

// Vite reads NODE_ENV, whatever `mode` is. Vitest sets it to "test", which would compile JSX for development.
process.env.NODE_ENV = 'production'

/** gzip size of each file in bytes, by its name in the bundle. */
export type Sizes = Map<string, number>

/**
 * `js` and `css`: bytes gzip that load initially. `lazy`: the bytes that each dynamic import adds, by its source file;
 * a shared file counts in each. `opened`: the dynamic imports in the initial code. `asks`: the dynamic imports in each
 * later file, by its name in the bundle.
 */
export type Weight = {
  js: number
  css: number
  lazy: Map<string, Sizes>
  opened: string[]
  asks: Map<string, string[]>
}

/** Peer dependencies, which are not counted. */
const PEERS = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/|$)/

/**
 * Bundles `code`, which imports from `/src/…` and `/tokens/…`, as an app's bundler does, and returns the sizes. `isWhole`
 * counts the peer dependencies too.
 */
export async function measureImport(code: string, { isWhole = false } = {}): Promise<Weight> {
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
    plugins: [app, vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: isWhole ? [] : PEERS, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  return weigh(output)
}

/** `js`: gzip of an entry with its imports, without Radix. `css`: the stylesheets of its folder, as text. */
export type EntryWeight = { js: number; css: string[] }

/** Builds `entries`, source files by name, at once. Returns the size of each as if it were bundled alone. */
export async function measureEntries(entries: Record<string, string>): Promise<Map<string, EntryWeight>> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, `/${source}`])),
        external: [PEERS, /^@radix-ui\//],
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: ROOT },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const readSheet = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? String(file.source) : ''
  }
  return new Map(
    Object.entries(entries).map(([name, source]) => {
      const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`))
      const all = collect(output, entry ? [entry.fileName] : [])
      const loaded = chunks.filter(({ fileName }) => all.has(fileName))
      const folder = source.slice(0, source.lastIndexOf('/') + 1)
      const own = loaded.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(`/${folder}`)))
      const sheets = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
      return [name, { js: compress(loaded.map(({ code }) => code).join('\n')), css: [...sheets].map(readSheet) }]
    }),
  )
}

type Bundle = Rolldown.RolldownOutput['output']

function weigh(output: Bundle): Weight {
  const chunks = output.filter((file) => file.type === 'chunk')
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const initial = collect(
    output,
    entries.map(({ fileName }) => fileName),
  )
  const nameSource = (chunk: Rolldown.OutputChunk) => relative(ROOT, chunk.facadeModuleId ?? chunk.fileName)
  const isLazy = (chunk: Rolldown.OutputChunk) => chunk.isDynamicEntry && !initial.has(chunk.fileName)
  const reachable = chunks.filter(({ fileName }) => initial.has(fileName)).flatMap((chunk) => chunk.dynamicImports)
  return {
    js: sumSizes([...initial].filter(([name]) => !name.endsWith('.css'))),
    css: sumSizes([...initial].filter(([name]) => name.endsWith('.css'))),
    lazy: new Map(
      chunks.filter(isLazy).map((chunk) => {
        const added = [...collect(output, [chunk.fileName])].filter(([name]) => !initial.has(name))
        return [nameSource(chunk), new Map(added)]
      }),
    ),
    opened: chunks.filter((chunk) => isLazy(chunk) && reachable.includes(chunk.fileName)).map(nameSource),
    asks: new Map(
      chunks
        .filter(({ fileName }) => !initial.has(fileName))
        .map(({ fileName, dynamicImports }) => [
          fileName,
          chunks.filter((chunk) => dynamicImports.includes(chunk.fileName)).map(nameSource),
        ]),
    ),
  }
}

/** Adds up the sizes of files. A file that is named twice counts once. */
export function sumSizes(sizes: Iterable<[name: string, size: number]>): number {
  return [...new Map(sizes).values()].reduce((total, size) => total + size, 0)
}

/** Follows static imports from `names`. Returns every chunk and stylesheet with its size. */
function collect(output: Bundle, names: string[], seen: Sizes = new Map()): Sizes {
  for (const file of output) {
    if (!names.includes(file.fileName) || seen.has(file.fileName)) continue
    seen.set(file.fileName, compress(file.type === 'chunk' ? file.code : file.source))
    if (file.type === 'chunk') collect(output, [...file.imports, ...(file.viteMetadata?.importedCss ?? [])], seen)
  }
  return seen
}

/** gzip size in bytes. */
export function compress(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length
}
