import { readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { matchGray } from '../src/theme/match-gray.js'
import { nameClass } from '../tokens/name-class.js'

const ROOT = resolve(import.meta.dirname, '..')

/**
 * Vite's configuration for `styles.css`. It has one entry and no dynamic import: then all rules are in one chunk, in the
 * order of the imports in `src/styles.ts`. Each further entry would become a chunk of its own, in an order that Vite chooses.
 */
export function createStylesheetConfig(
  outDir: string,
  identifiers: 'debug' | typeof nameClass = nameClass,
): InlineConfig {
  const base = createBase(outDir)
  return {
    ...base,
    plugins: [vanillaExtractPlugin({ identifiers }), emitCssOnly()],
    build: {
      ...base.build,
      lib: { entry: resolve(ROOT, 'src/styles.ts'), formats: ['es'], cssFileName: 'styles' },
      // Keep modules that are imported for their css only.
      rolldownOptions: { treeshake: false },
    },
  }
}

/** Vite's configuration for the colors: `tokens/accents/<name>.css` with the matching gray, and `tokens/grays/<name>.css`. */
export function createColorConfig(outDir: string): InlineConfig {
  const base = createBase(outDir)
  return {
    ...base,
    plugins: [vanillaExtractPlugin({ identifiers: nameClass }), emitCssOnly(), addMatchingGray()],
    build: {
      ...base.build,
      cssCodeSplit: true,
      lib: { entry: listColors().map((source) => resolve(ROOT, source)), formats: ['es'] },
      rolldownOptions: {
        treeshake: false,
        output: {
          preserveModules: true,
          preserveModulesRoot: ROOT,
          assetFileNames: ({ names }) => (names[0] ?? '[name][extname]').replace('.css.ts.vanilla.css', '.css'),
        },
      },
    },
  }
}

function createBase(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      // The first browsers with light-dark() and :has(), which createAccent needs too. An app's own build may lower it.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      cssMinify: true,
      minify: false,
      reportCompressedSize: false,
    },
  }
}

function listColors(): string[] {
  return ['tokens/accents', 'tokens/grays'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder)).map((name) => posix.join(folder, name)),
  )
}

function emitCssOnly(): Plugin {
  return {
    name: 'lintel:emit-css-only',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk') delete bundle[name]
      },
    },
  }
}

/** Puts the gray that `gray="auto"` selects into the file of each accent, so that an accent is one import. */
function addMatchingGray(): Plugin {
  return {
    name: 'lintel:add-matching-gray',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [path, file] of Object.entries(bundle)) {
          const [, accent] = /^tokens\/accents\/(\w+)\.css$/.exec(path) ?? []
          if (accent === undefined || file.type !== 'asset') continue
          const gray = bundle[`tokens/grays/${matchGray(accent)}.css`] as Rolldown.OutputAsset
          file.source = `${gray.source}${file.source}`
        }
      },
    },
  }
}
