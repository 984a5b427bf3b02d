import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectRedis, type RedisConnections } from '../../../../servers/relay/node/connect-redis.js'
import { createRedisStore } from '../../../../servers/relay/store/create-redis-store.js'
import type { RelayStore, StoredMessage } from '../../../../servers/relay/store/relay-store.js'
import { drain } from '../../../bench/relay/drain.js'
import { requestSharedServer } from '../../fixtures/shared-servers/request-shared-server.js'

let connections: RedisConnections
let store: RelayStore

beforeAll(async () => {
  connections = await connectRedis(await requestSharedServer('redis'))
  store = createRedisStore({ ...connections, now: Date.now })
})
afterAll(() => connections.close())

const createMessage = (text: string): StoredMessage => ({
  topic: 'topic',
  hash: text,
  message: text,
  publisher: 'alice',
  publishedAt: Date.now(),
  expiresAt: Date.now() + 600_000,
})
const look = (options: { unanswered?: number; isComplete?: boolean; limit?: number } = {}) =>
  drain({
    commands: connections.commands,
    clients: [{ countUnanswered: () => 0 }, { countUnanswered: () => options.unanswered ?? 0 }],
    isComplete: () => options.isComplete ?? false,
    limit: options.limit ?? 0,
  })

test('the bench of the relay tells what still waits from what is lost, and waits for it', async () => {
  expect(await look({ limit: 60_000 })).toEqual({ unanswered: 0, waiting: 0 })
  const [one, two] = [createMessage('one'), createMessage('two')]
  for (const message of [one, two]) await store.put(message)
  await store.acknowledge(one, 'bob')
  expect(await look({ unanswered: 3 })).toEqual({ unanswered: 3, waiting: 1 })
  expect(await look({ isComplete: true, limit: 60_000 })).toEqual({ unanswered: 0, waiting: 1 })
  let isOver = false
  const draining = look({ limit: 60_000 }).finally(() => {
    isOver = true
  })
  await look()
  expect(isOver).toBe(false)
  await store.acknowledge(two, 'bob')
  expect(await draining).toEqual({ unanswered: 0, waiting: 0 })
})
