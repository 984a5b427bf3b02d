import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type Address,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { namesDefinition } from '../../../../../servers/data-api/names/database/names-definition.js'
import type { Database } from '../../../../../servers/database/database.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../../chains/fixtures/local-chain.js'
import { type CompiledContract, compileSolidity } from '../../fixtures/compile-solidity.js'
import { createTestDatabases, type TestDatabases } from '../../fixtures/create-test-databases.js'
import { createAccount, type NameOffice, openNameOffice } from '../fixtures/name-office.js'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const folder = join(import.meta.dirname, '../..')
const readWallet = await compileSolidity(join(folder, 'sign-in/fixtures/SmartWallets.sol'))
const readHostile = await compileSolidity(join(folder, 'data-api/fixtures/contracts/hostile-wallets.sol'))
const OTHER_CHAIN = 0x8000_0000 + 31338

let databases: TestDatabases
let database: Database
let chain: TestAnvil
let other: TestAnvil
let office: NameOffice
beforeAll(async () => {
  databases = await createTestDatabases(namesDefinition).postgres.start()
  database = await databases.open()
  ;[chain, other] = await Promise.all([startTestAnvil({ chainId: 31337 }), startTestAnvil({ chainId: 31338 })])
  office = openNameOffice(() => database, { urls: { 31337: chain.url, 31338: other.url } })
})
afterAll(async () => {
  office.close()
  await Promise.all([chain.close(), other.close()])
  await database.close()
  await databases.close()
})

const owner = createAccount()

async function deploy({ abi, bytecode }: CompiledContract, args: readonly unknown[] = []): Promise<Address> {
  const client = connectTo(chain.url)
  await client.setBalance({ address: owner.address, value: 10n ** 18n })
  const wallet = createWalletClient({ account: owner, chain: anvil, transport: http(chain.url) })
  const hash = await wallet.deployContract({ abi, bytecode, args })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  return contractAddress ?? expect.fail('The contract was not deployed.')
}

describe('an account that is a contract', () => {
  let address: Address
  beforeAll(async () => {
    address = await deploy(readWallet('SmartWallet'), [owner.address])
  })

  test('registers by the signature of its owner, on its chain alone', async () => {
    const signing = { account: owner, address }
    expect(await office.register('elsewhere.lintel.test', { ...signing, coin_type: OTHER_CHAIN })).toEqual([
      401,
      'signature',
    ])
    expect(await office.register('deployed.lintel.test', signing)).toEqual([200])
  })

  test('does not by that of somebody else', async () => {
    expect(await office.register('intruder.lintel.test', { address })).toEqual([401, 'signature'])
  })
})

describe('an account that is not deployed yet', () => {
  const register = async (name: string, account = owner) => {
    const factoryContract = readWallet('Factory')
    const factory = await deploy(factoryContract)
    const bytecode = encodeDeployData({ ...readWallet('SmartWallet'), args: [owner.address] })
    const data = encodeFunctionData({
      abi: factoryContract.abi,
      functionName: 'deploy',
      args: [owner.address, zeroHash],
    })
    return office.register(name, {
      address: getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode }),
      sign: async (message) => {
        const signature: Hex = await account.signMessage({ message })
        return serializeErc6492Signature({ address: factory, data, signature })
      },
    })
  }

  test('registers by the signature of its owner, and by no other', async () => {
    expect(await register('future.lintel.test')).toEqual([200])
    expect(await register('futures.lintel.test', createAccount())).toEqual([401, 'signature'])
  })
})

describe('a hostile contract', () => {
  test.each(['LoopingWallet', 'FloodingWallet', 'GarbageWallet'])(
    '%s registers nothing, and ends in time',
    async (name) => {
      const address = await deploy(readHostile(name))
      const startedAt = performance.now()
      const [status] = await office.register('hostile.lintel.test', { address })
      expect([401, 503]).toContain(status)
      expect(performance.now() - startedAt).toBeLessThan(10_000)
      expect((await office.call('/v1/profile/account/hostile.lintel.test')).body).toEqual([])
    },
  )

  test('makes this server request nothing (ERC-3668)', async () => {
    const requested: unknown[] = []
    const target = createServer(({ url }, response) => {
      requested.push(url)
      response.end(JSON.stringify({ data: `0x1626ba7e${'0'.repeat(56)}` }))
    })
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/{sender}/{data}`
    const address = await deploy(readWallet('RedirectingWallet'), [url])
    expect((await office.register('redirect.lintel.test', { address }))[0]).toBe(401)
    expect(requested).toEqual([])
    target.close()
  })
})

test('a chain that does not answer registers nothing, and says so', async () => {
  const dead = openNameOffice(() => database)
  expect(await dead.register('silence.lintel.test', { address: createAccount().address })).toEqual([503, 'chain'])
  expect(await dead.register('plain.lintel.test')).toEqual([200])
  dead.close()
})
