import { expect, test } from 'vitest'
import { parseFrame } from '../../../../servers/relay/protocol/parse-frame.js'

const frame = (params: object) => JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'irn_batchSubscribe', params })

test.each([
  ['more topics than a batch may have', Array.from({ length: 250_000 }, () => 'a')],
  ['topics that are no text', Array.from({ length: 250_000 }, () => 1)],
])('a frame of 1 MiB with %s costs little more than reading its JSON', (_what, topics) => {
  const text = frame({ topics })
  const measure = (work: () => void) => {
    const times = [1, 2, 3].map(() => {
      const started = performance.now()
      work()
      return performance.now() - started
    })
    return Math.min(...times)
  }
  // Validation of every topic took 20 times as long.
  expect(measure(() => parseFrame(text))).toBeLessThan(5 * measure(() => JSON.parse(text)) + 5)
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
