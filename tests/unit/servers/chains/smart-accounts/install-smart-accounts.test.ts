import { DelegationManager, HybridDeleGator, SimpleFactory } from '@metamask/delegation-abis'
import { p256 } from '@noble/curves/p256'
import {
  concat,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashDomain,
  keccak256,
  parseAbi,
  zeroHash,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountContracts,
  delegationManagerOwner,
  passkeyLibrary,
  senderCreator,
} from '../../../../../servers/chains/smart-accounts/account-contracts.js'
import { installSmartAccounts } from '../../../../../servers/chains/smart-accounts/install-smart-accounts.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import {
  getAccountCreationCode,
  getFactoryArguments,
} from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../fixtures/local-chain.js'

const chainId = 31337
const { entryPoint, factory, implementation, delegationManager } = smartAccountAddresses
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Where EIP-1967 keeps the implementation of a proxy. */
const implementationSlot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** Where OpenZeppelin's Initializable keeps its version: the hash of "openzeppelin.storage.Initializable" (ERC-7201). */
const initializableSlot = '0xf0c57e16840df040f15088dc2f81fe391c3923bec73e23a9662efc9c229c6a00'

let anvil: TestAnvil
let client: ReturnType<typeof connectTo>
beforeAll(async () => {
  anvil = await startTestAnvil({ chainId })
  client = connectTo(anvil.url)
  await installSmartAccounts(anvil.url)
})
afterAll(() => anvil.close())

describe('the contracts of smart accounts', () => {
  test.each(accountContracts)('$name is at its address', async ({ address }) => {
    const code = (await client.getCode({ address })) ?? '0x'
    expect((code.length - 2) / 2).toBeGreaterThan(700)
    // EIP-170.
    expect((code.length - 2) / 2).toBeLessThanOrEqual(24_576)
    expect(await client.getTransactionCount({ address })).toBeGreaterThan(0)
  })

  test('no block, transaction or balance is needed to install them', async () => {
    expect(await client.getBlockNumber()).toBe(0n)
  })

  test('installing again changes nothing', async () => {
    const before = await client.dumpState()
    await installSmartAccounts(anvil.url)
    expect(await client.dumpState()).toBe(before)
  })

  test('what is missing is installed again, and the rest stays', async () => {
    const timestamp = smartAccountAddresses.enforcers.timestamp
    const code = await client.getCode({ address: timestamp })
    await client.setCode({ address: timestamp, bytecode: '0x' })
    await client.setCode({ address: smartAccountAddresses.enforcers.limitedCalls, bytecode: '0x01' })
    await installSmartAccounts(anvil.url)
    expect(await client.getCode({ address: timestamp })).toBe(code)
    expect(await client.getCode({ address: smartAccountAddresses.enforcers.limitedCalls })).toBe('0x01')
    await client.setCode({ address: smartAccountAddresses.enforcers.limitedCalls, bytecode: '0x' })
    await installSmartAccounts(anvil.url)
  })
})

describe('what a constructor does besides', () => {
  test('an installation that was interrupted before the code was set is completed', async () => {
    const readCodes = () => Promise.all(accountContracts.map(({ address }) => client.getCode({ address })))
    const codes = await readCodes()
    await Promise.all(accountContracts.map(({ address }) => client.setCode({ address, bytecode: '0x' })))
    await installSmartAccounts(anvil.url)
    expect(await readCodes()).toEqual(codes)
  })

  test('the EntryPoint has its SenderCreator, at the address that it has on every chain', async () => {
    expect(senderCreator).toBe(getContractAddress({ from: entryPoint, nonce: 1n }))
    expect(await client.getCode({ address: entryPoint })).toContain(senderCreator.slice(2).toLowerCase())
    expect(await client.getCode({ address: senderCreator })).toBeDefined()
    expect(await client.getTransactionCount({ address: entryPoint })).toBe(2)
  })
})

