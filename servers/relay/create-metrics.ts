/** Counters by name: what each counts, for whoever reads `/metrics`. Nothing here names a client or a topic. */
const counters = {
  connections_opened: 'Connections accepted.',
  connections_refused: 'Connections refused: token, project, origin or limit.',
  connections_limited: 'Connections refused: too many from one address.',
  connections_dropped: 'Connections the relay closed: gone, slow, or over a limit.',
  messages_published: 'Messages accepted for delivery, each once.',
  messages_repeated: 'Messages published again while the first was still kept.',
  messages_delivered: 'Messages handed to a subscribed client.',
  messages_acknowledged: 'Messages a client has confirmed.',
  frames_invalid: 'Frames that were no valid request.',
  requests_limited: 'Requests refused by the rate limit.',
  requests_over_quota: 'Requests refused because a client or an address has too much already.',
  entries_malformed: 'What was found among the messages of a store and is none.',
  store_failures: 'Times the store did not do what it was asked.',
} as const

export type CounterName = keyof typeof counters

export type Metrics = {
  count(name: CounterName): void
  /** The Prometheus text format, 0.0.4. */
  format(gauges: Record<string, { help: string; value: number }>): string
}

/** Counts what a relay does. */
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
