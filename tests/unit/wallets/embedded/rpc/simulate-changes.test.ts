import { concat, createTestClient, type Hex, http, parseEther, toEventSelector, toHex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { createNode } from '../../../../../wallets/embedded/rpc/create-node.js'
import { simulateChanges } from '../../../../../wallets/embedded/rpc/simulate-changes.js'
import { startTestAnvil } from '../../../../fixtures/anvil.js'
import { account, ask, other, token } from '../approval/sample-context.js'

const anvil = await startTestAnvil({ chainId: 31337 })
afterAll(() => anvil.close())
const node = createNode({ name: 'Chain', rpcUrl: anvil.url })
const client = createTestClient({ mode: 'anvil', transport: http(anvil.url) })

/** Whatever is called: `event(caller, token, 5)`. */
const emit = (event: string): Hex =>
  concat(['0x6005600052', '0x30', '0x33', '0x7f', toEventSelector(event), '0x6020', '0x6000', '0xa3', '0x00'])

const pay = (to: string, data?: Hex) => ask('eth_sendTransaction', [{ to, value: toHex(parseEther('1')), data }])

test('the node runs the calls: what leaves in native currency', async () => {
  expect(await simulateChanges(node, pay(other))).toEqual({
    status: 'done',
    changes: { leaves: [{ asset: { kind: 'native' }, amount: parseEther('1') }], arrives: [], allows: [] },
  })
})

test.each([
  ['Transfer(address,address,uint256)', { leaves: [{ asset: { kind: 'token', token }, amount: 5n }], allows: [] }],
  ['Approval(address,address,uint256)', { leaves: [], allows: [{ kind: 'token', token, spender: token, amount: 5n }] }],
])('what a call does that cannot be read: %s', async (event, { leaves, allows }) => {
  await client.setCode({ address: token, bytecode: emit(event) })
  expect(await simulateChanges(node, pay(token, '0x12345678'))).toEqual({
    status: 'done',
    changes: { leaves: [{ asset: { kind: 'native' }, amount: parseEther('1') }, ...leaves], arrives: [], allows },
  })
})

test('a call that fails', async () => {
  await client.setCode({ address: token, bytecode: '0x60006000fd' })
  expect(await simulateChanges(node, pay(token, '0x12345678'))).toEqual({ status: 'failed' })
})

test('a node that cannot do it', async () => {
  const refuse = async () => {
    throw new Error('The method does not exist.')
  }
  expect(await simulateChanges(refuse, pay(other))).toEqual({ status: 'unavailable' })
})

test('a message has nothing to simulate', async () => {
  expect(await simulateChanges(node, ask('personal_sign', ['hi', account]))).toBeNull()
})
