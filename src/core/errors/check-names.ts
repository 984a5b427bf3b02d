import { isRecord } from '../../rules/is-record.js'
import { findNearestName } from './find-nearest-name.js'
import { InvalidOptionError } from './option-errors.js'

/**
 * Refuses options with unknown names. With `hasOthers` only names that are near a missing one.
 *
 * @throws InvalidOptionError with the nearest name, or all of them
 */
export function checkNames(options: unknown, names: readonly string[], path: string, hasOthers = false): void {
  if (!isRecord(options)) return
  for (const name of Object.keys(options).filter((given) => !names.includes(given))) {
    const nearest = findNearestName(name, hasOthers ? names.filter((known) => !(known in options)) : names)
    if (hasOthers && !nearest) continue
    throw new InvalidOptionError({
      option: joinPath(path, name),
      got: name,
      isUnknown: true,
      write: nearest ? `Did you mean \`${joinPath(path, nearest)}\`?` : `Write any of ${names.join(', ')}.`,
    })
  }
}

/** The path of an option. The outermost options have no parent. */
export function joinPath(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}
