import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseEther,
  parseTransaction,
  toFunctionSelector,
  zeroHash,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { encodeAccountCalls } from '../../../../../src/embedded/smart-account/account-calls.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { FrameError } from '../../../../../wallets/embedded/messaging/frame-error.js'
import { readCallsStatus } from '../../../../../wallets/embedded/rpc/calls/read-calls-status.js'
import { type Node, NodeUnreachableError } from '../../../../../wallets/embedded/rpc/create-node.js'
import { closed } from '../../../servers/bundler/fixtures/bundler-world.js'
import { type ExecutionWorld, startExecutionWorld } from './execution-world.js'

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

let world: ExecutionWorld
beforeAll(async () => {
  world = await startExecutionWorld()
})
afterAll(() => world.close())

const newReceiver = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as Hex
const readBalance = (address: Hex) => world.client.getBalance({ address })
const batch = (calls: readonly object[], fields: object = {}) => [
  { version: '2.0.0', chainId: '0x7a69', atomicRequired: true, calls, ...fields },
]

describe('signatures of the smart account', () => {
  const typedData = {
    domain: { name: 'Harbor', chainId: 31337 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' },
  } as const

  it('verify before the account is deployed (ERC-6492), and after (EIP-1271)', async () => {
    const visitor = await world.createVisitor()
    const { account, owner } = visitor
    const lengths: number[] = []
    for (const phase of ['undeployed', 'deployed']) {
      const signature = (await visitor.send('personal_sign', ['0x6869', account])) as Hex
      const typed = (await visitor.send('eth_signTypedData_v4', [account, typedData])) as Hex
      lengths.push(signature.length)
      expect(await world.client.verifyMessage({ address: account, message: 'hi', signature }), phase).toBe(true)
      expect(await world.client.verifyMessage({ address: account, message: 'ho', signature }), phase).toBe(false)
      expect(await world.client.verifyTypedData({ address: account, ...typedData, signature: typed }), phase).toBe(true)
      await visitor.send('eth_sendTransaction', [{ to: newReceiver(), value: '0x1' }])
    }
    expect(lengths[0]).toBeGreaterThan(132)
    expect(lengths[1]).toBe(132)
    const own = (await visitor.send('personal_sign', ['0x6869', owner])) as Hex
    expect(await world.client.verifyMessage({ address: owner, message: 'hi', signature: own })).toBe(true)
  })
})

describe('one transaction', () => {
  it('is one user operation, which deploys the account at first, and is answered with its transaction', async () => {
    const visitor = await world.createVisitor()
    const receiver = newReceiver()
    const execution = visitor.prepare('eth_sendTransaction', [{ to: receiver, value: '0x5' }])
    const cost = await execution.readCost()
    expect(cost).toMatchObject({ status: 'known', createsAccount: true })
    const answer = await execution.carryOut(visitor.worker)
    const hash = (await answer()) as Hex
    const receipt = await world.client.getTransactionReceipt({ hash })
    expect(receipt.to).toBe(smartAccountAddresses.entryPoint.toLowerCase())
    expect(await readBalance(receiver)).toBe(5n)
    const paid = parseEther('1') - 5n - (await readBalance(visitor.account))
    expect(paid).toBeLessThanOrEqual('fee' in cost ? cost.fee : 0n)
    const next = await visitor.prepare('eth_sendTransaction', [{ to: receiver, value: '0x5' }]).readCost()
    expect(next).toMatchObject({ status: 'known', createsAccount: false })
  })

  it('that the account cannot pay is not signed', async () => {
    const visitor = await world.createVisitor(0n)
    const payment = [{ to: newReceiver(), value: '0x0' }]
    expect(await visitor.prepare('eth_sendTransaction', payment).readCost()).toMatchObject({ status: 'insufficient' })
  })

  it('that would revert says why', async () => {
    const visitor = await world.createVisitor()
    expect(await visitor.prepare('eth_sendTransaction', [{ to: closed, data: '0x12345678' }]).readCost()).toEqual({
      status: 'failed',
      reason: expect.stringContaining('The vault is closed.'),
    })
  })

  it('that reverts after all is a failure, although its transaction is in a block', async () => {
    const visitor = await world.createVisitor()
    const target = newReceiver()
    await world.client.setCode({ address: target, bytecode: '0x00' })
    const execution = visitor.prepare('eth_sendTransaction', [{ to: target, data: '0x12345678' }])
    await execution.readCost()
    const code = await world.client.getCode({ address: closed })
    await world.client.setCode({ address: target, bytecode: code ?? '0x' })
    const answer = await execution.carryOut(visitor.worker)
    await expect(answer()).rejects.toMatchObject({ code: -32003, message: expect.stringContaining('0x') })
  })

  it('whose answer was lost is not signed again', async () => {
    const visitor = await world.createVisitor()
    const receiver = newReceiver()
    const asked: string[] = []
    let isDown = true
    const lossy: Node = async (method, params) => {
      asked.push(method)
      if (method === 'eth_sendUserOperation') await visitor.bundler(method, params).catch(() => null)
      const isAsked = method === 'eth_sendUserOperation' || method === 'eth_getUserOperationByHash'
      if (isDown && isAsked) throw new NodeUnreachableError('Chain')
      return visitor.bundler(method, params)
    }
    const execution = visitor.prepare('eth_sendTransaction', [{ to: receiver, value: '0x7' }], { bundler: lossy })
    await execution.readCost()
    await expect(execution.carryOut(visitor.worker)).rejects.toBeInstanceOf(NodeUnreachableError)
    expect(execution.isUnderWay()).toBe(true)
    isDown = false
    const answer = await execution.carryOut(visitor.worker)
    await answer()
    expect(await readBalance(receiver)).toBe(7n)
    expect(visitor.signed).toEqual(['sign-user-operation'])
    expect(asked.filter((method) => method === 'eth_sendUserOperation')).toHaveLength(2)
  })
})

describe('several calls', () => {
  it('are one operation, answered at once with their id, and their status follows', async () => {
    const visitor = await world.createVisitor()
    const [one, two] = [newReceiver(), newReceiver()]
    const calls = [
      { to: one, value: '0x1' },
      { to: two, value: '0x2' },
    ]
    expect(await visitor.send('wallet_sendCalls', batch(calls, { id: 'mine' }))).toEqual({ id: 'mine' })
    const found = visitor.batches.find('mine')
    if (!found) throw new Error('The calls are not known.')
    const read = () => readCallsStatus(found, visitor)
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200)
    expect(await read()).toMatchObject({
      version: '2.0.0',
      id: 'mine',
      chainId: '0x7a69',
      atomic: true,
      receipts: [{ status: '0x1', transactionHash: expect.stringMatching(/^0x[\da-f]{64}$/) }],
    })
    expect([await readBalance(one), await readBalance(two)]).toEqual([1n, 2n])
  })

  it('without an id get one of 32 random bytes', async () => {
    const visitor = await world.createVisitor()
    const calls = [{ to: newReceiver(), value: '0x1' }]
    expect(await visitor.send('wallet_sendCalls', batch(calls))).toEqual({
      id: expect.stringMatching(/^0x[\da-f]{64}$/),
    })
  })

  it('after others wait for them, so that none replaces another', async () => {
    const visitor = await world.createVisitor()
    const receiver = newReceiver()
    for (const value of ['0x1', '0x2', '0x4']) await visitor.send('wallet_sendCalls', batch([{ to: receiver, value }]))
    await expect.poll(() => readBalance(receiver), { timeout: 20_000 }).toBe(7n)
  })

  it('happen together or not at all', async () => {
    const visitor = await world.createVisitor()
    const [receiver, target] = [newReceiver(), newReceiver()]
    await world.client.setCode({ address: target, bytecode: '0x00' })
    const calls = [
      { to: receiver, value: '0x1' },
      { to: target, data: '0x12345678' },
    ]
    const execution = visitor.prepare('wallet_sendCalls', batch(calls, { id: 'revert' }))
    await execution.readCost()
    const code = await world.client.getCode({ address: closed })
    await world.client.setCode({ address: target, bytecode: code ?? '0x' })
    await (await execution.carryOut(visitor.worker))()
    const found = visitor.batches.find('revert')
    if (!found) throw new Error('The calls are not known.')
    await expect.poll(async () => (await readCallsStatus(found, visitor)).status, { timeout: 20_000 }).toBe(500)
    expect(await readBalance(receiver)).toBe(0n)
  })

  it('that the bundler has dropped were not sent', async () => {
    const visitor = await world.createVisitor()
    visitor.batches.add({ id: 'lost', chainId: 'eip155:31337', kind: 'operation', hash: zeroHash })
    const found = visitor.batches.find('lost')
    if (!found) throw new Error('The calls are not known.')
    expect(await readCallsStatus(found, visitor)).toMatchObject({ status: 100 })
    expect(await readCallsStatus({ ...found, sentAt: Date.now() - 61_000 }, visitor)).toMatchObject({ status: 400 })
  })
})

