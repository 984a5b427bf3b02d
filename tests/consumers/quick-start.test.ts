import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chunks, loadInitial, loadWithDynamicImport, weighChunks } from './chunk-graph.js'
import { type AppFolder, installLibrary } from './install-library.js'
import { buildApp, writeQuickStart } from './quick-start.js'

const KB = 1024
const PEERS = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/|$)/

let app: AppFolder
let chunks: Chunks

beforeAll(async () => {
  app = await installLibrary()
  writeQuickStart(app)
  chunks = await buildApp(app)
}, 240_000)

afterAll(() => app?.remove())

describe("the README's quick start in a default Vite build", () => {
  test('has 4 initial chunks at most', () => {
    const initial = loadInitial(chunks)
    console.log(`initial: ${initial.size} of 4 chunks, ${(weighChunks(chunks, initial) / KB).toFixed(1)} KB`)
    expect(initial.size).toBeLessThanOrEqual(4)
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
    { code: "export { Theme, useAppearance, useTheme } from 'lintel/theme'", limit: 2 },
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
  test('import each optional peer in one file', () => {
    const users = new Map<string, string[]>()
    for (const path of readdirSync(app.library, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.js')) continue
      const code = readFileSync(join(app.library, path), 'utf8')
      for (const [, name = ''] of code.matchAll(/(?:from |import\(|^import )"(@walletconnect\/[^/"]+|hono)["/]/gm)) {
        users.set(name, [...new Set([...(users.get(name) ?? []), path])])
      }
    }
    expect([...users.keys()].toSorted()).toEqual(['@walletconnect/sign-client', 'hono'])
    expect([...users.values()].filter((paths) => paths.length > 1)).toEqual([])
  })
})
