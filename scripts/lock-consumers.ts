import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APPS, TARBALL_NAME } from '../tests/consumers/install-app.js'
import { packLibrary } from '../tests/consumers/pack-library.js'
import { completeLockfile, type Lockfile } from './complete-lockfile.js'

/** Writes the lock file of an app of tests/consumers again: after a change of its package.json, or of Lintel's dependencies. */
async function lockApp(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-lock-'))
  try {
    cpSync(join(APPS, name), folder, { recursive: true })
    cpSync(await packLibrary(), join(folder, TARBALL_NAME))
    forgetLibrary(folder)
    const args = [
      'install',
      '--package-lock-only',
      '--omit-lockfile-registry-resolved',
      '--ignore-scripts',
      '--no-audit',
    ]
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile
    // Each build makes another tarball.
    delete lock.packages['node_modules/lintel']?.integrity
    writeFileSync(join(APPS, name, 'package-lock.json'), `${JSON.stringify(completeLockfile(lock), null, 2)}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Removes Lintel, and the packages below it, from the lock: npm would keep the dependencies that the last tarball had. */
function forgetLibrary(folder: string): void {
  const path = join(folder, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile
  const kept = Object.entries(lock.packages).filter(([name]) => !/^node_modules\/lintel(\/|$)/.test(name))
  writeFileSync(path, JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }))
}

// All of them, or those that are named: `npx tsx scripts/lock-consumers.ts every-peer`.
const [, , ...named] = process.argv
for (const name of named.length > 0 ? named : readdirSync(APPS)) {
  await lockApp(name)
  console.log(`${name}: locked`)
}
