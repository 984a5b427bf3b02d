import { type Counter, createMetrics, type Metrics } from '../operation/metrics.js'

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

export type RelayMetrics = { count(name: CounterName): void }

/** Counts the events of a relay in `metrics`. Each counter is there from the start, with 0. */
export function createRelayMetrics(metrics: Metrics = createMetrics()): RelayMetrics {
  const created = Object.fromEntries(
    Object.entries(counters).map(([name, help]) => {
      const counter = metrics.counter(`lintel_relay_${name}`, help)
      counter.add({}, 0)
      return [name, counter]
    }),
  ) as Record<CounterName, Counter>
  return { count: (name) => created[name].add() }
}
