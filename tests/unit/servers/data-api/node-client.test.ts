import { expect, onTestFinished, test } from 'vitest'
import { createNodeClient } from '../../../../servers/data-api/indexer/node-client.js'
import { startJsonRpcNode } from '../../../fixtures/start-json-rpc-node.js'

const call = { method: 'eth_chainId', params: [] }

async function openClient(answer: () => unknown) {
  const node = await startJsonRpcNode(answer)
  onTestFinished(() => node.close())
  return createNodeClient(node.url)
}

test('the refusal of one call stands in its place', async () => {
  const client = await openClient(
    () => '[{"id":1,"error":{"code":-32601,"message":"not found"}},{"id":0,"result":"0x1"}]',
  )
  expect(await client.send([call, { method: 'trace_block', params: [] }])).toEqual([
    '0x1',
    expect.objectContaining({ name: 'NodeError', method: 'trace_block', message: 'trace_block: not found (-32601)' }),
  ])
})

// The log has the message of an OperatorError only.
test.each([
  ['an HTTP error', 503, 'The node answered with status 503.'],
  ['no list', {}, 'The node does not answer each call of a batch.'],
  ['no JSON', '<html>', 'The node does not answer each call of a batch.'],
])('%s is an error for the log', async (_what, answer, message) => {
  const client = await openClient(() => answer)
  await expect(client.send([call])).rejects.toMatchObject({ name: 'OperatorError', message })
})