describe('a user operation', () => {
  it('of the page is signed by the wallet, and answered with its hash', async () => {
    const visitor = await world.createVisitor()
    const receiver = newReceiver()
    const callData = encodeAccountCalls([{ to: receiver, value: 3n, data: '0x' }])
    const operation = { sender: visitor.account, callData, callGasLimit: '0x0', signature: '0x' }
    const hash = await visitor.send('eth_sendUserOperation', [operation, smartAccountAddresses.entryPoint])
    expect(hash).toMatch(/^0x[\da-f]{64}$/)
    await expect.poll(() => readBalance(receiver), { timeout: 20_000 }).toBe(3n)
    expect(await visitor.bundler('eth_getUserOperationReceipt', [hash])).toMatchObject({ success: true })
  })

  it('has the fee that its limits allow', async () => {
    const visitor = await world.createVisitor()
    const callData = encodeAccountCalls([{ to: newReceiver(), value: 3n, data: '0x' }])
    const gas = { callGasLimit: '0x186a0', verificationGasLimit: '0x7a120', preVerificationGas: '0x15f90' }
    // The fee of the chain falls with each block of the tests before.
    const { maxFeePerGas } = await world.client.estimateFeesPerGas()
    const operation = { sender: visitor.account, callData, ...gas, maxFeePerGas: numberToHex(maxFeePerGas) }
    const execution = visitor.prepare('eth_sendUserOperation', [operation, smartAccountAddresses.entryPoint])
    const fee = (100_000n + 500_000n + 90_000n) * maxFeePerGas
    expect(await execution.readCost()).toEqual({ status: 'known', fee, createsAccount: true })
  })
})

