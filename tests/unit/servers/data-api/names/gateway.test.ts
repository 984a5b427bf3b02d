import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { namesDefinition } from '../../../../../servers/data-api/names/database/names-definition.js'
import { registrations } from '../../../../../servers/data-api/names/database/schema.js'
import type { Database } from '../../../../../servers/database/database.js'
import { type Listening, listen } from '../../../../../servers/http/listen.js'
import { resolveName } from '../../../../../src/chains/eip155/actions/resolve-name.js'
import type { AdapterContext } from '../../../../../src/chains/eip155/adapter-context.js'
import type { Lintel } from '../../../../../src/core/lintel.js'
import type { Payment } from '../../../../../src/core/requests/payments/payment.js'
import { sendPayment } from '../../../../../src/features/send/send-payment.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../../chains/fixtures/local-chain.js'
import { compileSolidity } from '../../fixtures/compile-solidity.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { coinType, createAccount, type NameOffice, openNameOffice } from '../fixtures/name-office.js'

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 })

const readContract = await compileSolidity(join(import.meta.dirname, '../fixtures/contracts/offchain-names.sol'))
const gatewayKey = generatePrivateKey()
const deployer = createAccount()
const nora = createAccount()
const name = 'nora.lintel.test'

let databases: TestDatabases
let database: Database
let chain: TestAnvil
let office: NameOffice
let server: Listening
beforeAll(async () => {
  databases = await createTestDatabases(namesDefinition).postgres.start()
  database = await databases.open()
  chain = await startTestAnvil({ chainId: 31337 })
  office = openNameOffice(() => database, { gatewayKey, now: Date.now, urls: { 31337: chain.url } })
  server = await listen({ port: 0, fetch: (request) => office.answer(request) })
  await connectTo(chain.url).setBalance({ address: deployer.address, value: 10n ** 18n })
  expect(await office.register(name, { account: nora })).toEqual([200])
})
afterAll(async () => {
  await server.close()
  office.close()
  await chain.close()
  await database.close()
  await databases.close()
})

async function deploy({ abi, bytecode }: { abi: Abi; bytecode: Hex }, args: readonly unknown[]): Promise<Address> {
  const wallet = createWalletClient({ account: deployer, chain: anvil, transport: http(chain.url) })
  const hash = await wallet.deployContract({ abi, bytecode, args })
  const { contractAddress } = await connectTo(chain.url).waitForTransactionReceipt({ hash })
  return contractAddress ?? expect.fail('The contract was not deployed.')
}

/** viem, on a chain whose names are those of the operator's resolver at `url`, which trusts `signer`. */
async function connect(url: string, signer = privateKeyToAddress(gatewayKey)) {
  const resolver = await deploy(readContract('OffchainResolver'), [url, signer])
  const universal = await deploy(readContract('BatchingResolver'), [resolver])
  const contracts = { ensUniversalResolver: { address: universal } }
  return createPublicClient({ chain: defineChain({ ...anvil, contracts }), transport: http(chain.url) })
}

const own = () => `${server.url}/v1/profile/gateway/{sender}/{data}.json`

describe('viem resolves a name that is in the database alone', () => {
  test('by the gateway of the resolver', async () => {
    const client = await connect(own())
    expect(await client.getEnsAddress({ name, coinType: 60n })).toBe(nora.address.toLowerCase())
    expect(await client.getEnsAddress({ name })).toBe(nora.address)
    expect(await client.getEnsAddress({ name, coinType: BigInt(coinType) })).toBe(nora.address.toLowerCase())
    expect(await client.getEnsAddress({ name, coinType: BigInt(coinType + 1) })).toBeNull()
    expect(await client.getEnsAddress({ name: 'nobody.lintel.test' })).toBeNull()
    // A name within a name is not that name.
    expect(await client.getEnsAddress({ name: `pay.${name}` })).toBeNull()
    expect(await client.getEnsText({ name, key: 'avatar' })).toBeNull()
  })

  test('by a POST, and by the batch gateway, which asks no host for it', async () => {
    const gatewayUrls = [`${server.url}/v1/profile/gateways`]
    const posting = await connect(`${server.url}/v1/profile/gateway`)
    expect(await posting.getEnsAddress({ name })).toBe(nora.address)
    expect(await posting.getEnsAddress({ name, gatewayUrls })).toBe(nora.address)
    expect(await (await connect(own())).getEnsAddress({ name, gatewayUrls })).toBe(nora.address)
  })

  test('and not what another key has signed', async () => {
    const client = await connect(own(), createAccount().address)
    await expect(client.getEnsAddress({ name, strict: true })).rejects.toThrow()
  })

  test('and a batch gateway asks no address of its own network', async () => {
    const client = await connect('https://127.0.0.1/{sender}/{data}')
    const gatewayUrls = [`${server.url}/v1/profile/gateways`]
    await expect(client.getEnsAddress({ name, gatewayUrls, strict: true })).rejects.toThrow('The gateway has failed')
  })
})

