import fc from 'fast-check'
import { type Hex, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAnvil, callAnvilForEach } from '../../../../servers/chains/call-anvil.js'
import { startIndexer } from '../../../../servers/data-api/indexer/start-indexer.js'
import { listNftHoldings } from '../../../../servers/data-api/queries/list-nft-holdings.js'
import { type IndexedTransaction, listTransactions } from '../../../../servers/data-api/queries/list-transactions.js'
import type { Database } from '../../../../servers/database/database.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { type ContractName, deployMovingContracts, type MovingContracts } from './fixtures/moving-contracts.js'
import { GAS } from './fixtures/send-transaction.js'
import { type TestDatabases, testDatabases } from './fixtures/test-databases.js'
import { waitForHead } from './fixtures/wait-for-block.js'

const NETWORK = 'eip155:31337'
const SEED = 20_261_123
const COUNT = 1_000
const ACCOUNTS = 5
const PER_BLOCK = 20
const IDS = 6

/** A transaction of an account, or a reorganisation of some blocks. */
const step = fc.record({
  kind: fc.oneof(
    {
      weight: 98,
      arbitrary: fc.constantFrom(
        'pay',
        'mint',
        'burn',
        'transfer',
        'approve',
        'take',
        'deposit',
        'withdraw',
        'nft',
        'moveNft',
        'items',
        'moveItems',
        'bank',
        'bankFails',
        'bankEnds',
        'bankUndoes',
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom('rollback', 'revert') },
  ),
  from: fc.nat(ACCOUNTS - 1),
  to: fc.nat(ACCOUNTS - 1),
  amount: fc.bigInt(1n, 200n),
  id: fc.nat(IDS - 1),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

let databases: TestDatabases
let chain: TestAnvil
let contracts: MovingContracts
let accounts: Hex[]
let database: Database

beforeAll(async () => {
  ;[databases, chain] = await Promise.all([testDatabases.postgres.start(), startTestAnvil({ chainId: 31337 })])
  accounts = ((await callAnvil(chain.url, 'eth_accounts')) as Hex[]).slice(0, ACCOUNTS)
  contracts = await deployMovingContracts(chain.url, accounts[0] as Hex)
  database = await databases.open()
})
afterAll(async () => {
  await database.close()
  await Promise.all([databases.close(), chain.close()])
})

/** The transaction of a step. Many fail, because nothing checks what the account has. */
function plan({ kind, from, to, amount, id }: Step) {
  const [sender, receiver] = [accounts[from] as Hex, accounts[to] as Hex]
  const call = (name: ContractName, functionName: string, args: unknown[] = [], value = 0n) => ({
    from: sender,
    to: contracts.addresses[name],
    data: contracts.encode(name, functionName, args),
    value: numberToHex(value),
    gas: GAS,
  })
  switch (kind) {
    case 'pay':
      return { from: sender, to: receiver, value: numberToHex(amount), gas: GAS }
    case 'mint':
      return call('Token', 'mint', [receiver, amount])
    case 'burn':
      return call('Token', 'burn', [amount])
    case 'transfer':
      return call('Token', 'transfer', [receiver, amount])
    case 'approve':
      return call('Token', 'approve', [receiver, amount])
    case 'take':
      return call('Token', 'transferFrom', [receiver, sender, amount])
    case 'deposit':
      return call('WrappedEther', 'deposit', [], amount)
    case 'withdraw':
      return call('WrappedEther', 'withdraw', [amount])
    case 'nft':
      return call('Collection', 'mint', [id])
    case 'moveNft':
      return call('Collection', 'transferFrom', [sender, receiver, id])
    case 'items':
      return call('Items', 'mint', [id, amount])
    case 'moveItems':
      return call('Items', 'safeBatchTransferFrom', [sender, receiver, [id, (id + 1) % IDS], [amount / 4n, 1n], '0x'])
    case 'bank':
      return { from: sender, to: contracts.addresses.Bank, value: numberToHex(amount), gas: GAS }
    case 'bankFails':
      return call('Bank', 'payAndRevert', [receiver, amount])
    case 'bankEnds':
      return call('Bank', 'payByEnding', [receiver, amount])
    default:
      return call('Bank', 'payAfterFailure', [receiver, amount])
  }
}

async function listAll(account: Hex): Promise<IndexedTransaction[]> {
  const found: IndexedTransaction[] = []
  let cursor: string | undefined
  do {
    const { rows, next } = await listTransactions(database.db, { account, chainIds: [NETWORK], cursor, limit: 100 })
    found.push(...rows)
    cursor = next ?? undefined
  } while (cursor !== undefined)
  return found
}

/** The sum that the account has gained by the transfers of its history. */
function sum(account: Hex, rows: readonly IndexedTransaction[], contract: Hex | null): bigint {
  const moved = rows.flatMap(({ transfers }) => transfers).filter((transfer) => transfer.contract === contract)
  return moved.reduce(
    (total, { sender, recipient, amount }) =>
      total + (recipient === account ? amount : 0n) - (sender === account ? amount : 0n),
    0n,
  )
}

async function readEach(name: ContractName, functionName: string, argsList: unknown[][]): Promise<bigint[]> {
  const to = contracts.addresses[name]
  const calls = argsList.map((args) => [{ to, data: contracts.encode(name, functionName, args) }, 'latest'])
  return (await callAnvilForEach(chain.url, 'eth_call', calls)).map((answer) => BigInt(answer as Hex))
}

test(`sums of transfers are the balances after ${COUNT} random transactions and reorganisations`, {
  timeout: 60_000,
}, async () => {
  const reports: string[] = []
  const indexer = startIndexer({
    database,
    chains: [{ network: NETWORK, urls: [chain.url], wrappedNative: [contracts.addresses.WrappedEther] }],
    report: (message) => reports.push(message),
    pollInterval: 50,
  })
  const holders = [...accounts, contracts.addresses.Bank, contracts.addresses.WrappedEther]
  const genesis = await callAnvilForEach(
    chain.url,
    'eth_getBalance',
    holders.map((holder) => [holder, '0x0']),
  )
  await callAnvil(chain.url, 'evm_setAutomine', [false])
  let snapshot = await callAnvil(chain.url, 'evm_snapshot')
  let pending = 0
  const reorganised = { rollback: 0, revert: 0 }
  for (const one of fc.sample(step, { numRuns: COUNT, seed: SEED })) {
    if (one.kind === 'rollback' || one.kind === 'revert') {
      await callAnvil(chain.url, 'evm_mine')
      pending = 0
      reorganised[one.kind] += 1
      if (one.kind === 'rollback') await callAnvil(chain.url, 'anvil_rollback', [(one.id % 2) + 1])
      else await callAnvil(chain.url, 'evm_revert', [snapshot])
      snapshot = await callAnvil(chain.url, 'evm_snapshot')
      continue
    }
    await callAnvil(chain.url, 'eth_sendTransaction', [plan(one)])
    pending += 1
    if (pending % PER_BLOCK === 0) await callAnvil(chain.url, 'evm_mine')
  }
  await callAnvil(chain.url, 'evm_mine')
  await waitForHead(database.db, NETWORK, chain.url)
  await indexer.close()
  expect(reports).toEqual([])
  expect(reorganised.rollback).toBeGreaterThan(2)
  expect(reorganised.revert).toBeGreaterThan(1)

  const histories = await Promise.all(holders.map(listAll))
  const balances = (
    await callAnvilForEach(
      chain.url,
      'eth_getBalance',
      holders.map((holder) => [holder, 'latest']),
    )
  ).map((balance) => BigInt(balance as Hex))
  const gained = holders.map((holder, place) => {
    const rows = histories[place] ?? []
    const fees = rows.reduce((total, { sender, fee }) => total + (sender === holder ? fee : 0n), 0n)
    return BigInt(genesis[place] as Hex) + sum(holder, rows, null) - fees
  })
  expect(gained).toEqual(balances)
  for (const name of ['Token', 'WrappedEther'] as const) {
    const sums = holders.map((holder, place) => sum(holder, histories[place] ?? [], contracts.addresses[name]))
    expect(sums).toEqual(
      await readEach(
        name,
        'balanceOf',
        holders.map((holder) => [holder]),
      ),
    )
  }
  const rows = histories.flat()
  expect(rows.filter(({ succeeded }) => succeeded).length).toBeGreaterThan(COUNT / 4)
  expect(rows.filter(({ succeeded }) => !succeeded).length).toBeGreaterThan(COUNT / 20)

  const ids = Array.from({ length: IDS }, (_, id) => id)
  const owners = await readEach(
    'Collection',
    'ownerOf',
    ids.map((id) => [id]),
  )
  for (const account of accounts) {
    const held = await listNftHoldings(database.db, { account, chainId: NETWORK, limit: 100 })
    const owned = ids.filter((id) => owners[id] === BigInt(account))
    const inItems = await readEach(
      'Items',
      'balanceOf',
      ids.map((id) => [account, id]),
    )
    const expected = [
      ...owned.map((id) => ({
        asset: 'erc721',
        contract: contracts.addresses.Collection,
        tokenId: BigInt(id),
        quantity: 1n,
      })),
      ...ids.flatMap((id) =>
        inItems[id]
          ? [{ asset: 'erc1155', contract: contracts.addresses.Items, tokenId: BigInt(id), quantity: inItems[id] }]
          : [],
      ),
    ]
    expect(held.rows).toEqual(expect.arrayContaining(expected))
    expect(held.rows).toHaveLength(expected.length)
  }
})
