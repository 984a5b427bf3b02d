import { dirname, join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { forkedServices } from './forked-services.js'

const ROOT = resolve(import.meta.dirname, '../..')
const entries = forkedServices.map((service) => [service, join(ROOT, 'servers', service, 'node/main.ts')])

export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [keepPlaces()],
  // Those with hundreds of files. The others stay packages, so that no package is loaded twice.
  ssr: { noExternal: [/^(viem|ox|abitype|drizzle-orm)(\/|$)/, /^@(noble|scure)\//] },
  build: {
    ssr: true,
    minify: false,
    target: 'node20',
    rolldownOptions: { input: Object.fromEntries(entries), output: { entryFileNames: '[name].js' } },
  },
})

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
