import { readStateFile, type StateFileOptions } from '../../process/state-file.js'

export type ChainFileOptions<Chain> = Pick<StateFileOptions<Chain>, 'path' | 'restore'> & {
  /** The name of the chain, for messages to the operator. */
  name: string
  report: (message: string) => void
}

/**
 * Restores a local chain from its file. Returns undefined if there is no file. A file that cannot be read is moved aside and
 * reported.
 */
export function readChainFile<Chain>({ name, report, ...file }: ChainFileOptions<Chain>): Promise<Chain | undefined> {
  return readStateFile({
    ...file,
    reportBroken: (reason, aside) =>
      report(
        `${name}: the saved state could not be read (${reason}). It was moved to ${aside}; the chain starts fresh.`,
      ),
  })
}
