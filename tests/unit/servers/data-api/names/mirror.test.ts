import { labelhash, namehash, parseAbi, parseAbiItem } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { contracts, deployer } from '../../../../../servers/chains/contents/addresses.js'
import { readChainFacts } from '../../../../../servers/data-api/chain/chain-facts.js'
import { createChainClient } from '../../../../../servers/data-api/chain/create-chain-client.js'
import { namesDefinition } from '../../../../../servers/data-api/names/database/names-definition.js'
import { createLocalRegistry } from '../../../../../servers/data-api/names/registry/create-local-registry.js'
import { startMirroring } from '../../../../../servers/data-api/names/registry/mirror-next.js'
import type { NetworkWork } from '../../../../../servers/data-api/start-network-work.js'
import type { Database } from '../../../../../servers/database/database.js'
import { connectTo, type TestChain } from '../../chains/fixtures/local-chain.js'
import { startFilledChain } from '../../chains/fixtures/start-filled-chain.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { coinType, createAccount, type NameOffice, openNameOffice, zone } from '../fixtures/name-office.js'
import { type SwitchableNode, startSwitchableNode } from '../fixtures/switchable-node.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

let databases: TestDatabases
let database: Database
let chain: TestChain
let node: SwitchableNode
let office: NameOffice
let mirroring: NetworkWork
let skew = 0
const reports: string[] = []
const now = () => Date.now() + skew
/** Answers for the rollup too, which is another chain to the server. */
const ROLLUP = 31338

beforeAll(async () => {
  databases = await createTestDatabases(namesDefinition).postgres.start()
  database = await databases.open()
  chain = await startFilledChain()
  node = await startSwitchableNode(chain.url)
  const mirrored = ['eip155:31337', `eip155:${ROLLUP}`]
  const urls = { 31337: node.url, [ROLLUP]: node.url }
  office = openNameOffice(() => database, { urls, mirrored, now, onRegister: () => mirroring.wake() })
  mirroring = start()
})
afterAll(async () => {
  await mirroring.close()
  office.close()
  await node.close()
  await chain.close()
  await database.close()
  await databases.close()
})

/** Starts to write names, as a process does. */
function start() {
  const registries = office.chains.map(({ id, node: own }) =>
    createLocalRegistry({ chainId: id, client: createChainClient(readChainFacts(id), own), zones: [zone] }),
  )
  const report = (message: string) => void reports.push(message)
  return startMirroring(database, { registries, zones: [zone], now, report })
}

const readMirror = async (name: string) => (await office.call(`/v1/profile/account/${name}`)).body.mirror
const untilMirrored = (name: string) =>
  expect.poll(() => readMirror(name), { timeout: 5_000, interval: 50 }).toBe('done')
/** In lower case. */
const resolve = (name: string, type: number) => connectTo(chain.url).getEnsAddress({ name, coinType: BigInt(type) })

test('a registered name resolves, is the primary name, and is the identity that was read before', async () => {
  const account = createAccount()
  const { address } = account
  const identity = async () => (await office.call(`/v1/identity/${address}`)).body.name
  expect(await identity()).toBeNull()
  const { body } = await office.send(await office.write('nora.lintel.test', { account }))
  expect(body.mirror).toBe('pending')
  await untilMirrored('nora.lintel.test')
  expect([await resolve('nora.lintel.test', 60), await resolve('nora.lintel.test', coinType)]).toEqual([
    address.toLowerCase(),
    address.toLowerCase(),
  ])
  expect(await connectTo(chain.url).getEnsName({ address })).toBe('nora.lintel.test')
  expect(await identity()).toBe('nora.lintel.test')
})

test('of 50 tries at the same time one is in the registry, once', async () => {
  const name = 'harbor.lintel.test'
  const bodies = await Promise.all(Array.from({ length: 50 }, () => office.write(name)))
  const replies = await Promise.all(bodies.map((body) => office.send(body)))
  const [winner] = bodies.filter((_, index) => replies[index]?.status === 200)
  await untilMirrored(name)
  const event = parseAbiItem('event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress)')
  const written = await connectTo(chain.url).getLogs({ event, args: { node: namehash(name) }, fromBlock: 0n })
  // One for each coin type of the chain.
  expect(written.map(({ args }) => args.newAddress)).toEqual(Array(2).fill(winner?.address.toLowerCase()))
})

test('on another chain a name resolves for that chain alone', async () => {
  const account = createAccount()
  const signing = { account, coin_type: 0x8000_0000 + ROLLUP }
  expect(await office.register('rollup.lintel.test', signing)).toEqual([200])
  await untilMirrored('rollup.lintel.test')
  expect(await resolve('rollup.lintel.test', 0x8000_0000 + ROLLUP)).toBe(account.address.toLowerCase())
  expect(await resolve('rollup.lintel.test', 60)).toBeNull()
  const client = connectTo(chain.url)
  const primary = { address: account.address, coinType: BigInt(0x8000_0000 + ROLLUP) }
  expect([await client.getEnsName(primary), await client.getEnsName({ address: account.address })]).toEqual([
    'rollup.lintel.test',
    null,
  ])
})

