import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIBRARY_FOLDER } from '../../scripts/library-build.js'
import { type Chunks, loadInitial, loadWithDynamicImport, weighChunks } from './chunk-graph.js'
import { type InstalledApp, installApp, LONGEST_INSTALL } from './install-app.js'
import { buildApp, writeQuickStart } from './quick-start.js'

const KB = 1024
/** Bytes: 1.5 times the floor of docs/figures.md, whose KB are 1,000 bytes. */
const INITIAL_LIMIT = 1.5 * 103_600
const PEERS = /^(react|react-dom|wagmi|viem|@tanstack\/react-query|@walletconnect\/sign-client)(\/|$)/

let app: InstalledApp
let chunks: Chunks

beforeAll(async () => {
  app = await installApp('quick-start')
  writeQuickStart(app)
  chunks = await buildApp(app)
}, LONGEST_INSTALL)

afterAll(() => app?.remove())

describe("the README's quick start in a default Vite build", () => {
  test('has 4 initial chunks and 1.5 times the floor at most', () => {
    const initial = loadInitial(chunks)
    const weight = weighChunks(chunks, initial)
    console.log(`initial: ${initial.size} of 4 chunks, ${weight} of ${INITIAL_LIMIT} bytes`)
    expect(initial.size).toBeLessThanOrEqual(4)
    expect(weight).toBeLessThanOrEqual(INITIAL_LIMIT)
  })

  test('fetches 3 files and 45 KB at most on the first opening', () => {
    const opening = loadWithDynamicImport(chunks, 'modal/shell/modal-dialog.js')
    console.log(
      `first opening: ${opening.length} of 3 files, ${(weighChunks(chunks, opening) / KB).toFixed(1)} of 45 KB`,
    )
    expect(opening.length).toBeGreaterThan(0)
    expect(opening.length).toBeLessThanOrEqual(3)
    expect(weighChunks(chunks, opening)).toBeLessThanOrEqual(45 * KB)
  })

  // KB and files beside those of the first opening. docs/figures.md says why Account is over 15 KB and 2 files.
  test.each([
    { view: 'account', files: 7, size: 17.5 },
    { view: 'connecting-wallet-connect', files: 6, size: 15 },
  ])('fetches $files files and $size KB at most for $view', ({ view, files, size }) => {
    const opening = loadWithDynamicImport(chunks, 'modal/shell/modal-dialog.js')
    const added = loadWithDynamicImport(chunks, `modal/views/${view}/${view}.container.js`).filter(
      (name) => !opening.includes(name),
    )
    console.log(
      `${view}: ${added.length} of ${files} files, ${(weighChunks(chunks, added) / KB).toFixed(1)} of ${size} KB`,
    )
    expect(added.length).toBeGreaterThan(0)
    expect(added.length).toBeLessThanOrEqual(files)
    expect(weighChunks(chunks, added)).toBeLessThanOrEqual(size * KB)
  })

  test('loads no list of transactions with the modal or with Account', () => {
    const opening = loadWithDynamicImport(chunks, 'modal/shell/modal-dialog.js')
    const account = loadWithDynamicImport(chunks, 'modal/views/account/account.container.js')
    const modules = [...opening, ...account].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))
    expect(modules.filter((path) => path.endsWith('/activity-list.js'))).toEqual([])
    expect(modules.some((path) => path.endsWith('/long-list.js'))).toBe(true)
    const early = opening.flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {}))
    expect(early.filter((path) => /[/](virtua|long-list)[/.]/.test(path))).toEqual([])
  })

  test('loads no view with the modal but the first', () => {
    const opening = loadWithDynamicImport(chunks, 'modal/shell/modal-dialog.js')
    const view = loadWithDynamicImport(chunks, 'modal/views/networks/networks.container.js')
    expect(view.filter((name) => !opening.includes(name)).length).toBeGreaterThan(0)
  })
})

describe('one import of the package costs only itself', () => {
  // KB, gzip, without peer dependencies.
  test.each([
    { code: "export { themeAttributes } from 'lintel/theme'", limit: 2 },
    // With the visitor's text size.
    { code: "export { Theme, useAppearance, useTheme } from 'lintel/theme'", limit: 2.25 },
    { code: "export { vars } from 'lintel/tokens'", limit: 2 },
    { code: "export { useAccount } from 'lintel'", limit: 3 },
    { code: "export { Button } from 'lintel/components'", limit: 4 },
    { code: "export { walletConnect } from 'lintel/walletconnect'", limit: 2 },
  ])('$code', async ({ code, limit }) => {
    writeFileSync(join(app.path, 'one.ts'), code)
    const built = await buildApp(app, {
      rolldownOptions: { input: join(app.path, 'one.ts'), external: PEERS, preserveEntrySignatures: 'strict' },
    })
    const size = weighChunks(built, loadInitial(built))
    console.log(`${code}: ${(size / KB).toFixed(1)} of ${limit} KB`)
    expect(size).toBeGreaterThan(100)
    expect(size).toBeLessThanOrEqual(limit * KB)
  })
})

describe('the files of the package', () => {
  test('a missing optional peer is one error of the bundler, which names it', async () => {
    writeFileSync(join(app.path, 'one.ts'), "export { walletConnect } from 'lintel/walletconnect'")
    const built = buildApp(app, { rolldownOptions: { input: join(app.path, 'one.ts') } })
    await expect(built).rejects.toThrow('__vite-optional-peer-dep:@walletconnect/sign-client:lintel')
    await expect(built).rejects.toThrow('Build failed with 1 error')
  })

  test('import each optional peer in one file', () => {
    const users = new Map<string, string[]>()
    const library = join(app.path, 'node_modules/lintel', LIBRARY_FOLDER)
    for (const path of readdirSync(library, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.js')) continue
      const code = readFileSync(join(library, path), 'utf8')
      for (const [, name = ''] of code.matchAll(
        /(?:from |import\(|^import )"(@walletconnect\/[^/"]+|@solana[^/"]*\/[^/"]+|hono)["/]/gm,
      )) {
        users.set(name, [...new Set([...(users.get(name) ?? []), path])])
      }
    }
    expect([...users.keys()].toSorted()).toEqual([
      '@solana-program/token',
      '@solana/kit',
      '@walletconnect/sign-client',
      'hono',
    ])
    expect([...users.values()].filter((paths) => paths.length > 1)).toEqual([])
  })
})
