import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createInstallation } from '../packages/create-installation.js'
import { buildPages } from '../pages/build-pages.js'
import { buildPrograms } from './build-programs.js'
import type { PageName, Parts } from './parts.js'

const root = resolve(import.meta.dirname, '../..')

type PageBuild = { configFile: string; outDir: string; sources: readonly string[] }

const shared = ['src', 'tokens', 'wallets', 'servers/chains']

/** How each page is built. */
const pageBuilds: Readonly<Record<PageName, PageBuild>> = {
  site: locate('app/vite.config.ts', 'dist/site', [...shared, 'app', 'scripts/vite']),
  wallet: locate('wallets/practice/vite.config.ts', 'dist/wallet', shared),
  frame: locate('wallets/embedded/vite.config.ts', 'dist/frame', [
    'src',
    'tokens',
    'wallets/embedded',
    'wallets/approval',
    'wallets/requests',
    'servers/frame',
    'servers/origins',
  ]),
  analytics: locate('servers/analytics/vite.config.ts', 'dist/analytics', ['src', 'tokens', 'servers/analytics']),
}

/** Builds a page, unless the last build was of the same sources. Returns its folder. */
export async function findPage(page: PageName): Promise<string> {
  await buildPages(pageBuilds[page])
  return pageBuilds[page].outDir
}

/** The parts of the repository, which are built from its sources. The build of the package has `packed-parts.ts` instead. */
export const parts: Parts = {
  findPage,
  findProgram: async (service) => join(await buildPrograms(), `${service}.js`),
  readInstallation: async (name) =>
    createInstallation(name, JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))),
  devConfigs: {
    site: pageBuilds.site.configFile,
    wallet: pageBuilds.wallet.configFile,
    frame: pageBuilds.frame.configFile,
    analytics: pageBuilds.analytics.configFile,
  },
  storybookFolder: join(root, 'storybook-static'),
  font: {
    // app/page/fonts.css
    file: createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    family: 'Inter Variable',
    weight: '100 900',
  },
}

function locate(configFile: string, outDir: string, sources: readonly string[]): PageBuild {
  return {
    configFile: join(root, configFile),
    outDir: join(root, outDir),
    sources: sources.map((path) => join(root, path)),
  }
}