describe('the code knows its address and its chain', () => {
  const read = (functionName: 'entryPoint' | 'delegationManager' | 'proxiableUUID' | 'VERSION' | 'NAME') =>
    client.readContract({ address: implementation, abi: HybridDeleGator, functionName })

  test('the implementation names the EntryPoint, the delegation manager and version 1.3.0', async () => {
    expect(await read('entryPoint')).toBe(entryPoint)
    expect(await read('delegationManager')).toBe(delegationManager)
    expect([await read('NAME'), await read('VERSION')]).toEqual(['HybridDeleGator', '1.3.0'])
  })

  test('the implementation knows that it is no proxy', async () => {
    // Reverts when the address in the code is not its own, and so in a proxy.
    expect(await read('proxiableUUID')).toBe(implementationSlot)
    const call = client.readContract({
      address: implementation,
      abi: HybridDeleGator,
      functionName: 'isValidSignature',
      args: [zeroHash, '0x'],
    })
    await expect(call).rejects.toThrow('UUPSUnauthorizedCallContext')
  })

  test.each([
    ['HybridDeleGator', implementation],
    ['DelegationManager', delegationManager],
  ] as const)('the EIP-712 domain of %s is right', async (name, address) => {
    const abi = parseAbi(['function getDomainHash() view returns (bytes32)'])
    const types = {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
    } as const
    const domain = { name, version: '1', chainId: BigInt(chainId), verifyingContract: address }
    expect(await client.readContract({ address, abi, functionName: 'getDomainHash' })).toBe(
      hashDomain({ domain, types }),
    )
    const [, ...fields] = await client.readContract({ address, abi: HybridDeleGator, functionName: 'eip712Domain' })
    expect(fields.slice(0, 4)).toEqual([name, '1', BigInt(chainId), address])
  })

  test('nobody can initialise the implementation', async () => {
    expect(BigInt((await client.getStorageAt({ address: implementation, slot: initializableSlot })) ?? 0)).toBe(
      2n ** 64n - 1n,
    )
    const data = encodeFunctionData({ abi: HybridDeleGator, functionName: 'initialize', args: [owner, [], [], []] })
    await expect(client.call({ account: owner, to: implementation, data })).rejects.toThrow()
  })

  test('the delegation manager belongs to MetaMask and is not paused', async () => {
    const manager = { address: delegationManager, abi: DelegationManager } as const
    expect(await client.readContract({ ...manager, functionName: 'owner' })).toBe(delegationManagerOwner)
    expect(await client.readContract({ ...manager, functionName: 'paused' })).toBe(false)
  })

  test('the implementation is linked to the library for passkeys, which verifies', async () => {
    expect(await client.getCode({ address: implementation })).toContain(passkeyLibrary.slice(2).toLowerCase())
    const key = p256.utils.randomPrivateKey()
    const hash = keccak256('0x1234')
    const { r, s } = p256.sign(hash.slice(2), key)
    const { x, y } = p256.ProjectivePoint.fromPrivateKey(key)
    const verify = (signed: Hex) =>
      client.readContract({
        address: passkeyLibrary,
        abi: parseAbi([
          'function verify(bytes32 hash, uint256 r, uint256 s, uint256 x, uint256 y) view returns (bool)',
        ]),
        functionName: 'verify',
        args: [signed, r, s, x, y],
      })
    expect(await verify(hash)).toBe(true)
    expect(await verify(keccak256('0x5678'))).toBe(false)
  })
})

describe('the address of an account', () => {
  test('is where the factory computes it', async () => {
    const computed = await client.readContract({
      address: factory,
      abi: SimpleFactory,
      functionName: 'computeAddress',
      args: [keccak256(getAccountCreationCode(owner)), zeroHash],
    })
    expect(getSmartAccountAddress(owner)).toBe(computed)
  })

  test('is where the EntryPoint deploys it', async () => {
    const { factoryData } = getFactoryArguments(owner)
    const call = client.simulateContract({
      address: entryPoint,
      abi: entryPoint07Abi,
      functionName: 'getSenderAddress',
      args: [concat([factory, factoryData])],
    })
    await expect(call).rejects.toMatchObject({
      cause: { data: { errorName: 'SenderAddressResult', args: [getSmartAccountAddress(owner)] } },
    })
  })
})
