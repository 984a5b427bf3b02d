import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureKey } from '../../../../servers/bundler/node/read-key.js'

const folder = mkdtempSync(join(tmpdir(), 'lintel-bundler-key-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a broken key names its file, and not the variable, which is not set', async () => {
  const file = join(folder, 'key')
  writeFileSync(file, '0x1234\n')
  await expect(ensureKey(file)).rejects.toThrow(`${file} must be 0x and 64 hexadecimal digits.`)
})

test('a missing key is created, and read again', async () => {
  const file = join(folder, 'new')
  expect((await ensureKey(file)).address).toBe((await ensureKey(file)).address)
})