describe('a user operation of a page that would be paid for it', () => {
  it.each([
    ['gas before the calls', { preVerificationGas: '0x7a1200' }],
    ['gas for the calls', { callGasLimit: '0x7a1200' }],
    ['a fee', { maxFeePerGas: '0x174876e800' }],
    ['a fee for who sends it', { maxPriorityFeePerGas: '0x174876e800' }],
  ])('%s that nobody needs is refused', async (_, limits) => {
    const visitor = await world.createVisitor()
    const callData = encodeAccountCalls([{ to: newReceiver(), value: 3n, data: '0x' }])
    const operation = { sender: visitor.account, callData, ...limits }
    const execution = visitor.prepare('eth_sendUserOperation', [operation, smartAccountAddresses.entryPoint])
    expect(await execution.readCost()).toEqual({
      status: 'failed',
      reason: 'The gas and fees of the operation are more than 4 times what it needs.',
    })
  })
})

describe('a bundler or a node that refuses what it keeps', () => {
  const payment = () => [{ to: newReceiver(), value: '0x1' }]
  /** As if every transaction so far were in a block. */
  const liar =
    (node: Node, nonce: { count: number }): Node =>
    async (method, params) => {
      if (method === 'eth_getTransactionCount') return numberToHex(nonce.count++)
      const isNonce = method === 'eth_call' && JSON.stringify(params).includes(getNonce)
      return isNonce ? numberToHex(nonce.count++, { size: 32 }) : node(method, params)
    }
  const getNonce = toFunctionSelector('getNonce(address,uint192)')

  it('of an operation gets no second one that is valid too', async () => {
    const visitor = await world.createVisitor()
    const kept: unknown[] = []
    const bundler: Node = async (method, params) => {
      if (method === 'eth_estimateUserOperationGas') {
        return { preVerificationGas: '0xffff', verificationGasLimit: '0xfffff', callGasLimit: '0xffff' }
      }
      if (method !== 'eth_sendUserOperation') return null
      kept.push((params as [{ nonce: Hex }])[0].nonce)
      throw new FrameError(-32500, 'No.')
    }
    const node = liar(visitor.node, { count: 5 })
    const execution = visitor.prepare('eth_sendTransaction', payment(), { bundler, node })
    for (let attempt = 0; attempt < 2; attempt++) {
      await execution.readCost()
      await expect(execution.carryOut(visitor.worker)).rejects.toMatchObject({ code: -32500 })
    }
    expect(kept).toEqual(['0x5', '0x5'])
  })

  it('of a transaction gets no second one that is valid too', async () => {
    const visitor = await world.createVisitor()
    const kept: (number | undefined)[] = []
    const honest = liar(visitor.node, { count: 5 })
    const node: Node = async (method, params) => {
      if (method !== 'eth_sendRawTransaction') return honest(method, params)
      kept.push(parseTransaction((params as [Hex])[0]).nonce)
      throw new FrameError(-32000, 'No.')
    }
    const execution = visitor.prepare('eth_sendTransaction', payment(), { as: 'eoa', node })
    for (let attempt = 0; attempt < 2; attempt++) {
      await execution.readCost()
      await expect(execution.carryOut(visitor.worker)).rejects.toMatchObject({ code: -32000 })
    }
    expect(kept).toEqual([5, 5])
  })
})

