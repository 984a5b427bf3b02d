import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneDeclarations } from '../../../scripts/prune-declarations.js'

let folder: string
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-declarations-'))
  mkdirSync(join(folder, 'parts'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('keeps what the entries import, in every form and through others, and every other file', () => {
  write('index.d.ts', "export * from './parts/one.js'\nexport type { Two } from './two.js'\nimport './side.js'\n")
  write('parts/one.d.ts', "export declare const three: import('../three.js').Three\nimport type { A } from 'react'\n")
  for (const name of ['two', 'three', 'side']) write(`${name}.d.ts`, 'export {}')
  write('parts/inner.d.ts', "export * from './one.js'")
  write('parts/inner.js', '')
  pruneDeclarations(folder, [join(folder, 'index.d.ts')])
  for (const kept of ['index.d.ts', 'two.d.ts', 'three.d.ts', 'side.d.ts', 'parts/one.d.ts', 'parts/inner.js']) {
    expect(existsSync(join(folder, kept)), kept).toBe(true)
  }
  expect(existsSync(join(folder, 'parts/inner.d.ts'))).toBe(false)
})

test('an import without a declaration fails the build', () => {
  write('index.d.ts', "export * from './missing.js'")
  expect(() => pruneDeclarations(folder, [join(folder, 'index.d.ts')])).toThrow(/missing\.d\.ts/)
})
