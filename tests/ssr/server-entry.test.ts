import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltPackage, buildPackage } from './built-package.js'

let library: BuiltPackage
beforeAll(async () => {
  library = await buildPackage()
}, 420_000)
afterAll(() => library?.remove())

test('lintel/server loads none of the services, and no library of theirs', async () => {
  const urls = await library.run<string[]>('list-loaded.mjs')
  const packages = urls.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? [])
  // hono and viem, its peers, with what viem needs.
  expect([...new Set(packages)].toSorted()).toEqual([
    ...['@noble/curves', '@noble/hashes', '@scure/base', '@scure/bip32', '@scure/bip39', 'abitype', 'hono', 'ox'],
    ...['valibot', 'viem', 'zustand'],
  ])
  expect(urls.filter((url) => url.includes('/dist/lib/')).length).toBeGreaterThan(0)
  expect(urls.filter((url) => url.includes('/dist/services/'))).toEqual([])
})
