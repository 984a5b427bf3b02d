import { type Hex, numberToHex, padHex, stringToHex, toFunctionSelector } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAnvil } from '../../../../servers/chains/call-anvil.js'
import { type Indexer, startIndexer } from '../../../../servers/data-api/indexer/start-indexer.js'
import { areCaughtUp } from '../../../../servers/data-api/queries/caught-up.js'
import { listNftHoldings } from '../../../../servers/data-api/queries/list-nft-holdings.js'
import { listTokenContracts } from '../../../../servers/data-api/queries/list-token-contracts.js'
import { listTransactions } from '../../../../servers/data-api/queries/list-transactions.js'
import { readIndexedBlock } from '../../../../servers/data-api/queries/read-indexed-block.js'
import type { Database } from '../../../../servers/database/database.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { address } from './fixtures/decoded-rows.js'
import { type ContractName, deployMovingContracts, type MovingContracts } from './fixtures/moving-contracts.js'
import { sendTransaction } from './fixtures/send-transaction.js'
import { startSwitchableNode } from './fixtures/switchable-node.js'
import { type TestDatabases, testDatabases } from './fixtures/test-databases.js'
import { waitForHead } from './fixtures/wait-for-block.js'

const NETWORK = 'eip155:31337'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

async function post(url: string, body: string): Promise<string> {
  return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()
}

let databases: TestDatabases
let chain: TestAnvil
let me: Hex
let other: Hex
let contracts: MovingContracts
let database: Database
let indexer: Indexer | undefined
const reports: string[] = []

beforeAll(async () => {
  ;[databases, chain] = await Promise.all([testDatabases.postgres.start(), startTestAnvil({ chainId: 31337 })])
  ;[me, other] = (await callAnvil(chain.url, 'eth_accounts')) as [Hex, Hex]
  contracts = await deployMovingContracts(chain.url, me)
  database = await databases.open()
})
afterEach(async () => {
  await indexer?.close()
  reports.length = 0
})
afterAll(async () => {
  await database.close()
  await Promise.all([databases.close(), chain.close()])
})

function index(url = chain.url): void {
  const wrappedNative = [contracts.addresses.WrappedEther]
  const report = (message: string) => void reports.push(message)
  indexer = startIndexer({
    database,
    chains: [{ network: NETWORK, urls: [url], wrappedNative }],
    report,
    pollInterval: 50,
  })
}

async function send(transaction: { from?: Hex; to?: Hex; data?: Hex; value?: bigint }): Promise<Hex> {
  const { from = me, value = 0n, ...rest } = transaction
  const { transactionHash } = await sendTransaction(chain.url, { from, value: numberToHex(value), ...rest })
  return transactionHash
}

function call(name: ContractName, functionName: string, args: readonly unknown[] = [], value = 0n, from = me) {
  return send({ from, to: contracts.addresses[name], data: contracts.encode(name, functionName, args), value })
}

async function readNewest(account: Hex) {
  await waitForHead(database.db, NETWORK, chain.url)
  const { rows } = await listTransactions(database.db, { account, chainIds: [NETWORK], limit: 1 })
  return rows[0]
}

test('marks the chain once it has reached the newest block', async () => {
  expect(await areCaughtUp(database.db, [NETWORK])).toBe(false)
  index()
  await expect.poll(() => areCaughtUp(database.db, [NETWORK])).toBe(true)
  await waitForHead(database.db, NETWORK, chain.url)
})

