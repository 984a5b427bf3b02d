import { expect, test } from 'vitest'
import { type EndpointHealth, rankEndpoints } from '../../../../servers/rpc/rank-endpoints.js'

/** Ten checks: `answered` of them with this latency. */
const health = (answered: number, latency: number, isDown = false): EndpointHealth => ({
  isDown,
  samples: Array.from({ length: 10 }, (_, index) => ({ isOk: index < answered, latency })),
})
const unknown: EndpointHealth = { samples: [], isDown: false }

test.each<[what: string, endpoints: EndpointHealth[], order: number[]]>([
  ['one endpoint', [health(10, 50)], [0]],
  ['none', [], []],
  ['without checks the order of the operator', [unknown, unknown, unknown], [0, 1, 2]],
  ['the faster of two that always answer', [health(10, 80), health(10, 20)], [1, 0]],
  ['equal ones in the order of the operator', [health(10, 50), health(10, 50)], [0, 1]],
  // 0.7 × 0.5 + 0.3 × 0.9 = 0.62 against 0.7 × 1 + 0.3 × 0 = 0.7.
  ['a stable slow one before a fast one that fails half of the time', [health(5, 10), health(10, 100)], [1, 0]],
  // 0.7 × 0.9 + 0.3 × 0.9 = 0.9 against 0.7.
  ['a fast one that fails once in ten before a slow one', [health(10, 100), health(9, 10)], [1, 0]],
  // 0.7 × 0.7 + 0.3 × 0.9 = 0.76 and 0.7 × 0.6 + 0.3 × 0.9 = 0.69 against 0.7: the weights.
  ['three failures of ten are still outweighed by speed', [health(10, 100), health(7, 10)], [1, 0]],
  ['four are not', [health(10, 100), health(6, 10)], [0, 1]],
  ['one that never answered is last', [health(0, 1), health(1, 900)], [1, 0]],
  ['one that is down is last, however good its checks', [health(10, 1, true), health(2, 900)], [1, 0]],
  ['all down: the best first', [health(1, 50, true), health(9, 50, true)], [1, 0]],
])('%s', (_what, endpoints, order) => {
  expect(rankEndpoints(endpoints)).toEqual(order)
})
