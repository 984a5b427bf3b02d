import { DelegationManager } from '@metamask/delegation-abis'
import { encodePacked, type Hex, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../../../servers/chains/contents/accounts.js'
import type { SessionsClient } from '../../../../../wallets/embedded/sessions/create-sessions-client.js'
import { type ExecutionWorld, startExecutionWorld } from './execution-world.js'

type Visitor = Awaited<ReturnType<ExecutionWorld['createVisitor']>>
type Granted = {
  context: Hex
  accountMeta: readonly { factory: Hex; factoryData: Hex }[]
  signerMeta: { delegationManager: Hex }
}

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

let world: ExecutionWorld
beforeAll(async () => {
  world = await startExecutionWorld()
})
afterAll(() => world.close())

const newReceiver = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as Hex

describe('a permission', () => {
  const delegate = accounts.rich
  const grant = async (visitor: Visitor, type: string, data: object, sessions: SessionsClient | null = null) => {
    const signer = { type: 'account', data: { address: delegate } }
    const expiry = Number((await world.client.getBlock()).timestamp) + 3_600
    const request = { chainId: '0x7a69', expiry, signer, permissions: [{ type, data }] }
    const [granted] = (await visitor.send('wallet_grantPermissions', [request], { sessions })) as Granted[]
    if (!granted) throw new Error('Nothing was granted.')
    return granted
  }
  /** Uses the permission as its delegate does. */
  const redeem = async ({ context, accountMeta, signerMeta }: Granted, to: Hex, value: bigint) => {
    for (const { factory, factoryData } of accountMeta) {
      const hash = await world.client.sendTransaction({
        account: delegate,
        to: factory,
        data: factoryData,
        chain: null,
      })
      await world.client.waitForTransactionReceipt({ hash })
    }
    const request = {
      account: delegate,
      address: signerMeta.delegationManager,
      abi: DelegationManager,
      functionName: 'redeemDelegations',
      args: [[context], [zeroHash], [encodePacked(['address', 'uint256', 'bytes'], [to, value, '0x'])]],
    } as const
    await world.client.simulateContract(request)
    const hash = await world.client.writeContract({ ...request, chain: null })
    await world.client.waitForTransactionReceipt({ hash })
  }

  it('is used by the other account within its limit, also before the account is deployed, and ends when it is revoked', async () => {
    const visitor = await world.createVisitor()
    const receiver = newReceiver()
    const granted = await grant(visitor, 'native-token-transfer', { allowance: '0x10' })
    expect(granted).toMatchObject({
      chainId: '0x7a69',
      address: visitor.account,
      permissions: [{ type: 'native-token-transfer', data: { allowance: '0x10' } }],
    })
    expect(visitor.signed).toEqual(['sign-delegation'])
    await redeem(granted, receiver, 9n)
    expect(await world.client.getBalance({ address: receiver })).toBe(9n)
    const deployed = { ...granted, accountMeta: [] }
    await expect(redeem(deployed, receiver, 8n)).rejects.toThrow('allowance-exceeded')

    expect(await visitor.send('wallet_revokePermissions', [{ permissionContext: granted.context }])).toEqual({})
    await expect(redeem(deployed, receiver, 1n)).rejects.toThrow('CannotUseADisabledDelegation')
  })

  it('is not given without the keys that list it: it could never be listed', async () => {
    const visitor = await world.createVisitor()
    const sessions = { createOrigin: () => Promise.reject(new Error('No keys.')) } as unknown as SessionsClient
    await expect(grant(visitor, 'native-token-transfer', { allowance: '0x10' }, sessions)).rejects.toThrow('No keys.')
    expect(visitor.signed).toEqual([])
  })
})