test('indexes every kind of transaction', async () => {
  index()
  const hash = await send({ to: other, value: 5n })
  const sent = { sender: me, recipient: other, amount: 5n, asset: 'native', contract: null, tokenId: null }
  expect(await readNewest(me)).toMatchObject({ hash, operation: 'send', value: 5n, transfers: [sent], method: null })
  expect(await readNewest(other)).toMatchObject({ hash, operation: 'receive', transfers: [sent] })

  await call('Token', 'mint', [me, 9n])
  expect(await readNewest(me)).toMatchObject({
    operation: 'mint',
    method: 'mint',
    transfers: [{ asset: 'erc20', amount: 9n }],
  })
  await call('Token', 'approve', [other, 3n])
  expect(await readNewest(me)).toMatchObject({
    operation: 'approve',
    approvals: [{ spender: other, amount: 3n, granted: true }],
  })
  await call('Token', 'approve', [other, 0n])
  expect(await readNewest(me)).toMatchObject({ operation: 'revoke' })
  await call('Token', 'transfer', [other, 4n])
  expect(await readNewest(other)).toMatchObject({
    operation: 'receive',
    method: 'transfer',
    transfers: [{ amount: 4n }],
  })
  await call('Token', 'burn', [5n])
  expect(await readNewest(me)).toMatchObject({ operation: 'burn', transfers: [{ recipient: address(0) }] })

  await call('WrappedEther', 'deposit', [], 7n)
  expect(await readNewest(me)).toMatchObject({
    operation: 'deposit',
    transfers: [
      { asset: 'native', amount: 7n },
      { asset: 'erc20', amount: 7n },
    ],
  })
  await call('WrappedEther', 'withdraw', [6n])
  expect(await readNewest(me)).toMatchObject({
    operation: 'withdraw',
    transfers: [
      { asset: 'native', amount: 6n },
      { asset: 'erc20', amount: 6n },
    ],
  })

  await call('Collection', 'mint', [1n])
  await call('Collection', 'mint', [2n])
  await call('Collection', 'transferFrom', [me, other, 2n])
  await call('Items', 'mint', [8n, 10n])
  await call('Items', 'safeBatchTransferFrom', [me, other, [8n, 8n], [1n, 2n], '0x'])
  expect(await readNewest(other)).toMatchObject({
    operation: 'receive',
    transfers: [{ asset: 'erc1155', tokenId: 8n, amount: 1n }, { amount: 2n }],
  })
  const held = await listNftHoldings(database.db, { account: other, chainId: NETWORK, limit: 10 })
  expect(held.rows).toEqual(
    expect.arrayContaining([
      { asset: 'erc721', contract: contracts.addresses.Collection, tokenId: 2n, quantity: 1n },
      { asset: 'erc1155', contract: contracts.addresses.Items, tokenId: 8n, quantity: 3n },
    ]),
  )
  await call('Collection', 'setApprovalForAll', [other, true])
  expect(await readNewest(me)).toMatchObject({ operation: 'approve', approvals: [{ amount: null, tokenId: null }] })
  const tokens = await listTokenContracts(database.db, { account: me, chainId: NETWORK })
  expect(tokens).toEqual([contracts.addresses.Token, contracts.addresses.WrappedEther])
  expect(reports).toEqual([])
})

test('indexes what contracts pay, without what was undone', async () => {
  index()
  const receiver = address(0x7777)
  await send({ to: contracts.addresses.Bank, value: 100n })
  await call('Bank', 'payAfterFailure', [receiver, 11n])
  const paid = { sender: contracts.addresses.Bank, recipient: receiver, amount: 11n }
  expect((await readNewest(receiver))?.transfers).toMatchObject([paid])
  await call('Bank', 'payByEnding', [receiver, 12n])
  expect((await readNewest(receiver))?.transfers).toMatchObject([{ amount: 12n, recipient: receiver }])
  await call('Bank', 'payAndRevert', [receiver, 13n], 0n)
  expect((await readNewest(receiver))?.transfers).toMatchObject([{ amount: 12n }])
  expect(await readNewest(me)).toMatchObject({
    succeeded: false,
    operation: 'execute',
    transfers: [],
    reason: `Error ${toFunctionSelector('Refused(uint256)')}`,
  })
})

test('a transfer that a stranger makes of nothing, or of a token of theirs, is not one of the account', async () => {
  index()
  const kept = await readNewest(me)
  await call('Token', 'transferFrom', [me, address(0x7001), 0n], 0n, other)
  expect(await readNewest(me)).toEqual(kept)
  const fake = [TRANSFER, padHex(me), padHex(address(0x7001))]
  await call('Talker', 'emitLog', [fake, padHex('0x5')], 0n, other)
  expect(await readNewest(me)).toMatchObject({ operation: 'pull', isSigned: false, transfers: [{ amount: 5n }] })
})

test('says why a transaction failed, and what it cost', async () => {
  index()
  const hash = await call('Token', 'transfer', [other, 10n ** 30n])
  const receipt = (await callAnvil(chain.url, 'eth_getTransactionReceipt', [hash])) as Record<string, Hex>
  const fee = BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0)
  expect(await readNewest(me)).toMatchObject({ hash, succeeded: false, operation: 'send', reason: 'not enough', fee })
  await call('Token', 'burn', [10n ** 30n])
  expect(await readNewest(me)).toMatchObject({ succeeded: false, operation: 'burn', reason: 'Panic 0x11' })
  await call('Talker', 'refuse', [`a\u0000b\u202e\n${'x'.repeat(1_000)}`])
  expect((await readNewest(me))?.reason).toBe(`ab ${'x'.repeat(197)}`)
  await call('Talker', 'emitLog', [[1, 2, 3, 4, 5].map((number) => padHex(numberToHex(number))), '0x'])
  expect((await readNewest(me))?.reason).toBe('Panic 0x32')
})

