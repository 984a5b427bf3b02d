import { join } from 'node:path'
import { type Abi, type Address, createPublicClient, createWalletClient, defineChain, type Hex, http } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { namesDefinition } from '../../../../../servers/data-api/names/database/names-definition.js'
import type { Database } from '../../../../../servers/database/database.js'
import { type Listening, listen } from '../../../../../servers/http/listen.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../../chains/fixtures/local-chain.js'
import { compileSolidity } from '../../fixtures/compile-solidity.js'
import { listTestDatabases, type TestDatabases } from '../../fixtures/list-test-databases.js'
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
  databases = await listTestDatabases(namesDefinition)[1].start()
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
