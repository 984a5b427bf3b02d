import { expect, test } from 'vitest'
import { parseFrame } from '../../../../servers/relay/protocol/parse-frame.js'

const frame = (params: object) => JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'irn_batchSubscribe', params })

test.each([
  ['more topics than a batch may have', 'a'],
  ['topics that are no text', 1],
])('the number of topics is checked before the first of them: a frame of 1 MiB with %s', (_what, topic) => {
  const text = frame({ topics: Array.from({ length: 250_000 }, () => topic) })
  expect(parseFrame(text)).toMatchObject({
    id: 7,
    error: { message: 'Invalid params of irn_batchSubscribe: topics must name 500 topics at most.' },
  })
})

test('the first invalid topic of a batch is named', () => {
  const topics = ['a'.repeat(64), 'b', 'c']
  expect(parseFrame(frame({ topics }))).toMatchObject({
    error: { message: 'Invalid params of irn_batchSubscribe: topics.1 must be 64 hex characters.' },
  })
})
