import { type MemorySnapshot, parseMemorySnapshot } from '../../index.js'
import { readStateFile, writeStateFile } from '../../process/state-file.js'

/** Reads the saved mailboxes. A file that cannot be read is renamed and reported, and the relay starts empty. */
export function readSnapshot(path: string, report: (message: string) => void): Promise<MemorySnapshot | undefined> {
  return readStateFile({
    path,
    restore: parseMemorySnapshot,
    reportBroken: (reason, aside) =>
      report(`Relay: the saved mailboxes could not be read (${reason}). They were moved to ${aside}; it starts empty.`),
  })
}

/** Only the owner may read the file. */
export function writeSnapshot(path: string, snapshot: MemorySnapshot): Promise<void> {
  return writeStateFile(path, snapshot, 0o600)
}
