import { describe, expect, test, vi } from 'vitest'
import { createDeliveries } from '../../../../servers/relay/connection/create-deliveries.js'
import { createMailboxes } from '../../../../servers/relay/connection/create-mailboxes.js'
import { createSubscriptions } from '../../../../servers/relay/connection/create-subscriptions.js'
import { createRelayMetrics } from '../../../../servers/relay/create-relay-metrics.js'
import { createWorkLimit } from '../../../../servers/relay/limits/create-work-limit.js'
import type { RelayStore, StoredMessage } from '../../../../servers/relay/store/relay-store.js'

const topic = 'a'.repeat(64)
const page = ['one', 'two', 'three'].map(
  (message): StoredMessage => ({
    topic,
    hash: message,
    message,
    publisher: 'alice',
    publishedAt: 0,
    expiresAt: 60_000,
  }),
)

/** A client on a topic that is fuller than a page. By default the store does not keep its answers. */
function setUp({ acknowledge = async () => false }: Partial<Pick<RelayStore, 'acknowledge'>> = {}) {
  const list = vi.fn(async () => ({ messages: page, hasMore: true }))
  const store: RelayStore = {
    put: async () => true,
    list,
    acknowledge,
    watch: () => () => undefined,
    check: async () => undefined,
  }
  const sent: number[] = []
  const deliveries = createDeliveries({
    limit: 100,
    send: (frame) => sent.push((frame as { id: number }).id),
    overflow: () => undefined,
  })
  const subscriptions = createSubscriptions({
    limit: 10,
    allowance: {
      accounts: [],
      takeSubscriptions: () => undefined,
      returnSubscriptions: () => undefined,
      takeNewTopics: () => undefined,
      takeTraffic: () => 0,
      close: () => undefined,
    },
    nameSubscription: () => 'subscription',
    isKnown: () => false,
    join: () => undefined,
    leave: () => undefined,
  })
  const fail = vi.fn()
  const options = {
    clientId: 'bob',
    store,
    metrics: createRelayMetrics(),
    workLimit: createWorkLimit(10),
    charge: vi.fn(),
    fail,
  }
  return { list, sent, subscriptions, mailboxes: createMailboxes({ ...options, deliveries, subscriptions }) }
}

describe('a client whose answers are no longer kept', () => {
  test('is not sent the same page for ever', async () => {
    const { list, sent, subscriptions, mailboxes } = setUp()
    subscriptions.add([topic])
    await mailboxes.deliverWaiting([topic])
    for (let answered = 0; answered < sent.length && answered < 60; answered += 1) {
      mailboxes.settle(sent[answered] ?? 0)
      await new Promise((resolve) => setImmediate(resolve))
    }
    // Once as it waits, and at most once more.
    expect(sent.length).toBeLessThanOrEqual(2 * page.length)
    expect(list.mock.calls.length).toBeLessThanOrEqual(3)
  })

  test('is not told to fetch the same page for ever', async () => {
    const { mailboxes } = setUp()
    const { messages, hasMore } = await mailboxes.fetch([topic])
    expect([messages.map(({ message }) => message), hasMore]).toEqual([['one', 'two', 'three'], false])
  })
})

describe('a message that the feed brings after the client has acknowledged it', () => {
  const settleAll = () => new Promise((resolve) => setImmediate(resolve))

  test.each([
    { name: 'is not sent again', acknowledge: async () => true, times: 1 },
    {
      name: 'is sent again when the store has failed to record that',
      acknowledge: () => Promise.reject(new Error('down')),
      times: 2,
    },
  ])('$name', async ({ acknowledge, times }) => {
    const { sent, subscriptions, mailboxes } = setUp({ acknowledge })
    subscriptions.add([topic])
    mailboxes.deliver(page[0] as StoredMessage)
    mailboxes.settle(sent[0] ?? 0)
    await settleAll()
    mailboxes.deliver(page[0] as StoredMessage)
    expect(sent).toHaveLength(times)
  })
})
