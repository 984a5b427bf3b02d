import type { Database } from '../../database/database.js'
import { type MirrorOptions, startMirroring } from '../names/registry/mirror-next.js'
import type { NetworkWork } from '../start-network-work.js'

/** The background work for names. */
export type NameWork = {
  start(database: Database): { close(): Promise<void> }
  /** Looks for new names at once. */
  wake(): void
}

/** Writes registered names into the registries of their chains. */
export function createNameWork(options: MirrorOptions): NameWork {
  let mirroring: NetworkWork | undefined
  return {
    wake: () => mirroring?.wake(),
    start(database) {
      mirroring = startMirroring(database, options)
      return mirroring
    },
  }
}
