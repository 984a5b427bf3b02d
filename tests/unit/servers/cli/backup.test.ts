import { execFileSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { backup } from '../../../../servers/cli/backup.js'
import { restore } from '../../../../servers/cli/restore.js'

const folder = mkdtempSync(join(tmpdir(), 'lintel-backup-'))
const data = join(folder, 'data')
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.stubEnv('DATABASE_URL', '')
  mkdirSync(join(data, 'keys'), { recursive: true })
  writeFileSync(join(data, 'keys/wallet-keks'), 'secret')
  // On another disk.
  mkdirSync(join(folder, 'disk/pglite'), { recursive: true })
  writeFileSync(join(folder, 'disk/pglite/rows'), 'rows')
  symlinkSync(join(folder, 'disk'), join(data, 'identity'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const restoreInto = async (name: string, file: string) => {
  vi.stubEnv('LINTEL_DATA_DIR', join(folder, name))
  await restore({ file })
}

test('a copy has what links lead to, no keys, and is for its owner alone', async () => {
  const file = join(folder, 'copy.tgz')
  vi.stubEnv('LINTEL_DATA_DIR', data)
  await backup({ file, withSecrets: false })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await restoreInto('restored', file)
  expect(lstatSync(join(folder, 'restored/identity')).isDirectory()).toBe(true)
  expect(readFileSync(join(folder, 'restored/identity/pglite/rows'), 'utf8')).toBe('rows')
  expect(readdirSync(join(folder, 'restored'))).toEqual(['identity'])
})

test('the name belongs to whole copies only: one that is cut off leaves none, and the next replaces its rest', async () => {
  const file = join(folder, 'cut.tgz')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  // A tar that fails after a part, and tells where it was written to.
  const tar = `#!/bin/sh\nls ${folder} > ${join(folder, 'seen')}; echo part; exit 1\n`
  writeFileSync(join(bin, 'tar'), tar, { mode: 0o755 })
  vi.stubEnv('LINTEL_DATA_DIR', data)
  const path = process.env.PATH
  vi.stubEnv('PATH', `${bin}:${path}`)
  await expect(backup({ file, withSecrets: false })).rejects.toThrow('tar could not write')
  vi.stubEnv('PATH', path)
  const seen = readFileSync(join(folder, 'seen'), 'utf8').split('\n')
  expect(seen.filter((name) => name.startsWith('cut'))).toEqual(['cut.tgz.part'])
  expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual([])
  writeFileSync(`${file}.part`, 'of a machine that lost its power')
  await backup({ file, withSecrets: false })
  expect(readdirSync(folder).filter((name) => name.startsWith('cut'))).toEqual(['cut.tgz'])
})

test('an archive that leads elsewhere is refused, and leaves nothing', async () => {
  const [linked, outside] = ['linked', 'outside'].map((name) => join(folder, `${name}.tgz`)) as [string, string]
  mkdirSync(join(folder, 'hostile/identity'), { recursive: true })
  symlinkSync('/etc', join(folder, 'hostile/identity/pglite'))
  execFileSync('tar', ['-czf', linked, '-C', join(folder, 'hostile'), 'identity'])
  await expect(restoreInto('first', linked)).rejects.toThrow('"pglite", which is neither a file nor a folder')
  expect(readdirSync(join(folder, 'first'))).toEqual([])
  execFileSync('tar', ['-czPf', outside, '-C', join(folder, 'hostile'), '../disk/pglite/rows'])
  await expect(restoreInto('second', outside)).rejects.toThrow('is not a backup of Lintel: it has "../disk')
})
