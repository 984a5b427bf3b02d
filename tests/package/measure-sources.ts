import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { nameClass } from '../../tokens/name-class.js'
import { ROOT } from '../fixtures/source-files.js'
import { compress, loadChunks } from './measure-import.js'

// Vite reads NODE_ENV, whatever `mode` is. Vitest sets it to "test", which would compile JSX for development.
process.env.NODE_ENV = 'production'

/** `js`: gzip of a source file with its imports, without Radix. `sheets`: their stylesheets as text, by source file. */
export type SourceWeight = { js: number; sheets: Map<string, string> }

/** Builds source files at once. Returns the size of each as if it were bundled alone. */
export async function measureSources(sources: readonly string[]): Promise<Map<string, SourceWeight>> {
  const { output } = (await build({
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
        input: sources.map((source) => `/${source}`),
        external: [/^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/|$)/, /^@radix-ui\//],
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: ROOT },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const styles = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
  )
  return new Map(
    sources.map((source) => {
      const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${source}`))
      const names = loadChunks(chunks, entry ? [entry.fileName] : [])
      const loaded = chunks.filter(({ fileName }) => names.includes(fileName))
      const sheets = loaded.flatMap(({ moduleIds, viteMetadata }) =>
        [...(viteMetadata?.importedCss ?? [])].map((css): [string, string] => [
          moduleIds[0]?.slice(ROOT.length + 1) ?? css,
          styles.get(css) ?? '',
        ]),
      )
      return [source, { js: compress(loaded.map(({ code }) => code).join('\n')), sheets: new Map(sheets) }]
    }),
  )
}
