import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Chunks } from '../consumers/chunk-graph.js'
import { installApp } from '../consumers/install-app.js'
import { buildApp, writeQuickStart } from '../consumers/quick-start.js'

/** How many wallets the page `allWallets` lists. */
export const WALLET_COUNT = 500

/** The folders of the built pages, and the files of the quick start. */
export type QuickStartPages = {
  quickStart: string
  /** The quick start with `preload={false}`. */
  onDemand: string
  /** The quick start with a directory in memory. */
  allWallets: string
  floor: string
  chunks: Chunks
}

/** Builds the quick start from the packed library, variants of it, and the floor, all with Vite's defaults. */
export async function buildQuickStart(folder: string): Promise<QuickStartPages> {
  const app = await installApp('quick-start')
  const write = (name: string) => ({ write: true, outDir: join(folder, name), emptyOutDir: true })
  try {
    writeQuickStart(app)
    const chunks = await buildApp(app, write('quick-start'))
    writeQuickStart(app, (code) => replace(code, '<LintelModal />', '<LintelModal preload={false} />'))
    await buildApp(app, write('on-demand'))
    writeQuickStart(app, addDirectory)
    await buildApp(app, write('all-wallets'))
    await build({
      configFile: false,
      root: resolve(import.meta.dirname, 'floor'),
      logLevel: 'silent',
      build: write('floor'),
    })
    return {
      quickStart: join(folder, 'quick-start'),
      onDemand: join(folder, 'on-demand'),
      allWallets: join(folder, 'all-wallets'),
      floor: join(folder, 'floor'),
      chunks,
    }
  } finally {
    app.remove()
  }
}

function addDirectory(code: string): string {
  const imports = "import { createFakeDirectory, listSampleWallets, mockChain } from 'lintel/testing'"
  const options = `adapters: [mockChain()], directory: createFakeDirectory({ wallets: listSampleWallets(${WALLET_COUNT}) })`
  return replace(`${imports}\n${code}`, 'adapters: [eip155()]', options)
}

function replace(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`The quick start has no ${from}.`)
  return code.replace(from, to)
}
