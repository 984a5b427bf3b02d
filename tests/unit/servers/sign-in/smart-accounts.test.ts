import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type Abi,
  type Address,
  concat,
  createTestClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  hashMessage,
  http,
  numberToHex,
  parseAbiParameters,
  publicActions,
  serializeErc6492Signature,
  size,
  stringToHex,
  walletActions,
  zeroHash,
} from 'viem'
import { anvil, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { compileSolidity } from '../fixtures/compile-solidity.js'
import { alice, bob, type Reply, sign, signInWith, startSignIn } from './fixtures/start-sign-in.js'

const readContract = await compileSolidity(join(import.meta.dirname, 'fixtures/SmartWallets.sol'))
const [wallet, factoryContract, redirecting] = [
  readContract('SmartWallet'),
  readContract('Factory'),
  readContract('RedirectingWallet'),
]
const salt = zeroHash

let chain: TestAnvil
let node: ReturnType<typeof connect>
let factory: Address

function connect(url: string) {
  return createTestClient({ mode: 'anvil', chain: anvil, transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}

async function deploy({ abi, bytecode }: { abi: Abi; bytecode: Hex }, args: readonly unknown[]): Promise<Address> {
  const hash = await node.deployContract({ abi, bytecode, args, account: alice, chain: anvil })
  const { contractAddress } = await node.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}

beforeAll(async () => {
  chain = await startTestAnvil({ chainId: anvil.id })
  node = connect(chain.url)
  factory = await deploy(factoryContract, [])
})
afterAll(() => chain.close())

const readField = ({ status, body }: Reply) => (status === 200 ? 'accepted' : body.reasons?.[0]?.field)

/** Signs in as the contract `accountAddress`, with a signature that `writeSignature` makes. */
async function signInAs(accountAddress: Address, writeSignature: (message: string) => Promise<Hex>) {
  const { openBrowser } = startSignIn({ chains: [anvil], transports: { [anvil.id]: http(chain.url) } })
  const browser = openBrowser()
  const nonce = await browser.readNonce()
  const { message } = await sign({ accountAddress, nonce, chainId: `eip155:${anvil.id}` })
  return browser.verify({ message, signature: await writeSignature(message) })
}

describe('a contract that is deployed (EIP-1271)', () => {
  let account: Address
  beforeAll(async () => {
    account = await deploy(wallet, [alice.address])
  })

  test('signs in with the signature of its owner', async () => {
    const reply = await signInAs(account, (message) => alice.signMessage({ message }))
    expect(reply).toMatchObject({
      status: 200,
      body: { session: { accountAddress: account, chainId: 'eip155:31337' } },
    })
  })

  test('does not with the signature of somebody else, of another message, or with none', async () => {
    expect(readField(await signInAs(account, (message) => bob.signMessage({ message })))).toBe('signature')
    expect(readField(await signInAs(account, () => alice.signMessage({ message: 'Hello' })))).toBe('signature')
    expect(readField(await signInAs(account, async () => '0x00'))).toBe('signature')
  })

  test('does not when it has no isValidSignature', async () => {
    expect(readField(await signInAs(factory, (message) => alice.signMessage({ message })))).toBe('signature')
  })
})

describe('a contract that is not deployed yet (ERC-6492)', () => {
  const bytecode = encodeDeployData({ ...wallet, args: [alice.address] })
  const encodeDeployment = (owner: Address) =>
    encodeFunctionData({ abi: factoryContract.abi, functionName: 'deploy', args: [owner, salt] })
  const locate = () => getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode })
  const wrap = async (signature: Hex, data = encodeDeployment(alice.address)) =>
    serializeErc6492Signature({ address: factory, data, signature })

  test('signs in with the signature of its owner, and stays not deployed', async () => {
    const reply = await signInAs(locate(), async (message) => wrap(await alice.signMessage({ message })))
    expect(readField(reply)).toBe('accepted')
    expect(await node.getCode({ address: locate() })).toBeUndefined()
  })

  test('does not with the signature of somebody else', async () => {
    const reply = await signInAs(locate(), async (message) => wrap(await bob.signMessage({ message })))
    expect(readField(reply)).toBe('signature')
  })

  test('does not with a deployment that gives another contract', async () => {
    const write = async (message: string) => wrap(await bob.signMessage({ message }), encodeDeployment(bob.address))
    expect(readField(await signInAs(locate(), write))).toBe('signature')
  })

  test('does not without the deployment', async () => {
    const reply = await signInAs(locate(), (message) => alice.signMessage({ message }))
    expect(readField(reply)).toBe('signature')
  })

  test('an account with a private key does not sign in with the wrapped signature of somebody else', async () => {
    const reply = await signInAs(alice.address, async (message) => wrap(await bob.signMessage({ message })))
    expect(readField(reply)).toBe('signature')
  })
})

describe('a contract that is hostile', () => {
  const requested: (string | undefined)[] = []
  const target = createServer(({ url }, response) => {
    requested.push(url)
    response.end(JSON.stringify({ data: '0x1626ba7e'.padEnd(66, '0') }))
  })
  let url: string
  let account: Address
  beforeAll(async () => {
    await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`
    account = await deploy(redirecting, [url])
  })
  afterAll(() => target.close())

  test('cannot make the server request an address (ERC-3668)', async () => {
    // The contract does redirect: viem follows it where it is allowed to.
    const call = { address: account, abi: redirecting.abi, functionName: 'isValidSignature', args: [zeroHash, '0x'] }
    await expect(node.readContract(call)).rejects.toThrow()
    expect(requested.splice(0)).toHaveLength(1)
    expect(readField(await signInAs(account, (message) => bob.signMessage({ message })))).toBe('signature')
    expect(requested).toEqual([])
  })

  test('cannot either as the code of an account with a private key (EIP-7702, ERC-8010)', async () => {
    await node.setCode({ address: bob.address, bytecode: concat(['0xef0100', account]) })
    // A text of less than 32 bytes is in one slot, with twice its length at the end.
    const value = concat([stringToHex(url, { size: 31 }), numberToHex(2 * url.length, { size: 1 })])
    await node.setStorageAt({ address: bob.address, index: 0, value })
    const signature = await wrapDelegated(account)
    expect(await node.verifyHash({ address: bob.address, hash: zeroHash, signature })).toBe(false)
    expect(requested.splice(0)).toHaveLength(1)
    expect(readField(await signInAs(bob.address, async () => signature))).toBe('signature')
    expect(requested).toEqual([])
  })
})

/** Writes an ERC-8010 signature of Bob, whose account has the code of `address`. */
async function wrapDelegated(address: Address): Promise<Hex> {
  const { r, s, yParity = 0 } = await bob.signAuthorization({ address, chainId: anvil.id, nonce: 0 })
  const suffix = encodeAbiParameters(
    parseAbiParameters(
      '(uint256 chainId, address delegation, uint256 nonce, uint8 yParity, uint256 r, uint256 s), address, bytes',
    ),
    [
      { chainId: BigInt(anvil.id), delegation: address, nonce: 0n, yParity, r: BigInt(r), s: BigInt(s) },
      bob.address,
      '0x',
    ],
  )
  const magic: Hex = `0x${'8010'.repeat(16)}`
  return concat(['0x00', suffix, numberToHex(size(suffix), { size: 32 }), magic])
}

describe('a node that does not answer', () => {
  const dead = { [anvil.id]: http('http://127.0.0.1:9', { retryCount: 0 }) }

  test('is a 503 for a contract, reported without the address of the node', async () => {
    const { openBrowser, reports } = startSignIn({ chains: [anvil], transports: dead })
    const browser = openBrowser()
    const { message } = await sign({ nonce: await browser.readNonce(), chainId: `eip155:${anvil.id}` })
    const reply = await browser.verify({ message, signature: await bob.signMessage({ message }) })
    expect(reply.status).toBe(503)
    expect(reports).toEqual(['Sign-in: The network eip155:31337 does not answer. Try again later.'])
  })

  test('is not needed for an account with a private key', async () => {
    const { openBrowser } = startSignIn({ chains: [anvil, mainnet], transports: dead })
    const reply = await signInWith(openBrowser(), { chainId: `eip155:${anvil.id}` })
    expect(reply.status).toBe(200)
  })
})

test('the hash that contracts get is that of EIP-191', async () => {
  const { message, signature } = await sign({ chainId: `eip155:${anvil.id}` })
  const account = await deploy(wallet, [alice.address])
  const args = [hashMessage(message), signature]
  const value = await node.readContract({ address: account, abi: wallet.abi, functionName: 'isValidSignature', args })
  expect(value).toBe('0x1626ba7e')
})
