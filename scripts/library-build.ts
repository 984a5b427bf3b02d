import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { InlineConfig, Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')

/** The folder of the built package, from the root. */
export const LIBRARY_FOLDER = 'dist/lib'

type Manifest = { exports: Record<string, string | { types: string; default: string }> }

/** A public entry: its name in package.json, the built file, and the source it is built from (paths from the root). */
export type PublicEntry = { name: string; output: string; source: string }

/** Reads the code entries from the `exports` of package.json. */
export function readPublicEntries(): PublicEntry[] {
  const manifest = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as Manifest
  return Object.entries(manifest.exports).flatMap(([name, target]) => {
    if (typeof target === 'string') return []
    const output = target.default.replace(/^\.\//, '')
    const stem = output.replace(`${LIBRARY_FOLDER}/`, '').replace(/\.js$/, '')
    const source = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(resolve(ROOT, path)))
    if (source === undefined) throw new Error(`package.json exports ${name}, and there is no source ${stem}.ts`)
    return [{ name, output, source }]
  })
}

/** Lists the colour scales. They are entries of the build, because no module imports them all. */
export function listColourScales(): string[] {
  return ['tokens/accents', 'tokens/grays'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder))
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => posix.join(folder, name)),
  )
}

/** Vite's configuration for the library: a module per source file, all packages external, a css file per css module. */
export function createLibraryConfig(sources: string[], outDir: string): InlineConfig {
  return {
    ...createBase(outDir),
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), keepCssImports()],
    build: {
      ...createBase(outDir).build,
      emptyOutDir: true,
      cssCodeSplit: true,
      lib: { entry: sources.map((source) => resolve(ROOT, source)), formats: ['es'] },
      rolldownOptions: {
        external: isPackage,
        onwarn: reportWarning,
        output: {
          preserveModules: true,
          preserveModulesRoot: ROOT,
          entryFileNames: '[name].js',
          // Editors read them from the declarations.
          comments: { jsdoc: false },
          // button.css beside button.css.js
          assetFileNames: ({ names }) => (names[0] ?? '[name][extname]').replace('.css.ts.vanilla.css', '.css'),
        },
      },
    },
  }
}

/** Vite's configuration for `styles.css`: every rule of `sources` in one file, for pages without a bundler of css. */
export function createStylesheetConfig(sources: string[], outDir: string): InlineConfig {
  const entry = 'virtual:styles'
  // Vite resolves the name of the entry to a path first.
  const virtualEntry: Plugin = {
    name: 'lintel:every-style',
    resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? sources.map((source) => `import '/${source}'`).join('\n') : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk') delete bundle[name]
      },
    },
  }
  return {
    ...createBase(outDir),
    plugins: [virtualEntry, vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      ...createBase(outDir).build,
      emptyOutDir: false,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      // Keep modules that are imported for their css only.
      rolldownOptions: { external: isPackage, treeshake: false, onwarn: reportWarning },
    },
  }
}

function createBase(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir, target: 'es2022', minify: false, cssMinify: true, reportCompressedSize: false },
  }
}

function isPackage(id: string): boolean {
  return /^[@a-z]/i.test(id) && !id.startsWith('virtual:')
}

/** Drops the warning about 'use client', which `preserveModules` keeps. */
function reportWarning(warning: { code?: string }, report: (warning: never) => void): void {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') report(warning as never)
}

/** Restores the css imports that Vite removes from the modules of a library. */
function keepCssImports(): Plugin {
  return {
    name: 'lintel:keep-css-imports',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map((css) => {
            const path = posix.relative(posix.dirname(chunk.fileName), css)
            return `import '${path.startsWith('.') ? path : `./${path}`}';\n`
          })
          const [directive = ''] = /^(["'])use client\1;?\n/.exec(chunk.code) ?? []
          const code = chunk.code.slice(directive.length).replace(/^\/\* empty css\s*\*\/\n/gm, '')
          chunk.code = directive + imports.join('') + code
        }
      },
    },
  }
}
