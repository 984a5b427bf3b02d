import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { libraryBuild, readPublicEntries } from '../../scripts/library-build.js'
import { buildLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'

type BundleOptions = { external: RegExp | RegExp[]; environment?: 'development' | 'production' }

/**
 * Bundles `code` as an app's bundler does, and returns the chunks. `code` imports the built library: an entry as
 * `lintel/theme`, another file of the package as `/src/rules/initial.js`.
 */
export async function bundleImport(
  code: string,
  { external, environment = 'production' }: BundleOptions,
): Promise<Rolldown.OutputChunk[]> {
  await buildLibrary()
  const entry = 'virtual:app'
  const app: Plugin = {
    name: 'lintel:app-under-test',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? code : undefined),
  }
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    mode: environment,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [app, resolveBuiltLibrary()],
    build: {
      write: false,
      minify: environment === 'production',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

/** Resolves the entries of the library, and paths from the root of its source, to the files that are built of them. */
export function resolveBuiltLibrary(): Plugin {
  const files = new Map<string, string>()
  for (const { name, source, output } of readPublicEntries()) {
    const built = join(ROOT, output)
    files.set(name.replace('.', 'lintel'), built)
    // As other sources import it.
    files.set(join(ROOT, source.replace(/\.tsx?$/, '.js')), built)
  }
  return {
    name: 'lintel:use-built-library',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('/src/')) return join(libraryBuild.output, id)
      return files.get(id.startsWith('.') && importer !== undefined ? join(importer, '..', id) : id)
    },
  }
}
