import { DelegationManager } from '@metamask/delegation-abis'
import { type Address, encodePacked, type Hex, parseEther, zeroHash } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import {
  type Allowance,
  anyDelegate,
  type Caveat,
  decodeDelegation,
  encodeDelegation,
  encodeDisableDelegation,
  listCaveats,
  rootAuthority,
  type SignedDelegation,
  toDelegationTypedData,
} from '../../../../../src/embedded/smart-account/delegation.js'
import { getFactoryArguments } from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import type { TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../fixtures/local-chain.js'
import { startAccountChain } from '../fixtures/start-account-chain.js'
import { deployToken, encodeTransfer, readBalance } from '../fixtures/test-token.js'

// The contracts only: what a delegation allows is enforced on the chain.

const chainId = 31337
const { delegationManager } = smartAccountAddresses
const friend = '0x00000000000000000000000000000000000000aa'
const delegate = accounts.rich
const ether = parseEther('1')

let anvil: TestAnvil
let client: ReturnType<typeof connectTo>
let owner: PrivateKeyAccount
let account: Address
let salt = 0n
beforeAll(async () => {
  anvil = await startAccountChain()
  client = connectTo(anvil.url)
  owner = privateKeyToAccount(generatePrivateKey())
  account = getSmartAccountAddress(owner.address)
  await client.setBalance({ address: account, value: 10n * ether })
  const { factory, factoryData } = getFactoryArguments(owner.address)
  const hash = await client.sendTransaction({ account: delegate, to: factory, data: factoryData })
  await client.waitForTransactionReceipt({ hash })
})
afterAll(() => anvil.close())

/** Signs a delegation of the account to `delegate`. */
async function signCaveats(
  caveats: readonly Caveat[],
  { signer = owner, to = delegate }: { signer?: PrivateKeyAccount; to?: Address } = {},
): Promise<SignedDelegation> {
  salt += 1n
  const delegation = { delegate: to, delegator: account, authority: rootAuthority, caveats, salt }
  return { ...delegation, signature: await signer.signTypedData(toDelegationTypedData(delegation, chainId)) }
}

/** Returns a delegation with limits as the manager reads it. It expires in an hour of the chain. */
async function allow(allowance: Allowance, uses?: number): Promise<Hex> {
  const { timestamp } = await client.getBlock()
  return encodeDelegation(await signCaveats(listCaveats({ allowance, expiry: Number(timestamp) + 3_600, uses })))
}

/** Whether the delegate may have the account send `value` to `to`, with `data`. */
async function redeem(delegation: Hex, value: bigint, to: Address = friend, data: Hex = '0x'): Promise<boolean> {
  const request = {
    account: delegate,
    address: delegationManager,
    abi: DelegationManager,
    functionName: 'redeemDelegations',
    args: [[delegation], [zeroHash], [encodePacked(['address', 'uint256', 'bytes'], [to, value, data])]],
  } as const
  const before = await client.getBalance({ address: to })
  try {
    await client.simulateContract(request)
  } catch (error) {
    expect(String(error)).toMatch(/Enforcer:|InvalidERC1271Signature|CannotUseADisabledDelegation|InvalidDelegate/)
    return false
  }
  await client.waitForTransactionReceipt({ hash: await client.writeContract(request) })
  expect(await client.getBalance({ address: to })).toBe(before + value)
  return true
}

const selector = encodeTransfer(friend, 1n).slice(0, 10) as Hex

describe('a delegation', () => {
  it('needs the signature of the owner', async () => {
    expect(await redeem(encodeDelegation(await signCaveats([])), 1n)).toBe(true)
    const stranger = privateKeyToAccount(generatePrivateKey())
    expect(await redeem(encodeDelegation(await signCaveats([], { signer: stranger })), 1n)).toBe(false)
  })

  it('is of its delegate alone, except that one names everybody', async () => {
    const request = (context: Hex) => redeem(context, 1n)
    expect(await request(encodeDelegation(await signCaveats([], { to: anyDelegate })))).toBe(true)
    expect(await request(encodeDelegation(await signCaveats([], { to: friend })))).toBe(false)
  })

  it('of the native currency is limited to an amount in all, and moves no token', async () => {
    const limited = await allow({ kind: 'native', amount: ether })
    expect(await redeem(limited, ether / 2n)).toBe(true)
    expect(await redeem(limited, ether / 2n + 1n)).toBe(false)
    const token = await deployToken(client, account, 10n)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 1n))).toBe(false)
    expect(await redeem(limited, ether / 2n)).toBe(true)
    expect(await redeem(limited, 1n)).toBe(false)
  })

  it('of a token is limited to an amount in all', async () => {
    const token = await deployToken(client, account, 10n)
    const limited = await allow({ kind: 'erc20', token, amount: 5n })
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 3n))).toBe(true)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 3n))).toBe(false)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 2n))).toBe(true)
    expect(await redeem(limited, 1n)).toBe(false)
    expect(await readBalance(client, token, friend)).toBe(5n)
  })

  it('of a token sends no native currency, also to a token that would take it', async () => {
    const token = '0x00000000000000000000000000000000000000bb'
    // Returns 1, and takes what is sent.
    await client.setCode({ address: token, bytecode: '0x600160005260206000f3' })
    const limited = await allow({ kind: 'erc20', token, amount: 5n })
    expect(await redeem(limited, 1n, token, encodeTransfer(friend, 1n))).toBe(false)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 1n))).toBe(true)
  })

  it('of calls is limited to contracts and methods, and sends nothing', async () => {
    const [token, other] = [await deployToken(client, account, 10n), await deployToken(client, account, 10n)]
    const limited = await allow({ kind: 'calls', targets: [token], methods: [selector] })
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 1n))).toBe(true)
    expect(await redeem(limited, 0n, other, encodeTransfer(friend, 1n))).toBe(false)
    expect(await redeem(limited, 1n, token, encodeTransfer(friend, 1n))).toBe(false)
    expect(await redeem(limited, 0n, token, `0x095ea7b3${encodeTransfer(friend, 1n).slice(10)}`)).toBe(false)
  })

  it('is limited to a number of uses', async () => {
    const limited = await allow({ kind: 'native', amount: ether }, 1)
    expect(await redeem(limited, 1n)).toBe(true)
    expect(await redeem(limited, 1n)).toBe(false)
  })

  it('ends when the account disables it', async () => {
    const delegation = await signCaveats([])
    const context = encodeDelegation(delegation)
    expect(await redeem(context, 1n)).toBe(true)
    await client.impersonateAccount({ address: account })
    const hash = await client.sendTransaction({
      account,
      to: delegationManager,
      data: encodeDisableDelegation(delegation),
    })
    await client.waitForTransactionReceipt({ hash })
    expect(await redeem(context, 1n)).toBe(false)
  })

  it('expires', async () => {
    const limited = await allow({ kind: 'native', amount: ether })
    expect(await redeem(limited, 1n)).toBe(true)
    await client.increaseTime({ seconds: 3_601 })
    await client.mine({ blocks: 1 })
    expect(await redeem(limited, 1n)).toBe(false)
  })

  it('is read as it was written, and nothing else is', async () => {
    const delegation = await signCaveats(listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry: 1, uses: 2 }))
    const context = encodeDelegation(delegation)
    expect(decodeDelegation(context)).toEqual(delegation)
    for (const wrong of ['0x', `${context}00`, context.slice(0, -64), `0x${'ff'.repeat(400)}`] as Hex[]) {
      expect(decodeDelegation(wrong)).toBeNull()
    }
  })
})
