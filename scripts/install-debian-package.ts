import { spawnSync } from 'node:child_process'

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
  const [file = '', ...args] = command.split(' ')
  const { status } = spawnSync(file, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`${command} ended with ${status}`)
}
