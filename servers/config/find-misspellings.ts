import { nameAlone } from './read-settings.js'
import type { Variable } from './variable.js'
import { type VariableName, variables } from './variables.js'

/** The minimum length of a compared name. Shorter names resemble those of other programs: `HOST` is near `HOME`. */
const MIN_LENGTH = 8
/** Letters that are missing, too many, or others. */
const MAX_EDITS = 2

const others = ['LINTEL_VISUAL', 'LINTEL_SITE_FILE']

/** Suggests a name for each unused variable whose name is almost one of ours, or begins with `LINTEL_`. */
export function findMisspellings(env: NodeJS.ProcessEnv): string[] {
  const known = new Set([...listNames(), ...others])
  return Object.keys(env)
    .filter((name) => env[name] && !known.has(name) && name.length >= MIN_LENGTH)
    .flatMap((name) => {
      const meant = [...known].find((one) => one.length >= MIN_LENGTH && countEdits(name, one) <= MAX_EDITS)
      if (meant !== undefined) return [`${name} is read by nothing. Did you mean ${meant}?`]
      return name.startsWith('LINTEL_') ? [`${name} is read by nothing.`] : []
    })
    .toSorted()
}

function listNames(): string[] {
  return (Object.keys(variables) as VariableName[]).flatMap((name) => {
    const { isSecret, services }: Variable = variables[name]
    const names = [
      name,
      ...services.filter((service) => service !== 'start').map((service) => nameAlone(service, name)),
    ]
    return isSecret ? names.flatMap((one) => [one, `${one}_FILE`]) : names
  })
}

/** Levenshtein's distance. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, against] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
