import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { InlineConfig, Plugin } from 'vite'
import type { Build } from '../servers/pages/build-once.js'
import { nameClass } from '../tokens/name-class.js'
import { createFileNamer, isClient, nameAlone, toPath } from './name-file.js'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * The runtime that a compiled stylesheet imports for a recipe. It is part of the package: as a dependency it would
 * bring a compiler of 5 MB.
 */
const RECIPES = /@vanilla-extract\/recipes\//

/** The folder of the built package, from the root. */
export const LIBRARY_FOLDER = 'dist/lib'

/** The built package and its sources. */
export const libraryBuild: Build = {
  output: resolve(ROOT, LIBRARY_FOLDER),
  sources: [
    'src',
    'tokens',
    'servers',
    // The pages of the services.
    'app',
    'wallets',
    'scripts',
    'tsconfig.json',
    'tsconfig.build.json',
    'package.json',
    'package-lock.json',
  ].map((path) => resolve(ROOT, path)),
}

type Manifest = { exports: Record<string, string | { types: string; default: string }> }

/**
 * A public entry: its name in package.json, the built file, its declarations, and the source it is built from (paths from the root).
 * The entries of services are built with their programs, the others into the library.
 */
export type PublicEntry = { name: string; output: string; types: string; source: string }

/** Whether an entry is built into the library. */
export function isOfLibrary({ output }: PublicEntry): boolean {
  return output.startsWith(`${LIBRARY_FOLDER}/`)
}

/** Reads the code entries from the `exports` of package.json. A name with `*` has one for each file of its folder. */
export function readPublicEntries(): PublicEntry[] {
  const manifest = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as Manifest
  return Object.entries(manifest.exports).flatMap(([pattern, target]) =>
    typeof target === 'string' ? [] : listNames(target.types).map((file) => toEntry(pattern, target, file)),
  )
}

/** The text that `*` matches in the path of a built file; an unused text for a path without `*`. */
function listNames(path: string): string[] {
  if (!path.includes('*')) return ['']
  const folder = dirname(path).replace(`./${LIBRARY_FOLDER}/`, '')
  return readdirSync(resolve(ROOT, folder)).map((file) => basename(file, '.ts'))
}

function toEntry(pattern: string, target: { types: string; default: string }, file: string): PublicEntry {
  const fill = (path: string) => path.replace('*', file)
  const name = fill(pattern)
  const [output, types] = [target.default, target.types].map((path) => fill(path).replace(/^\.\//, '')) as [
    string,
    string,
  ]
  const stem = types.replace(`${LIBRARY_FOLDER}/`, '').replace(/\.d\.ts$/, '')
  const source = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(resolve(ROOT, path)))
  if (source === undefined) throw new Error(`package.json exports ${name}, and there is no source ${stem}.ts`)
  return { name, output, types, source }
}

/** Vite's configuration for the JavaScript of the library, from those of the entries that are built into it: files by when their code is needed, all packages external, no css. */
export function createLibraryConfig(entries: readonly PublicEntry[], outDir: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [leaveOutCss(), vanillaExtractPlugin({ identifiers: nameClass }), markClientFiles(), listModules(outDir)],
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      reportCompressedSize: false,
      emptyOutDir: true,
      lib: {
        entry: Object.fromEntries(
          entries.filter(isOfLibrary).map(({ source }) => [nameAlone(source), resolve(ROOT, source)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isPackage,
        onwarn: reportWarning,
        // Without a comment before each module that names its source: 42 KB of the package.
        experimental: { attachDebugInfo: 'none' },
        // Rolldown requires it if the dependencies of a group may be in other files. A test compares the exports.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createFileNamer() }] },
          entryFileNames: '[name].js',
          chunkFileNames: ({ facadeModuleId, moduleIds, name }) => {
            const source = toPath(facadeModuleId ?? moduleIds.at(-1) ?? '')
            return `${name.includes('/') || source === null ? name : nameAlone(source)}.js`
          },
          minifyInternalExports: false,
          // Editors read them from the declarations.
          comments: { jsdoc: false },
        },
      },
    },
  }
}

/** Where the build of a folder lists the sources of each file, beside it: `{ [file]: paths }`. */
export function nameModuleList(outDir: string): string {
  return `${outDir}-modules.json`
}

/** Writes the sources of each file. A test reads it; the files themselves have no such comments. */
function listModules(outDir: string): Plugin {
  return {
    name: 'lintel:list-modules',
    writeBundle(_, bundle) {
      const sources = Object.entries(bundle).map(([file, output]) => [
        file,
        output.type === 'chunk' ? output.moduleIds.flatMap((id) => toPath(id) ?? []) : [],
      ])
      writeFileSync(resolve(ROOT, nameModuleList(outDir)), JSON.stringify(Object.fromEntries(sources)))
    },
  }
}

function isPackage(id: string): boolean {
  return /^[@a-z]/i.test(id) && !RECIPES.test(id)
}

/** Drops the warning about 'use client', which `markClientFiles` writes. */
function reportWarning(warning: { code?: string }, report: (warning: never) => void): void {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning as never)
}

/** Leaves out the css that vanilla-extract imports: `styles.css` has it, and Node cannot load it. */
export function leaveOutCss(isLeftOut: (path: string) => boolean = () => true): Plugin {
  const empty = '\0lintel:no-css'
  return {
    name: 'lintel:leave-out-css',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('.vanilla.css') && isLeftOut(id) ? { id: empty, moduleSideEffects: false } : undefined,
    load: (id) => (id === empty ? '' : undefined),
  }
}

/** Writes 'use client', which Rolldown drops, into each file with a module that has it. */
function markClientFiles(): Plugin {
  return {
    name: 'lintel:mark-client-files',
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some(isClient) ? { code: `'use client';\n${code}`, map: null } : null,
  }
}
