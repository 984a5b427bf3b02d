import { join, resolve } from 'node:path'
import { buildPages } from './build-pages.js'

const root = resolve(import.meta.dirname, '..', '..', '..')
const listPaths = (...paths: string[]) => paths.map((path) => join(root, path))

export const siteConfigFile = join(root, 'app/web/vite.config.ts')
export const walletConfigFile = join(root, 'app/wallet/vite.config.ts')

const sharedSources = listPaths('app/shared', 'src', 'tokens', 'package.json')

/** Builds the site when it is older than its sources. Returns its folder. */
export async function buildSite(): Promise<string> {
  const outDir = join(root, 'dist/site')
  const sources = [...sharedSources, ...listPaths('app/web', 'app/wallet/provider', 'app/wallet/protocol')]
  await buildPages({ configFile: siteConfigFile, outDir, sources })
  return outDir
}

/** Builds the practice wallet when it is older than its sources. Returns its folder. */
export async function buildWallet(): Promise<string> {
  const outDir = join(root, 'dist/wallet')
  await buildPages({ configFile: walletConfigFile, outDir, sources: [...sharedSources, ...listPaths('app/wallet')] })
  return outDir
}