test('the newest name of an account is its primary name, in whatever order they are written', async () => {
  const account = createAccount()
  node.answerBy((_, response) => void response.writeHead(503).end())
  for (const name of ['older.lintel.test', 'newer.lintel.test']) {
    expect(await office.register(name, { account })).toEqual([200])
    skew += 1
  }
  node.answerBy(undefined)
  await untilMirrored('newer.lintel.test')
  await untilMirrored('older.lintel.test')
  expect(await connectTo(chain.url).getEnsName({ address: account.address })).toBe('newer.lintel.test')
  expect(await resolve('older.lintel.test', 60)).toBe(account.address.toLowerCase())
  const names = (await office.call(`/v1/profile/reverse/${account.address}`)).body.map(
    ({ name }: { name: string }) => name,
  )
  expect(names).toEqual(['newer.lintel.test', 'older.lintel.test'])
})

test('a node that is down makes a name late and is reported once; when it is back the name is written', async () => {
  const before = reports.length
  node.answerBy((_, response) => void response.writeHead(503).end())
  expect(await office.register('patient.lintel.test')).toEqual([200])
  expect(await readMirror('patient.lintel.test')).toBe('pending')
  await expect.poll(() => reports.length, { timeout: 5_000 }).toBe(before + 1)
  skew += 6_000
  expect(await readMirror('patient.lintel.test')).toBe('late')
  node.answerBy(undefined)
  await untilMirrored('patient.lintel.test')
  expect(reports.slice(before)).toEqual([expect.stringContaining('not visible on eip155:31337')])
})

test('a name that somebody has in the registry is not taken from him, and holds up no other', async () => {
  const client = connectTo(chain.url)
  const { address } = createAccount()
  await client.impersonateAccount({ address: deployer })
  await client.writeContract({
    ...{ address: contracts.ensRegistry, account: deployer, chain: client.chain },
    abi: parseAbi(['function setSubnodeOwner(bytes32, bytes32, address)']),
    functionName: 'setSubnodeOwner',
    args: [namehash(zone), labelhash('owned'), address],
  })
  expect(await office.register('owned.lintel.test')).toEqual([200])
  expect(await office.register('behind.lintel.test')).toEqual([200])
  await untilMirrored('behind.lintel.test')
  expect(await readMirror('owned.lintel.test')).not.toBe('done')
  expect(reports.at(-1)).toContain(`A registered name belongs to ${address}`)
})

test('names that the chain has lost are written again by the next start', async () => {
  const client = connectTo(chain.url)
  const id = await client.snapshot()
  const account = createAccount()
  expect(await office.register('lost.lintel.test', { account })).toEqual([200])
  await untilMirrored('lost.lintel.test')
  await mirroring.close()
  await client.revert({ id })
  expect(await client.getEnsAddress({ name: 'lost.lintel.test' })).toBeNull()
  mirroring = start()
  await expect.poll(() => client.getEnsAddress({ name: 'lost.lintel.test' }), { timeout: 5_000 }).toBe(account.address)
})

describe('the reverse record', () => {
  // It sends as the same accounts.
  beforeAll(() => mirroring.close())

  const write = async (name: string, address: `0x${string}`) => {
    const client = createChainClient(readChainFacts(31337), office.chains[0]?.node ?? expect.fail())
    const registry = createLocalRegistry({ chainId: 31337, client, zones: [zone] })
    await registry.write({ name, zone, address, isNewest: true })
    return connectTo(chain.url).getEnsName({ address })
  }

  test('that an account has set itself is left', async () => {
    expect(await write('alicia.lintel.test', accounts.named)).toBe('alice.eth')
  })

  test('that does not resolve to its account is replaced', async () => {
    expect(await write('honest.lintel.test', accounts.impostor)).toBe('honest.lintel.test')
  })

  test('is written once, and nobody is impersonated after it', async () => {
    const { address } = createAccount()
    const client = connectTo(chain.url)
    expect(await write('twice.lintel.test', address)).toBe('twice.lintel.test')
    const block = await client.getBlockNumber()
    expect(await write('twice.lintel.test', address)).toBe('twice.lintel.test')
    expect(await client.getBlockNumber()).toBe(block)
    const asDeployer = client.sendTransaction({ account: deployer, chain: client.chain, to: address, value: 1n })
    await expect(asDeployer).rejects.toThrow('No Signer available')
  })
})
