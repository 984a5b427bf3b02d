import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Chunks } from '../consumers/chunk-graph.js'
import { installApp } from '../consumers/install-app.js'
import { buildApp, writeQuickStart } from '../consumers/quick-start.js'

/** How much the page `configured` has configured. */
export const CONFIGURED = { networks: 40, wallets: 100 }
/** How many wallets the page `allWallets` lists. */
export const WALLET_COUNT = 500

/** The folders of the built pages, and the files of the quick start. */
export type QuickStartPages = {
  quickStart: string
  /** The quick start with `preload={false}`. */
  onDemand: string
  /** The quick start with a directory in memory. */
  allWallets: string
  /** The quick start with many networks and wallets of its own. */
  configured: string
  /** React, wagmi and a bare `<dialog>`. */
  floor: string
  chunks: Chunks
}

/** Builds the quick start from the packed library, variants of it, and the floor, all with Vite's defaults. */
export async function buildQuickStart(folder: string): Promise<QuickStartPages> {
  const app = await installApp('required-peers', 'quick-start')
  const write = (name: string) => ({ write: true, outDir: join(folder, name), emptyOutDir: true })
  try {
    writeQuickStart(app)
    const chunks = await buildApp(app, write('quick-start'))
    writeQuickStart(app, (code) => replace(code, '<LintelModal />', '<LintelModal preload={false} />'))
    await buildApp(app, write('on-demand'))
    writeQuickStart(app, addDirectory)
    await buildApp(app, write('all-wallets'))
    writeQuickStart(app, configureMuch)
    await buildApp(app, write('configured'))
    await build({
      configFile: false,
      root: resolve(import.meta.dirname, 'smallest-page'),
      logLevel: 'silent',
      build: write('floor'),
    })
    return {
      quickStart: join(folder, 'quick-start'),
      onDemand: join(folder, 'on-demand'),
      allWallets: join(folder, 'all-wallets'),
      configured: join(folder, 'configured'),
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

function configureMuch(code: string): string {
  const lists = `const networks = Array.from({ length: ${CONFIGURED.networks} }, (_, index) =>
  index === 0 ? mainnet : { ...base, id: 1_000_000 + index, name: 'Network ' + index })
const customWallets = Array.from({ length: ${CONFIGURED.wallets} }, (_, index) =>
  ({ id: 'wallet-' + index, name: 'Wallet ' + index, homepage: 'https://wallet.example' }))
`
  const withLists = replace(
    code,
    'const lintel = createLintel({',
    `${lists}\nconst lintel = createLintel({ customWallets,`,
  )
  return replace(withLists, 'networks: [mainnet, base]', 'networks')
}

function replace(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`The quick start has no ${from}.`)
  return code.replace(from, to)
}
