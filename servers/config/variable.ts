import type { ProgramName } from '../parts/parts.js'
import type { KindName } from './kinds.js'

/** A service by its name, or `start`: everything that `lintel start` runs without a name, which passes some variables on. */
export type Reader = ProgramName | 'start'

/** An environment variable of the services. */
export type Variable = {
  kind: KindName
  services: readonly Reader[]
  /** The text that counts when it is empty. */
  default?: string
  /** The same in words, if it is not a text. */
  otherwise?: string
  /** The services that do not start without it. */
  requiredBy?: readonly ProgramName[]
  /** Its value is never printed, and `<NAME>_FILE` may name a file that holds it. */
  isSecret?: true
  /** Its description, as a part of a sentence. */
  about: string
  example: string
}

/** Keeps the names of a table of variables, and of the services of each. */
export function defineVariables<const Table extends Readonly<Record<string, Variable>>>(table: Table): Table {
  return table
}
