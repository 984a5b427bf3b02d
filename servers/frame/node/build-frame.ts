import { join, resolve } from 'node:path'
import { buildPages } from '../../pages/build-pages.js'

const root = resolve(import.meta.dirname, '../../..')
export const frameConfigFile = join(root, 'wallets/embedded/vite.config.ts')

/** Builds the page of the embedded wallet's frame, unless the last build was of the same sources. Returns its folder. */
export async function buildFrame(): Promise<string> {
  const outDir = join(root, 'dist/frame')
  const wallets = ['wallets/embedded', 'wallets/approval', 'wallets/requests']
  const sources = ['src', 'tokens', ...wallets, 'servers/frame', 'servers/origins']
  await buildPages({ configFile: frameConfigFile, outDir, sources: sources.map((path) => join(root, path)) })
  return outDir
}
