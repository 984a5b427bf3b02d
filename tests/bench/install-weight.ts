import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packLibrary } from '../consumers/pack-library.js'
import { ROOT } from '../fixtures/source-files.js'

/** `bytes` of all files, unpacked. */
export type InstallWeight = { packages: number; bytes: number }

/** What `npm install` of the packed library adds to the node_modules of an app that has its required peers. */
export async function weighInstall(): Promise<InstallWeight> {
  const tarball = await packLibrary()
  const folder = mkdtempSync(join(tmpdir(), 'lintel-install-'))
  const install = (...packages: string[]) =>
    execFileSync('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'app', private: true }))
    install(...listPeers())
    const before = weighModules(folder)
    install(tarball)
    const after = weighModules(folder)
    return { packages: after.packages - before.packages, bytes: after.bytes - before.bytes }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The required peers, in the versions that are tested here. */
function listPeers(): string[] {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return Object.keys(manifest.peerDependencies)
    .filter((name) => manifest.peerDependenciesMeta[name]?.optional !== true)
    .map((name) => `${name}@${manifest.devDependencies[name]}`)
}

function weighModules(folder: string): InstallWeight {
  const modules = join(folder, 'node_modules')
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'))
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return {
    packages: Object.keys(packages).length,
    bytes: files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0),
  }
}
