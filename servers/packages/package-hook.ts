import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPackage } from './find-package.js'
import { optionalPackages } from './optional-packages.js'

type Context = { parentURL?: string | undefined }
type Next = (specifier: string, context: Context) => unknown

/** A hook of Node's module loader (`module.register`): finds optional packages where they are installed. */
export function resolve(specifier: string, context: Context, next: Next): unknown {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? []
  const folder = Object.hasOwn(optionalPackages, name) ? findPackage(name) : undefined
  if (folder === undefined) return next(specifier, context)
  return next(specifier, { ...context, parentURL: pathToFileURL(join(folder, 'none.js')).href })
}
