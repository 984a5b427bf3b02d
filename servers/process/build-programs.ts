import { rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { buildOnce } from '../pages/build-once.js'
import { assertListed } from '../pages/build-pages.js'

const ROOT = resolve(import.meta.dirname, '../..')
const OUTPUT = join(ROOT, 'dist/programs')
const SOURCES = ['servers', 'src', 'package.json', 'package-lock.json'].map((path) => join(ROOT, path))

/** The services that `npm start` runs in processes of their own. */
const services = ['data-api', 'identity', 'bundler'] as const

export type ForkedService = (typeof services)[number]

let built: Promise<void> | undefined

/**
 * Builds the program of a service, unless the last build was of the same sources. It starts in a tenth of the processor time
 * that its sources take, because viem alone has 600 files.
 *
 * @returns The path of the program, for Node without a loader.
 */
export async function buildProgram(service: ForkedService): Promise<string> {
  built ??= buildPrograms()
  await built
  return join(OUTPUT, `${service}.js`)
}

async function buildPrograms(): Promise<void> {
  await buildOnce({ output: OUTPUT, sources: SOURCES }, async () => {
    const { build } = await import('vite')
    const draft = `${OUTPUT}-${process.pid}`
    try {
      assertListed((await build(createConfig(draft))) as Rolldown.RolldownOutput, SOURCES)
      await rm(OUTPUT, { recursive: true, force: true })
      await rename(draft, OUTPUT)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  })
}

function createConfig(outDir: string): InlineConfig {
  const entries = services.map((service) => [service, join(ROOT, 'servers', service, 'node/main.ts')])
  return {
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    plugins: [keepPlaces()],
    // Those with hundreds of files. The others stay packages, so that no package is loaded twice.
    ssr: { noExternal: [/^(viem|ox|abitype|drizzle-orm)(\/|$)/, /^@(noble|scure)\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: Object.fromEntries(entries), output: { entryFileNames: '[name].js' } },
    },
  }
}

/** Sources find migrations and other files beside them, so each keeps its own place. */
function keepPlaces(): Plugin {
  return {
    name: 'lintel:keep-places',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}${sep}`) || id.includes(`${sep}node_modules${sep}`)) return undefined
      const kept = code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      return kept === code ? undefined : { code: kept, map: null }
    },
  }
}
