import { isEnd, type PayRequest } from './request.js'

/** How often a payment is read, in ms: less often while nothing happens. */
export const POLL_MS = { least: 3_000, waiting: 12_000, failing: 30_000 } as const

/**
 * The pause before the next read in ms; false when nothing more is expected.
 *
 * @param parameters.reads The number of reads so far.
 * @param parameters.failures The number of failed reads in a row, up to the last one.
 * @param parameters.hasSent Whether a payment of this browser is pending.
 */
export function readPause(
  request: Pick<PayRequest, 'status'> | undefined,
  { reads, failures, hasSent }: { reads: number; failures: number; hasSent: boolean },
): number | false {
  if (failures > 0) return Math.min(POLL_MS.failing, POLL_MS.least * 2 ** (failures - 1))
  if (!request) return POLL_MS.least
  const { status } = request
  if (isEnd(status)) return false
  if (hasSent || status === 'seen' || status === 'confirming') return POLL_MS.least
  return Math.min(POLL_MS.waiting, POLL_MS.least * 1.2 ** Math.max(0, reads - 5))
}
