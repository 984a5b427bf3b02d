/** How long the same message is not repeated, ms. */
const INTERVAL = 10_000
/** How many messages are remembered. */
const MAX_REPORTS = 100

/**
 * Drops a message that was reported in the last 10 s, also one whose error was thrown elsewhere: each request fails during an
 * outage.
 */
export function limitReports(report: (message: string) => void): (message: string) => void {
  const reportedAt = new Map<string, number>()
  return (message) => {
    const now = performance.now()
    // Without the frames of the error.
    const [head = ''] = message.split('\n', 1)
    if (now - (reportedAt.get(head) ?? Number.NEGATIVE_INFINITY) < INTERVAL) return
    if (reportedAt.size >= MAX_REPORTS) reportedAt.clear()
    reportedAt.set(head, now)
    report(message)
  }
}
