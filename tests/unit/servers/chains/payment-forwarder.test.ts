import { join } from 'node:path'
import { type Address, encodeDeployData, encodeFunctionData, getContractAddress, keccak256, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAnvil } from '../../../../servers/chains/call-anvil.js'
import { readArtifact } from '../../../../servers/chains/contents/plan/read-compiled.js'
import { installPaymentFactory } from '../../../../servers/chains/install-payment-factory.js'
import { computePaymentAddress } from '../../../../servers/data-api/pay/payment-address.js'
import { writeSweep } from '../../../../servers/index.js'
import { FORWARDER_CODE_HASH, PAYMENT_FACTORY } from '../../../../src/features/pay/data/schema.js'
import { startTestAnvil, type TestAnvil } from '../../../fixtures/anvil.js'
import { sendTransaction } from '../data-api/fixtures/send-transaction.js'
import { compileSolidity } from '../fixtures/compile-solidity.js'
import { connectTo } from './fixtures/local-chain.js'

/** Creates contracts with CREATE2, on nearly every chain. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const NATIVE = '0x0000000000000000000000000000000000000000'
const tokenAbi = parseAbi([
  'function mint(address,uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function sweep(address)',
])

const createAddress = () => privateKeyToAddress(generatePrivateKey())

test('the constants are those of the compiled contracts', () => {
  const { bytecode } = readArtifact('PaymentFactory')
  const salt = `0x${'00'.repeat(32)}` as const
  expect(getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt, bytecode })).toBe(PAYMENT_FACTORY)
  expect(keccak256(readArtifact('PaymentForwarder').bytecode)).toBe(FORWARDER_CODE_HASH)
})

describe('a payment address', () => {
  let chain: TestAnvil
  let client: ReturnType<typeof connectTo>
  let from: Address
  let id = 0
  beforeAll(async () => {
    chain = await startTestAnvil({ chainId: 31337 })
    client = connectTo(chain.url)
    ;[from] = (await callAnvil(chain.url, 'eth_accounts')) as [Address]
    await installPaymentFactory(chain.url)
  })
  afterAll(() => chain.close())

  const nextId = () => Buffer.alloc(16, ++id).toString('base64url')
  const send = (to: Address, data: `0x${string}`) => sendTransaction(chain.url, { from, to, data })
  const sweep = (receiver: Address, requestId: string, token: Address) => {
    const asset = token === NATIVE ? 'eip155:31337/slip44:60' : `eip155:31337/erc20:${token}`
    const request = { id: requestId, options: [{ recipient: `eip155:31337:${receiver}` }] }
    const { to, data } = writeSweep(request, { asset })
    return send(to, data)
  }
  const deploy = async (artifact: Parameters<typeof encodeDeployData>[0]) =>
    (await sendTransaction(chain.url, { from, data: encodeDeployData(artifact) })).contractAddress as Address
  const mint = (token: Address, to: Address, amount: bigint) =>
    send(token, encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] }))
  const balanceOf = (token: Address, account: Address) =>
    token === NATIVE
      ? client.getBalance({ address: account })
      : client.readContract({ address: token, abi: tokenAbi, functionName: 'balanceOf', args: [account] })

  test('is the same whether the factory is installed or created by the deployer', async () => {
    const installed = await client.getCode({ address: PAYMENT_FACTORY })
    const { bytecode } = readArtifact('PaymentFactory')
    await callAnvil(chain.url, 'anvil_setCode', [PAYMENT_FACTORY, '0x'])
    await callAnvil(chain.url, 'anvil_setNonce', [PAYMENT_FACTORY, '0x0'])
    await send(DEPLOYER, `0x${'00'.repeat(32)}${bytecode.slice(2)}`)
    expect(await client.getCode({ address: PAYMENT_FACTORY })).toBe(installed)
  })

  test('pays ETH on to its receiver, before and after it is a contract', async () => {
    const [receiver, requestId] = [createAddress(), nextId()]
    const { address } = computePaymentAddress(receiver, requestId)
    for (const value of ['0x64', '0x32'] as const) {
      await sendTransaction(chain.url, { from, to: address, value })
      await sweep(receiver, requestId, NATIVE)
    }
    // Nothing is left, and that is no failure.
    await sweep(receiver, requestId, NATIVE)
    expect([await balanceOf(NATIVE, address), await balanceOf(NATIVE, receiver)]).toEqual([0n, 150n])
  })

  test.each([
    { artifact: 'Token', args: ['Dollar', 'USD', 6], left: 1_000n },
    // It returns nothing.
    { artifact: 'LegacyToken', args: ['Old Dollar', 'OUSD', 6], left: 1_000n },
    // It keeps 5 % of each transfer.
    { artifact: 'FeeToken', args: ['Fee Dollar', 'FUSD', 6, 500n], left: 950n },
  ])('pays a $artifact on to its receiver, and to nobody else', async ({ artifact, args, left }) => {
    const [receiver, requestId, thief] = [createAddress(), nextId(), createAddress()]
    const { address } = computePaymentAddress(receiver, requestId)
    const token = await deploy({ ...readArtifact(artifact), args })
    await mint(token, address, 1_000n)
    // Another receiver has another address, and a forwarder can be called by anybody.
    await sweep(thief, requestId, token)
    await sweep(receiver, requestId, token)
    await send(address, encodeFunctionData({ abi: tokenAbi, functionName: 'sweep', args: [token] }))
    const balances = await Promise.all([address, receiver, thief].map((account) => balanceOf(token, account)))
    expect(balances).toEqual([0n, left, 0n])
  })

  test('keeps what a token does not give, and a contract that calls back gets no more than there is', async () => {
    const read = await compileSolidity(join(import.meta.dirname, '../data-api/fixtures/contracts/payment-thieves.sol'))
    const refusing = await deploy(read('RefusingToken'))
    const [receiver, requestId] = [createAddress(), nextId()]
    const { address } = computePaymentAddress(receiver, requestId)
    await mint(refusing, address, 10n)
    const { transactionHash } = await sweep(receiver, requestId, refusing)
    expect((await client.getTransactionReceipt({ hash: transactionHash })).status).toBe('reverted')
    expect(await balanceOf(refusing, address)).toBe(10n)

    const reentrant = await deploy(read('ReentrantReceiver'))
    const own = computePaymentAddress(reentrant, requestId).address
    await sendTransaction(chain.url, { from, to: own, value: '0x64' })
    await sweep(reentrant, requestId, NATIVE)
    expect([await balanceOf(NATIVE, own), await balanceOf(NATIVE, reentrant)]).toEqual([0n, 100n])
  })
})