test('is not stopped by logs that follow no standard', async () => {
  index()
  const [from, to] = [padHex(me), padHex(other)]
  const word = (number: bigint | number) => padHex(numberToHex(number)).slice(2)
  const [dirty, far] = [`0xff${from.slice(4)}` as Hex, (1n << 255n) as bigint]
  const logs: [Hex[], Hex][] = [
    [[], '0x'],
    [[TRANSFER], '0x'],
    [[TRANSFER, from], '0x'],
    [[TRANSFER, from, to], '0x'],
    [[TRANSFER, from, to], '0x1234'],
    [[TRANSFER, dirty, to], `0x${word(1)}`],
    [[BATCH, from, from, to], '0x'],
    [[BATCH, from, from, to], `0x${word(far)}${word(far)}`],
    [[BATCH, from, from, to], `0x${word(64)}${word(64)}${word(far)}`],
    [[BATCH, from, from, to], `0x${word(64)}${word(96)}${word(0)}${word(1)}${word(9)}`],
    [[BATCH, from, from, to], `0x${word(65)}${word(65)}${word(0)}${word(0)}`],
    [[TRANSFER, from, to], stringToHex('\u0000'.repeat(31))],
  ]
  for (const [topics, data] of logs) await call('Talker', 'emitLog', [topics, data])
  expect(await readNewest(me)).toMatchObject({ succeeded: true, transfers: [] })
  const largest = 2n ** 256n - 1n
  for (let time = 0; time < 12; time += 1) {
    await call('Talker', 'emitLog', [[TRANSFER, from, to], `0x${word(largest)}${'ab'.repeat(20_000)}`])
  }
  await call('Talker', 'emitLog', [[BATCH, from, from, to], `0x${word(64)}${word(64)}${word(1)}${word(largest)}`])
  expect(await readNewest(me)).toMatchObject({ transfers: [{ asset: 'erc1155', tokenId: largest, amount: largest }] })
  expect(reports).toEqual([])
})

test('goes on where it stopped, and gives up blocks that the chain gave up', async () => {
  index()
  await send({ to: other, value: 21n })
  const kept = await readNewest(me)
  await indexer?.close()
  const orphan = await call('Collection', 'mint', [77n])
  await send({ to: other, value: 22n })
  index()
  expect(await readNewest(me)).toMatchObject({ value: 22n })
  // To an earlier height, without a new block.
  await callAnvil(chain.url, 'anvil_rollback', [2])
  expect(await readNewest(me)).toEqual(kept)
  const held = await listNftHoldings(database.db, { account: me, chainId: NETWORK, limit: 50 })
  expect(held.rows.map(({ tokenId }) => tokenId)).not.toContain(77n)
  // To the same and to a larger height.
  await send({ to: other, value: 23n })
  expect(await readNewest(me)).toMatchObject({ value: 23n })
  await callAnvil(chain.url, 'anvil_rollback', [1])
  for (const value of [24n, 25n, 26n]) await send({ to: other, value })
  await readNewest(me)
  const { rows } = await listTransactions(database.db, { account: me, chainIds: [NETWORK], limit: 4 })
  expect(rows.map(({ value }) => value)).toEqual([26n, 25n, 24n, 21n])
  expect(rows.map(({ hash }) => hash)).not.toContain(orphan)
  expect(reports).toEqual([])
})

test('builds the history of a restarted local chain, and anew of one that was reset, and says so', async () => {
  const network = 'eip155:31338'
  const node = await startSwitchableNode(chain.url)
  const { hash } = (await callAnvil(chain.url, 'eth_getBlockByNumber', ['0x0', false])) as { hash: Hex }
  // anvil may have another block 0 than its block 1 names, after a restart.
  node.answerBy(async (request, response) => {
    const reply = await post(chain.url, request)
    response.end(reply.replaceAll(`"hash":"${hash}"`, `"hash":"${padHex('0xbad')}"`))
  })
  const report = (message: string) => void reports.push(message)
  const start = () => startIndexer({ database, chains: [{ network, urls: [node.url] }], report, pollInterval: 50 })
  let following = start()
  try {
    await waitForHead(database.db, network, chain.url)
    expect(reports.filter((message) => !message.includes('trace_block'))).toEqual([
      `${network}: block 1 of the node does not follow its block 0. It is indexed nevertheless: block 0 holds no transactions.`,
    ])
    await following.close()
    const indexed = await readIndexedBlock(database.db, network)
    reports.length = 0

    const reset = await startTestAnvil({ chainId: 31338 })
    try {
      await callAnvil(reset.url, 'anvil_mine', ['0x2'])
      node.answerBy(async (request, response) => void response.end(await post(reset.url, request)))
      following = start()
      await waitForHead(database.db, network, reset.url)
      expect(reports).toEqual([
        `${network}: the node has none of the ${(indexed?.number ?? 0) + 1} indexed blocks. The history is built anew.`,
      ])
    } finally {
      await following.close()
      await reset.close()
    }
  } finally {
    await following.close()
    await node.close()
  }
})
