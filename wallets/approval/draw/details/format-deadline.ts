import type { ApproveWords } from '../../words/en-approve.js'

/** The last second that JavaScript has a date for. */
const LAST_SECOND = 8_640_000_000_000n

/** Writes until when a permit can be used, in UTC. `deadline` in seconds since the epoch, or null without end. */
export function formatDeadline(deadline: bigint | null, { locale, noEnd }: ApproveWords): string {
  if (deadline === null || deadline > LAST_SECOND) return noEnd
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(Number(deadline) * 1_000))
}
