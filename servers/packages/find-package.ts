import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of a data folder into which `lintel start` installs packages. */
export function locatePackages(dataFolder = process.env.LINTEL_DATA_DIR || '.lintel'): string {
  return resolve(dataFolder, 'packages')
}

/**
 * Returns the folder whose node_modules have a package: that of these files or one above, of the working directory, or of the data
 * folder. Undefined when it is not installed.
 */
export function findPackage(name: string): string | undefined {
  const starts = [dirname(fileURLToPath(import.meta.url)), process.cwd(), locatePackages()]
  for (const start of starts) {
    for (let folder = start; ; folder = dirname(folder)) {
      if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return folder
      if (folder === dirname(folder)) break
    }
  }
  return undefined
}

/**
 * Returns the path of a file of a package.
 *
 * @throws Error of Node when it is not installed.
 * @example resolveFile('@uniswap/v2-core', 'build/UniswapV2Pair.json')
 */
export function resolveFile(name: string, file: string): string {
  const folder = findPackage(name) ?? process.cwd()
  return createRequire(join(folder, 'none.js')).resolve(`${name}/${file}`)
}
