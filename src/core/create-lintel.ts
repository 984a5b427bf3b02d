import type { Lintel } from './lintel.js'
import type { LintelOptions } from './options.js'

/** Placeholder so that others can compile; filled in by the next commits. */
export function createLintel(options: LintelOptions): Lintel {
  throw new Error(`Not built yet: ${options.metadata.name}`)
}
