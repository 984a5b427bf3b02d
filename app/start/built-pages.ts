import { join, resolve } from 'node:path'
import { buildPages } from '../../servers/pages/build-pages.js'

const root = resolve(import.meta.dirname, '../..')
const listPaths = (...paths: string[]) => paths.map((path) => join(root, path))

export const siteConfigFile = join(root, 'app/vite.config.ts')
export const walletConfigFile = join(root, 'wallets/practice/vite.config.ts')

const sharedSources = listPaths('src', 'tokens', 'servers/pages/runtime-config.ts', 'package.json')

/** Builds the site when it is older than its sources. Returns its folder. */
export async function buildSite(): Promise<string> {
  const outDir = join(root, 'dist/site')
  const sources = [...sharedSources, ...listPaths('app', 'wallets/practice', 'servers/chains')]
  await buildPages({ configFile: siteConfigFile, outDir, sources })
  return outDir
}

/** Builds the practice wallet when it is older than its sources. Returns its folder. */
export async function buildWallet(): Promise<string> {
  const outDir = join(root, 'dist/wallet')
  await buildPages({
    configFile: walletConfigFile,
    outDir,
    sources: [...sharedSources, ...listPaths('wallets/practice')],
  })
  return outDir
}
