import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { buildPages } from '../../servers/pages/build-pages.js'

const root = resolve(import.meta.dirname, '../..')
const listPaths = (...paths: string[]) => paths.map((path) => join(root, path))

export const siteConfigFile = join(root, 'app/vite.config.ts')
export const walletConfigFile = join(root, 'wallets/practice/vite.config.ts')

/** The typeface of the site (app/page/fonts.css), which the frame serves as well. */
export const siteFont = {
  file: createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  family: 'Inter Variable',
  weight: '100 900',
}

const sharedSources = listPaths('src', 'tokens', 'wallets', 'servers/chains')

/** Builds the site, unless the last build was of the same sources. Returns its folder. */
export async function buildSite(): Promise<string> {
  const outDir = join(root, 'dist/site')
  await buildPages({ configFile: siteConfigFile, outDir, sources: [...sharedSources, ...listPaths('app')] })
  return outDir
}

/** Builds the practice wallet, unless the last build was of the same sources. Returns its folder. */
export async function buildWallet(): Promise<string> {
  const outDir = join(root, 'dist/wallet')
  await buildPages({ configFile: walletConfigFile, outDir, sources: sharedSources })
  return outDir
}