describe('a bundler that answers wrongly', () => {
  const answerWith =
    (visitor: { bundler: Node }, method: string, answer: unknown): Node =>
    async (asked, params) =>
      asked === method ? answer : visitor.bundler(asked, params)

  it.each([
    ['nothing', null],
    ['no limits', {}],
    ['a text', { preVerificationGas: 'many', verificationGasLimit: '0x1', callGasLimit: '0x1' }],
    [
      'more gas than a transaction has',
      { preVerificationGas: '0x1000000', verificationGasLimit: '0x1', callGasLimit: '0x1' },
    ],
    ['too many bits', { preVerificationGas: `0x1${'0'.repeat(32)}`, verificationGasLimit: '0x1', callGasLimit: '0x1' }],
  ])('to an estimate with %s: nothing is signed', async (_what, answer) => {
    const visitor = await world.createVisitor()
    const bundler = answerWith(visitor, 'eth_estimateUserOperationGas', answer)
    const execution = visitor.prepare('eth_sendTransaction', [{ to: newReceiver(), value: '0x1' }], { bundler })
    expect(await execution.readCost()).toMatchObject({ status: 'failed' })
    await expect(execution.carryOut(visitor.worker)).rejects.toMatchObject({ code: -32603 })
    expect(visitor.signed).toEqual([])
  })

  it('with the hash of another operation is not believed', async () => {
    const visitor = await world.createVisitor()
    const bundler = answerWith(visitor, 'eth_sendUserOperation', zeroHash)
    const execution = visitor.prepare('eth_sendTransaction', [{ to: newReceiver(), value: '0x1' }], { bundler })
    await execution.readCost()
    await expect(execution.carryOut(visitor.worker)).rejects.toMatchObject({ code: -32603 })
  })
})

describe('an account with a key of its own', () => {
  const token = newReceiver()
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [token, 1n] })

  it('sends calls one after the other after one approval', async () => {
    const visitor = await world.createVisitor()
    const [one, two] = [newReceiver(), newReceiver()]
    const calls = [
      { to: one, value: '0x1' },
      { to: two, value: '0x2' },
      { to: one, value: '0x4' },
    ]
    const request = batch(calls, { id: 'eoa', from: visitor.owner, atomicRequired: false })
    const execution = visitor.prepare('wallet_sendCalls', request, { as: 'eoa' })
    const cost = await execution.readCost()
    const single = await visitor
      .prepare('eth_sendTransaction', [{ from: visitor.owner, to: one, value: '0x1' }])
      .readCost()
    expect('fee' in cost && 'fee' in single && cost.fee >= 3n * single.fee).toBe(true)
    expect(await (await execution.carryOut(visitor.worker))()).toEqual({ id: 'eoa' })
    expect(visitor.signed).toEqual(['sign-transactions'])
    const found = visitor.batches.find('eoa')
    if (!found) throw new Error('The calls are not known.')
    await expect.poll(async () => (await readCallsStatus(found, visitor)).status).toBe(200)
    const status = await readCallsStatus(found, visitor)
    expect(status).toMatchObject({ atomic: false })
    expect(status.receipts).toHaveLength(3)
    expect([await readBalance(one), await readBalance(two)]).toEqual([5n, 2n])
  })

  it.each([
    ['refused', new FrameError(-32000, 'No.'), 600],
    ['without an answer, which counts as sent', new NodeUnreachableError('Chain'), 100],
  ])('stops at the first call that is %s', async (_, failure, expected) => {
    const visitor = await world.createVisitor()
    const [one, two] = [newReceiver(), newReceiver()]
    let sent = 0
    const node: Node = async (method, params) => {
      if (method === 'eth_sendRawTransaction') sent += 1
      if (method === 'eth_sendRawTransaction' && sent > 1) throw failure
      return visitor.node(method, params)
    }
    const calls = [
      { to: one, value: '0x1' },
      { to: two, value: '0x2' },
      { to: two, value: '0x4' },
    ]
    const request = batch(calls, { id: 'part', atomicRequired: false })
    expect(await visitor.send('wallet_sendCalls', request, { as: 'eoa', node })).toEqual({ id: 'part' })
    expect(sent).toBe(2)
    const found = visitor.batches.find('part')
    if (!found) throw new Error('The calls are not known.')
    await expect.poll(() => readBalance(one)).toBe(1n)
    await expect.poll(async () => (await readCallsStatus(found, visitor)).status).toBe(expected)
    expect(await readBalance(two)).toBe(0n)
  })

  it('with a call that needs what an earlier one does: the node simulates them in order', async () => {
    const visitor = await world.createVisitor()
    const asked: string[] = []
    const node: Node = async (method, params) => {
      asked.push(method)
      // As if the second alone reverted.
      if (method === 'eth_estimateGas' && JSON.stringify(params).includes(transfer)) throw new Error('reverted')
      return visitor.node(method, params)
    }
    const calls = [
      { to: token, value: '0x1' },
      { to: token, data: transfer },
    ]
    const request = batch(calls, { atomicRequired: false })
    expect(await visitor.prepare('wallet_sendCalls', request, { as: 'eoa', node }).readCost()).toMatchObject({
      status: 'known',
    })
    expect(asked).toContain('eth_simulateV1')
  })
})
