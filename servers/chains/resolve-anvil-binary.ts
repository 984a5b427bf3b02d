import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { resolveFile } from '../packages/find-package.js'

const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'win32' }
const architectures: Record<string, string> = { arm64: 'arm64', x64: 'amd64' }

/**
 * Returns the path of the native anvil. Uses the platform package directly, so that its install script is not needed and
 * signals reach anvil itself.
 *
 * @throws Error that says what to install when this platform has no package.
 */
export function resolveAnvilBinary(platform: string = process.platform, architecture: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platforms[platform] ?? platform}-${architectures[architecture] ?? architecture}`
  // The platform package is a dependency of the main one, so it is looked up from there.
  const require = createRequire(resolveFile('@foundry-rs/anvil', 'package.json'))
  try {
    const folder = dirname(require.resolve(`${name}/package.json`))
    const path = join(folder, 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
    if (existsSync(path)) return path
    throw new Error(`${path} does not exist.`)
  } catch (cause) {
    throw new Error(
      `The local chains need ${name}, which is not installed. Run \`npm install\` with optional dependencies.`,
      { cause },
    )
  }
}
