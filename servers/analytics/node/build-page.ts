import { join, resolve } from 'node:path'
import { buildPages } from '../../pages/build-pages.js'

const root = resolve(import.meta.dirname, '../../..')

/** Builds the page of charts, unless the last build was of the same sources. Returns its folder. */
export async function buildAnalyticsPage(): Promise<string> {
  const outDir = join(root, 'dist/analytics')
  const sources = ['src', 'tokens', 'servers/analytics'].map((path) => join(root, path))
  await buildPages({ configFile: join(root, 'servers/analytics/vite.config.ts'), outDir, sources })
  return outDir
}
