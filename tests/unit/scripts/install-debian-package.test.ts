import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { describeInstall } from '../../../scripts/install-debian-package.js'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-apt-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const log = join(folder, 'calls.txt')

/** A fake apt that fails while another one runs, as the real one does, and logs its arguments. */
const apt = `#!/bin/sh
[ "$1" = --version ] && exit 0
mkdir ${folder}/busy || exit 100
echo "$@" >> ${log}
sleep 0.3
rmdir ${folder}/busy
`
writeFileSync(join(folder, 'apt-get'), apt)
chmodSync(join(folder, 'apt-get'), 0o755)

/** Runs a stage in its own process, as root. Resolves with its output. */
async function install(name: string): Promise<string> {
  const script = resolve(import.meta.dirname, '../../../scripts/install-debian-package.ts')
  const code = `process.getuid = () => 0; import(${JSON.stringify(script)}).then((it) => it.installDebianPackage('${name}'))`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    env: { PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  await once(child, 'close')
  return output
}

test('two stages that install at once wait for each other, and for any other process with the lock', async () => {
  const said = await Promise.all(['one', 'two'].map(install))
  expect(said.join('')).not.toContain('ended with')
  const calls = readFileSync(log, 'utf8').trim().split('\n').sort()
  const patient = '-o DPkg::Lock::Timeout=120'
  expect(calls).toEqual([
    `${patient} install -y --no-install-recommends one`,
    `${patient} install -y --no-install-recommends two`,
    `${patient} update`,
    `${patient} update`,
  ])
})

test('the shown command is the plain one', () => {
  expect(describeInstall('redis-server')).toBe('apt-get install -y --no-install-recommends redis-server')
})
