import { type Address, createPublicClient, http, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { localSponsor } from '../../../../../servers/chains/smart-accounts/local-sponsor.js'
import { quote } from '../../../../../src/chains/eip155/actions/quote.js'
import type { AdapterContext } from '../../../../../src/chains/eip155/adapter-context.js'
import type { LiveConnection } from '../../../../../src/chains/eip155/live-connections.js'
import {
  type ConnectorWallet,
  createEmbeddedConnector,
} from '../../../../../src/embedded/connector/create-connector.js'
import { computeMax } from '../../../../../src/features/send/model/compute-max.js'
import type { AnswerContext } from '../../../../../wallets/embedded/rpc/answer-context.js'
import { answerWithoutApproval } from '../../../../../wallets/embedded/rpc/answer-without-approval.js'
import { closed } from '../../../servers/bundler/fixtures/bundler-world.js'
import { type ExecutionWorld, startExecutionWorld } from './execution-world.js'

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 })

let world: ExecutionWorld
beforeAll(async () => {
  world = await startExecutionWorld()
})
afterAll(() => world.close())

const receiver: Address = '0x00000000000000000000000000000000000000A1'
const chain = { ...foundry, id: 31_337 }

/** The page's side of a visitor whose smart account is active. */
async function connect({ balance = parseEther('1'), paymaster }: { balance?: bigint; paymaster?: Address } = {}) {
  const visitor = await world.createVisitor(balance)
  const { owner, account } = visitor
  const network = 'eip155:31337' as const
  const user = {
    address: account,
    accountType: 'smartAccount' as const,
    network,
    accounts: [
      { address: account, type: 'smartAccount' as const },
      { address: owner, type: 'eoa' as const },
    ],
    smartAccountDeployed: false,
    smartAccountNetworks: [network],
  }
  const wallet = {
    getLogin: () => ({ network }),
    readUser: async () => user,
    requestRpc: (request: { method: string; params: unknown }) =>
      answerWithoutApproval(request, {
        network: { caipNetworkId: network, ...(paymaster && { paymaster }), bundlerUrl: 'x' },
        readOwner: async () => owner,
        openNode: () => visitor.node,
        openBundler: () => visitor.bundler,
      } as unknown as AnswerContext),
    watchEnd: () => () => undefined,
    watchUser: () => () => undefined,
  } as unknown as ConnectorWallet
  const transport = http(world.url)
  const connector = createEmbeddedConnector(wallet)({
    chains: [chain],
    transports: { 31337: transport },
    emitter: { emit: () => undefined },
  } as unknown as Parameters<ReturnType<typeof createEmbeddedConnector>>[0])
  await connector.connect()
  const client = createPublicClient({ chain, transport })
  const context = { config: { chains: [chain], getClient: () => client } } as unknown as AdapterContext
  const connection = { accounts: [account], chainId: 31_337, connector } as unknown as LiveConnection
  const pay = (amount: bigint, to: Address = receiver) => quote(context, connection, { kind: 'transfer', to, amount })
  return { visitor, pay }
}

describe('what a payment of a smart account costs', () => {
  it('is the fee of an operation, and Max leaves enough for it', async () => {
    const { visitor, pay } = await connect()
    const shown = await pay(1n)
    const real = await visitor.prepare('eth_sendTransaction', [{ to: receiver, value: '0x1' }]).readCost()
    const { fee } = real as { fee: bigint }
    expect(shown.fee).toBeGreaterThan((fee * 9n) / 10n)
    expect(shown.fee).toBeLessThan((fee * 11n) / 10n)
    expect(shown.gas).toBeGreaterThan(200_000n)

    const most = computeMax(parseEther('1'), await pay(0n))
    const value = `0x${most.toString(16)}`
    const cost = await visitor.prepare('eth_sendTransaction', [{ to: receiver, value }]).readCost()
    expect(cost).toMatchObject({ status: 'known', createsAccount: true })
  })

  it('is nothing where the paymaster can pay for the first transaction', async () => {
    const { pay } = await connect({ balance: 5n, paymaster: localSponsor.paymaster })
    await expect(pay(5n)).resolves.toMatchObject({ fee: 0n, isSponsored: true })
    expect(computeMax(5n, await pay(0n))).toBe(5n)
    await expect(pay(6n)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is missing where the paymaster of the network does not pay', async () => {
    const { pay } = await connect({ balance: 5n, paymaster: receiver })
    await expect(pay(5n)).rejects.toMatchObject({ code: 'insufficient-funds' })
  })

  it('is missing without a sponsor, and for what a contract refuses', async () => {
    const { pay } = await connect({ balance: 5n })
    await expect(pay(5n)).rejects.toMatchObject({ code: 'insufficient-funds' })
    const { pay: payMuch } = await connect()
    await expect(payMuch(5n, closed)).rejects.toMatchObject({
      code: 'contract-reverted',
      reason: 'The vault is closed.',
    })
  })
})