test('a name that is given to somebody else between typing and sending pays nobody', async () => {
  const handed = 'handed.lintel.test'
  expect(await office.register(handed, { account: nora })).toEqual([200])
  const client = await connect(own())
  const context = { config: { chains: [client.chain], getClient: () => client } } as unknown as AdapterContext
  const network = 'eip155:31337'
  const read = vi.fn((query: Parameters<typeof resolveName>[1]) => resolveName(context, query))
  const sendTransaction = vi.fn(async () => '0x1')
  const lintel = {
    adapters: { eip155: { resolveName: read } },
    actions: { sendTransaction },
    store: { getState: () => ({ settings: { names: {} } }) },
  } as unknown as Lintel
  const { address: to } = (await read({ name: handed, network })) ?? expect.fail('The name leads nowhere.')
  expect(to).toBe(nora.address)
  const token = { network, symbol: 'ETH', name: 'Ether', decimals: 18 } as Payment['token']
  const payment: Payment = { network, from: deployer.address, token, amount: '1', to, name: handed }
  await sendPayment(lintel, payment)
  expect(sendTransaction).toHaveBeenCalledTimes(1)

  const other = createAccount().address
  await database.db.update(registrations).set({ address: other.toLowerCase() }).where(eq(registrations.name, handed))
  await expect(sendPayment(lintel, payment)).rejects.toMatchObject({
    code: 'receiver-changed',
    wanted: to,
    actual: other,
  })
  await database.db.delete(registrations).where(eq(registrations.name, handed))
  await expect(sendPayment(lintel, payment)).rejects.toMatchObject({ code: 'receiver-changed', actual: null })
  expect(sendTransaction).toHaveBeenCalledTimes(1)
})

test('no cache keeps an answer of the gateway', async () => {
  const { headers } = await office.call(`/v1/profile/gateway/${nora.address}/0x12345678`)
  const data = encodeFunctionData({
    abi: parseAbi(['function resolve(bytes name, bytes data)']),
    args: [
      toHex(packetToBytes(name)),
      encodeFunctionData({ abi: parseAbi(['function addr(bytes32 node)']), args: [namehash(name)] }),
    ],
  })
  const answered = await office.call(`/v1/profile/gateway/${nora.address}/${data}.json`)
  expect(answered.status).toBe(200)
  expect([headers, answered.headers].map((each) => each.get('cache-control'))).toEqual(['no-store', 'no-store'])
})

describe('the gateway refuses', () => {
  const ask = async (data: string, sender: string = nora.address) => {
    const { status, body } = await office.call('/v1/profile/gateway', { body: { sender, data } })
    return [status, body.reasons?.[0]?.field]
  }
  test.each([
    ['no call of a resolver', '0x12345678', [400, 'data']],
    ['no bytes', 'hello', [400, 'data']],
    ['an empty call', '0x', [400, 'data']],
  ])('%s', async (_, data, expected) => expect(await ask(data)).toEqual(expected))

  test('a sender that is no address', async () => expect(await ask('0x', 'nora')).toEqual([400, 'sender']))

  test('everybody without a key', async () => {
    const plain = openNameOffice(() => database)
    expect((await plain.call('/v1/profile/gateway', { body: { sender: nora.address, data: '0x' } })).status).toBe(404)
    plain.close()
  })
})
