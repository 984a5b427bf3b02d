import { DelegationManager } from '@metamask/delegation-abis'
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  numberToHex,
  parseAbiParameters,
  parseEther,
  zeroHash,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import { installSmartAccounts } from '../../../../../servers/chains/smart-accounts/install-smart-accounts.js'
import { smartAccountAddresses } from '../../../../../src/embedded/smart-account/addresses.js'
import { getFactoryArguments } from '../../../../../src/embedded/smart-account/get-factory-arguments.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { startTestAnvil, type TestAnvil } from '../../../../fixtures/anvil.js'
import { connectTo } from '../fixtures/local-chain.js'
import { deployToken, encodeTransfer, readBalance } from '../fixtures/test-token.js'

// The contracts only: what a delegation allows is enforced on the chain.

const chainId = 31337
const { delegationManager, enforcers } = smartAccountAddresses
const friend = '0x00000000000000000000000000000000000000aa'
const delegate = accounts.rich
const ether = parseEther('1')

type Caveat = { enforcer: Address; terms: Hex; args: Hex }

let anvil: TestAnvil
let client: ReturnType<typeof connectTo>
let owner: PrivateKeyAccount
let account: Address
let salt = 0n
beforeAll(async () => {
  anvil = await startTestAnvil({ chainId })
  client = connectTo(anvil.url)
  await installSmartAccounts(anvil.url)
  owner = privateKeyToAccount(generatePrivateKey())
  account = getSmartAccountAddress(owner.address)
  await client.setBalance({ address: account, value: 10n * ether })
  const { factory, factoryData } = getFactoryArguments(owner.address)
  const hash = await client.sendTransaction({ account: delegate, to: factory, data: factoryData })
  await client.waitForTransactionReceipt({ hash })
})
afterAll(() => anvil.close())

/** Signs a delegation of the account to `delegate`. Returns it as the manager reads it. */
async function signDelegation(caveats: readonly Caveat[], signer: PrivateKeyAccount = owner): Promise<Hex> {
  salt += 1n
  const delegation = { delegate, delegator: account, authority: `0x${'f'.repeat(64)}` as Hex, caveats, salt }
  const signature = await signer.signTypedData({
    domain: { name: 'DelegationManager', version: '1', chainId, verifyingContract: delegationManager },
    types: {
      Delegation: [
        { name: 'delegate', type: 'address' },
        { name: 'delegator', type: 'address' },
        { name: 'authority', type: 'bytes32' },
        { name: 'caveats', type: 'Caveat[]' },
        { name: 'salt', type: 'uint256' },
      ],
      Caveat: [
        { name: 'enforcer', type: 'address' },
        { name: 'terms', type: 'bytes' },
      ],
    },
    primaryType: 'Delegation',
    message: delegation,
  })
  return encodeAbiParameters(
    parseAbiParameters([
      'Delegation[]',
      'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
      'struct Caveat { address enforcer; bytes terms; bytes args; }',
    ]),
    [[{ ...delegation, signature }]],
  )
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
    expect(String(error)).toMatch(/Enforcer:|InvalidERC1271Signature/)
    return false
  }
  await client.waitForTransactionReceipt({ hash: await client.writeContract(request) })
  expect(await client.getBalance({ address: to })).toBe(before + value)
  return true
}

describe('a delegation', () => {
  it('needs the signature of the owner', async () => {
    expect(await redeem(await signDelegation([]), 1n)).toBe(true)
    expect(await redeem(await signDelegation([], privateKeyToAccount(generatePrivateKey())), 1n)).toBe(false)
  })

  it('is limited to an amount in all', async () => {
    const terms = numberToHex(ether, { size: 32 })
    const limited = await signDelegation([{ enforcer: enforcers.nativeTokenTransferAmount, terms, args: '0x' }])
    expect(await redeem(limited, ether / 2n)).toBe(true)
    expect(await redeem(limited, ether / 2n + 1n)).toBe(false)
    expect(await redeem(limited, ether / 2n)).toBe(true)
    expect(await redeem(limited, 1n)).toBe(false)
  })

  it('is limited to an amount of a token in all', async () => {
    const token = await deployToken(client, account, 10n)
    const terms = concat([token, numberToHex(5n, { size: 32 })])
    const limited = await signDelegation([{ enforcer: enforcers.erc20TransferAmount, terms, args: '0x' }])
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 3n))).toBe(true)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 3n))).toBe(false)
    expect(await redeem(limited, 0n, token, encodeTransfer(friend, 2n))).toBe(true)
    expect(await readBalance(client, token, friend)).toBe(5n)
  })

  it('is limited to targets', async () => {
    const limited = await signDelegation([{ enforcer: enforcers.allowedTargets, terms: friend, args: '0x' }])
    expect(await redeem(limited, 1n)).toBe(true)
    expect(await redeem(limited, 1n, accounts.named)).toBe(false)
  })

  it('is limited to a number of calls', async () => {
    const terms = numberToHex(1n, { size: 32 })
    const limited = await signDelegation([{ enforcer: enforcers.limitedCalls, terms, args: '0x' }])
    expect(await redeem(limited, 1n)).toBe(true)
    expect(await redeem(limited, 1n)).toBe(false)
  })

  it('expires', async () => {
    const { timestamp } = await client.getBlock()
    const terms = concat([numberToHex(0n, { size: 16 }), numberToHex(timestamp + 1_000n, { size: 16 })])
    const limited = await signDelegation([{ enforcer: enforcers.timestamp, terms, args: '0x' }])
    expect(await redeem(limited, 1n)).toBe(true)
    await client.increaseTime({ seconds: 1_001 })
    await client.mine({ blocks: 1 })
    expect(await redeem(limited, 1n)).toBe(false)
  })
})
