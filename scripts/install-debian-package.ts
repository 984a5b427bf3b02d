import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Others who use apt meanwhile are waited for so long, s. */
const PATIENCE = 120
/** Stages of ours wait for each other by this file: apt waits for no one who brings its lists up to date. */
const TURN = join(tmpdir(), 'lintel-apt.lock')

/** The command that installs `name` where there is apt, for people and for us. */
export function describeInstall(name: string): string {
  return `apt-get install -y --no-install-recommends ${name}`
}

/** Is there apt, which only root may use? */
export function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
}

/** Installs a package of the distribution when this process may. Whoever asked looks whether it is there. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !hasApt()) return
  console.log(`No ${name} here; installing the one of the distribution.`)
  // A failing update is not the end: the lists may be fresh enough to install from.
  runApt('apt-get update')
  runApt(describeInstall(name))
}

function runApt(command: string): void {
  const [apt = '', ...args] = command.split(' ')
  const { status } = spawnSync('flock', [TURN, apt, '-o', `DPkg::Lock::Timeout=${PATIENCE}`, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`${command} ended with ${status}`)
}
