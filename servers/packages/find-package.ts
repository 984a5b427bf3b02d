import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ownFolder = dirname(fileURLToPath(import.meta.url))

/** The folder of the data folder below which `lintel start` installs packages. */
export function locatePackages(): string {
  return resolve(process.env.LINTEL_DATA_DIR || '.lintel', 'packages')
}

/** The folder into which `lintel start` installs a package. */
export function locatePackage(name: string): string {
  return join(locatePackages(), name.replace('/', '+'))
}

/**
 * Returns the folder whose node_modules have a package: that of these files or one above, where Node looks itself, or the one in the data
 * folder into which it was installed, by `lintel start` or by hand. The working directory does not count: whoever can write there would run code in the services.
 *
 * @returns undefined when it is not installed.
 */
export function findPackage(name: string): string | undefined {
  const has = (folder: string) => existsSync(join(folder, 'node_modules', name, 'package.json'))
  for (let folder = ownFolder; ; folder = dirname(folder)) {
    if (has(folder)) return folder
    if (folder === dirname(folder)) break
  }
  return [locatePackage(name), locatePackages()].find(has)
}

/**
 * Returns the path of a file of a package.
 *
 * @throws Error of Node when it is not installed.
 * @example resolveFile('@uniswap/v2-core', 'build/UniswapV2Pair.json')
 */
export function resolveFile(name: string, file: string): string {
  const folder = findPackage(name) ?? ownFolder
  return createRequire(join(folder, 'none.js')).resolve(`${name}/${file}`)
}
