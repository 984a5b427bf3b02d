import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'dist/relay')
const name = 'relay.mjs'

/** Builds the relay into one file that needs only Node. Returns its path. */
export async function buildRelay(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'servers/relay/node/main.ts',
      outDir: folder,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  return join(folder, name)
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(await buildRelay())
}
