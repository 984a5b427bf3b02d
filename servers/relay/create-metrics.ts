/** The help text of each counter at `/metrics`. No text contains a client or a topic. */
const counters = {
  connections_opened: 'Connections accepted.',
  connections_refused: 'Connections refused: token, project, origin or limit.',
  connections_limited: 'Connections refused: too many from one address.',
  connections_dropped: 'Connections closed by the relay: no pong, too slow, or over a limit.',
  messages_published: 'Messages accepted for delivery, each once.',
  messages_repeated: 'Messages published again while the first copy was still stored.',
  messages_delivered: 'Messages sent to a subscribed client.',
  messages_acknowledged: 'Messages acknowledged by a client.',
  frames_invalid: 'Frames that were not a valid request.',
  requests_limited: 'Requests refused by the rate limit.',
  requests_over_quota: 'Requests refused by the quota of a client or an address.',
  entries_malformed: 'Invalid entries found among the messages of the store.',
  store_failures: 'Failed operations of the store.',
} as const

export type CounterName = keyof typeof counters

export type Metrics = {
  count(name: CounterName): void
  /** Returns the Prometheus text format 0.0.4. */
  format(gauges: Record<string, { help: string; value: number }>): string
}

/** Counts the events of a relay. */
export function createMetrics(): Metrics {
  const values = new Map<string, number>(Object.keys(counters).map((name) => [name, 0]))
  return {
    count: (name) => values.set(name, (values.get(name) ?? 0) + 1),
    format: (gauges) =>
      [
        ...Object.entries(counters).map(([name, help]) =>
          formatMetric(`${name}_total`, 'counter', help, values.get(name)),
        ),
        ...Object.entries(gauges).map(([name, { help, value }]) => formatMetric(name, 'gauge', help, value)),
      ].join(''),
  }
}

function formatMetric(name: string, type: 'counter' | 'gauge', help: string, value = 0): string {
  const full = `lintel_relay_${name}`
  return `# HELP ${full} ${help}\n# TYPE ${full} ${type}\n${full} ${value}\n`
}
