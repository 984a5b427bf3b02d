import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPage } from '../../servers/parts/find-parts.js'
import { compress } from './measure-import.js'

const KB = 1024

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] }

const folder = await findPage('frame')
const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
const manifest = JSON.parse(readText('.vite/manifest.json')) as Record<string, Chunk>

/** The files that load with a chunk. */
function follow(key: string, seen = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = manifest[key] ?? { file: key }
  if (seen.has(file)) return seen
  for (const name of [file, ...css]) seen.add(name)
  for (const other of imports) follow(other, seen)
  return seen
}

const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compress(readText(file)), 0)
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
const first = follow(entry)
/** The files that a later part adds to the loaded ones. */
const addedBy = (key: string) => [...follow(key)].filter((file) => !first.has(file))

test('the frame until it is ready: 80 KB at most, without React and without keys', () => {
  const size = weigh(first)
  console.log(`the frame until it is ready: ${(size / KB).toFixed(1)} of 80 KB`)
  expect(size).toBeGreaterThan(10 * KB)
  expect(size).toBeLessThanOrEqual(80 * KB)
  for (const file of first) expect(readText(file)).not.toMatch(/react\.(transitional\.)?element|secp256k1/)
})

const parts = Object.keys(manifest).filter((key) =>
  /rpc\/approve-request\.ts$|screens\/[\w-]+\/[\w-]+\.tsx?$/.test(key),
)

test.each(parts)('%s with its stylesheets: 150 KB at most', (key) => {
  const size = weigh(addedBy(key))
  console.log(`${key}: ${(size / KB).toFixed(1)} of 150 KB`)
  expect(size).toBeGreaterThan(10 * KB)
  expect(size).toBeLessThanOrEqual(150 * KB)
})

test('what rates a new password: 300 KB at most, which loads apart from its screen', () => {
  const size = weigh(addedBy('../recovery/rate-password.ts'))
  console.log(`what rates a new password: ${(size / KB).toFixed(1)} of 300 KB`)
  expect(size).toBeGreaterThan(100 * KB)
  expect(size).toBeLessThanOrEqual(300 * KB)
})

test('an approval is one of the parts that load later', () => {
  expect(parts.some((key) => key.endsWith('rpc/approve-request.ts'))).toBe(true)
})
