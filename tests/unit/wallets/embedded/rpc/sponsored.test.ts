import { type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ServiceFailure } from '../../../../../wallets/embedded/service/service-failure.js'
import { type ExecutionWorld, startExecutionWorld } from './execution-world.js'

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

let world: ExecutionWorld
beforeAll(async () => {
  world = await startExecutionWorld()
})
afterAll(() => world.close())

const newReceiver = () => `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}` as Hex

describe('the first transaction of an account without ETH', () => {
  const payment = (fields: object = {}) => [{ to: newReceiver(), value: '0x0', ...fields }]

  it('is paid for, and shows no fee', async () => {
    const visitor = await world.createVisitor(0n, world.signAsService)
    const execution = visitor.prepare('eth_sendTransaction', payment())
    expect(await execution.readCost()).toEqual({ status: 'known', fee: 0n, createsAccount: true, isSponsored: true })
    const hash = (await (await execution.carryOut(visitor.worker))()) as Hex
    expect((await world.client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(await world.client.getCode({ address: visitor.account })).toBeDefined()
    expect(await visitor.prepare('eth_sendTransaction', payment()).readCost()).toMatchObject({ status: 'insufficient' })
  })

  it('is not the last one that is paid for: so is the end of a permission', async () => {
    const visitor = await world.createVisitor(0n, world.signAsService)
    await visitor.send('eth_sendTransaction', payment())
    const signer = { type: 'account', data: { address: newReceiver() } }
    const expiry = Number((await world.client.getBlock()).timestamp) + 3_600
    const permissions = [{ type: 'native-token-transfer', data: { allowance: '0x1' } }]
    const [granted] = (await visitor.send('wallet_grantPermissions', [
      { chainId: '0x7a69', expiry, signer, permissions },
    ])) as { context: Hex }[]
    const end = visitor.prepare('wallet_revokePermissions', [{ permissionContext: granted?.context }])
    expect(await end.readCost()).toMatchObject({ status: 'known', fee: 0n, isSponsored: true })
    expect(await (await end.carryOut(visitor.worker))()).toEqual({})
  })

  it('is not paid for when it sends what the account does not have, or the account can pay', async () => {
    const sponsor = vi.fn(world.signAsService)
    const poor = await world.createVisitor(0n, sponsor)
    expect(await poor.prepare('eth_sendTransaction', payment({ value: '0x1' })).readCost()).toEqual({
      status: 'failed',
      reason: 'The account has less than the amount that it would send.',
    })
    const rich = await world.createVisitor(parseEther('1'), sponsor)
    const cost = await rich.prepare('eth_sendTransaction', payment()).readCost()
    expect(cost).toMatchObject({ status: 'known', createsAccount: true })
    expect(cost).not.toHaveProperty('isSponsored')
    expect(sponsor).not.toHaveBeenCalled()
  })

  it.each([403, 404, 429])('is not paid for when the service refuses with %i', async (status) => {
    const visitor = await world.createVisitor(0n, async () => {
      throw new ServiceFailure({ status, field: 'network', description: 'No.' })
    })
    expect(await visitor.prepare('eth_sendTransaction', payment()).readCost()).toMatchObject({ status: 'insufficient' })
  })

  it('says so when the service does not answer', async () => {
    const visitor = await world.createVisitor(0n, async () => {
      throw new ServiceFailure({ status: 0, field: 'service', description: 'The service does not answer.' })
    })
    expect(await visitor.prepare('eth_sendTransaction', payment()).readCost()).toEqual({
      status: 'failed',
      reason: 'The service does not answer.',
    })
  })
})
