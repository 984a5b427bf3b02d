import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long apt waits for another process that uses it, s. */
const TIME_LIMIT = 120
/** A lock between our own processes, because `apt-get update` does not wait for another one. */
const TURN = join(tmpdir(), 'lintel-apt.lock')

/** The command that installs the package `name`. */
export function describeInstall(name: string): string {
  return `apt-get install -y --no-install-recommends ${name}`
}

/** Tells whether the system has apt. */
export function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs a Debian package when this process has the rights. Callers check afterwards whether it is there. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !hasApt()) return
  console.log(`No ${name} here; installing the one of the distribution.`)
  // Go on after a failed update: the lists may be fresh enough.
  runApt('apt-get update')
  runApt(describeInstall(name))
}

function runApt(command: string): void {
  const [apt = '', ...args] = command.split(' ')
  const { status } = spawnSync('flock', [TURN, apt, '-o', `DPkg::Lock::Timeout=${TIME_LIMIT}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`${command} ended with ${status}`)
}
