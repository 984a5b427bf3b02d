import { base58, base64 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { genesisHash } from '../../../../servers/chains/solana/create-slots.js'
import { createSolanaLocalnet, getSolanaAdapter, solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import type { SolanaAdapter } from '../../../../src/chains/solana/solana-adapter.js'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import type { ChainAdapterEvent } from '../../../../src/core/model/chain-adapter.js'
import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import type { Network } from '../../../../src/core/model/network.js'
import type { ConnectorWallet } from '../../../../src/embedded/connector/create-connector.js'
import { createEmbeddedSolanaDriver } from '../../../../src/embedded/connector/solana/create-solana-driver.js'
import { createLoginStore } from '../../../../src/embedded/login-store.js'
import type { Wallet } from '../../../../src/services/identity/wallet-schema.js'
import type { ApprovalPorts } from '../../../../wallets/embedded/rpc/approval-ports.js'
import { createNode, type Node, NodeUnreachableError } from '../../../../wallets/embedded/rpc/create-node.js'
import { prepareSolana } from '../../../../wallets/embedded/rpc/solana/prepare-solana.js'
import { runKeyOperation } from '../../../../wallets/embedded/signer/run-key-operation.js'
import { createMemoryStorage, openWindow } from '../../chains/eip155/create-page.js'
import { type LocalChain, network, openChain } from '../../chains/solana/open-chain.js'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
import { createTestWallet } from '../../wallets/embedded/create-test-wallet.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Request = { method: string; params?: unknown }

/** A frame whose visitor approves everything, with real keys and the node of a real chain. */
async function createFrame(url: string) {
  const { shares, addresses } = await createTestWallet()
  const openNode = createNode({ name: 'Local Solana', rpcUrl: url })
  const frame = { node: openNode, openNode, asked: [] as Request[], address: addresses.solana, prepare, approve }

  function prepare(request: Request, chainId: string = network) {
    return prepareSolana(request, {
      account: { wallet: { walletId: 'w', addresses } as Wallet },
      network: { caipNetworkId: chainId, name: 'Local Solana', nativeCurrency: { symbol: 'SOL', decimals: 9 } },
      node: ((method, params) => frame.node(method, params)) satisfies Node,
      host: { origin: 'https://app.example', name: 'Harbor' },
      device: { readShare: async () => shares[0].slice() },
      vault: { releaseShare: async () => shares[1].slice() },
      signal: new AbortController().signal,
    } as unknown as ApprovalPorts)
  }

  async function approve(request: Request, chainId: string = network): Promise<unknown> {
    frame.asked.push(request)
    const { execution } = prepare(request, chainId)
    const cost = await execution.readCost()
    if (cost.status === 'failed') throw new Error(cost.reason)
    return (await execution.carryOut({ run: runKeyOperation, close() {} }))()
  }

  return frame
}

type Frame = Awaited<ReturnType<typeof createFrame>>

let chain: LocalChain
let frame: Frame
beforeAll(async () => {
  openWindow()
  chain = await openChain()
})
afterAll(() => chain.close())
beforeEach(async () => {
  frame = await createFrame(chain.url)
  await chain.call('requestAirdrop', frame.address, 2_000_000_000)
})

/** The page's side of it. */
function createLogin(has: readonly CaipNetworkId[] = [network]) {
  const enders = new Set<() => void>()
  const stored = createLoginStore(createMemoryStorage(), () => undefined)
  const login = {
    stored,
    isLoggedIn: true,
    signOuts: 0,
    end: () => {
      for (const listener of [...enders]) listener()
    },
  }
  const wallet: ConnectorWallet = {
    getLogin: () => stored.read(),
    isAuthorized: async () => login.isLoggedIn,
    readUser: async (wanted) => ({
      address: frame.address,
      accountType: 'eoa',
      network: has.includes(wanted) ? wanted : 'eip155:1',
      accounts: [{ address: frame.address, type: 'eoa' }],
      smartAccountDeployed: false,
      smartAccountNetworks: [],
      email: 'ada@mail.example',
    }),
    switchNetwork: async () => null,
    requestRpc: ({ method, params, network: chainId }) => frame.approve({ method, params }, chainId),
    async signOut() {
      login.signOuts += 1
      login.end()
    },
    watchUser: () => () => undefined,
    watchEnd(listener) {
      enders.add(listener)
      return () => void enders.delete(listener)
    },
  }
  return { login, wallet }
}

describe('the solana adapter with the embedded wallet', () => {
  let stop: () => void = () => undefined
  afterEach(() => stop())

  function open(options?: { has?: readonly CaipNetworkId[] }) {
    const local = createSolanaLocalnet({ genesisHash, rpcUrl: chain.url })
    const mainnet: Network = { ...solanaMainnet, caipNetworkId: `solana:${solanaMainnet.id}` }
    const networks: readonly Network[] = [{ ...local, caipNetworkId: network }, mainnet]
    const { login, wallet } = createLogin(options?.has)
    const embedded = { create: createEmbeddedSolanaDriver(wallet, networks), isAuthorized: wallet.isAuthorized }
    const created = solana().create({ networks, storage: createMemoryStorage(), embedded })
    const events: ChainAdapterEvent[] = []
    stop = created.start((event) => events.push(event))
    const adapter: SolanaAdapter = getSolanaAdapter({ adapters: { solana: created } })
    const connect = () => adapter.connect({ connectorId: embeddedWalletId })
    const readSessions = () =>
      events.flatMap((event) => (event.type === 'connections' ? [event.sessions] : [])).at(-1) ?? []
    return { adapter, login, events, connect, readSessions }
  }

  it('connects its account, by the name of the login', async () => {
    const { events, connect, readSessions } = open()
    expect(events).toContainEqual({
      type: 'connectors',
      connectors: [{ id: embeddedWalletId, name: '', type: 'AUTH', chain: 'solana' }],
    })
    await connect()
    expect(readSessions()).toMatchObject([
      { connectorId: embeddedWalletId, accounts: [{ address: frame.address }], wallet: { name: 'ada@mail.example' } },
    ])
  })

  it('is restored without the visitor while there is a login', async () => {
    const { adapter, login, readSessions } = open()
    login.isLoggedIn = false
    await adapter.reconnect({ connectorIds: [embeddedWalletId] })
    expect(readSessions()).toEqual([])
    login.isLoggedIn = true
    await adapter.reconnect({ connectorIds: [embeddedWalletId] })
    expect(readSessions()).toMatchObject([{ accounts: [{ address: frame.address }] }])
    expect(frame.asked).toEqual([])
  })

  it('shows the stored account until it is restored', async () => {
    const { adapter, login, events } = open()
    login.stored.save({ solanaAddress: frame.address, email: 'ada@mail.example' })
    const restored = adapter.reconnect({ connectorIds: [embeddedWalletId] })
    expect(events.at(-1)).toMatchObject({
      sessions: [{ accounts: [{ address: frame.address }], wallet: { name: 'ada@mail.example' } }],
      isRestoring: true,
    })
    await restored
    expect(events.at(-1)).toMatchObject({ sessions: [{ accounts: [{ address: frame.address }] }], isRestoring: false })
  })

  it('ends with the login, and ends it', async () => {
    const { adapter, login, connect, readSessions } = open()
    await connect()
    login.end()
    expect(readSessions()).toEqual([])
    await expect(adapter.signMessage({ message: 'hi' })).rejects.toMatchObject({ code: 'not-connected' })
    await connect()
    await adapter.disconnect()
    expect(login.signOuts).toBe(1)
    expect(readSessions()).toEqual([])
  })

  it('does not connect when the frame has none of the networks', async () => {
    const { connect } = open({ has: [] })
    await expect(connect()).rejects.toMatchObject({
      code: 'account-not-shared',
      details: expect.stringContaining('no network of solana:'),
    })
  })

  it('signs a message that verifies', async () => {
    const { adapter, connect } = open()
    await connect()
    const signed = await adapter.signMessage({ message: 'hello' })
    expect(await adapter.verifyMessage({ message: 'hello', signed })).toBe(true)
    expect(await adapter.verifyMessage({ message: 'hellp', signed })).toBe(false)
  })

  it('sends SOL, and signs several transactions', async () => {
    const { adapter, connect } = open()
    await connect()
    const { address: to } = await createStranger(`friend of ${frame.address}`)
    const id = await adapter.sendTransaction({ kind: 'transfer', to, amount: 1_000_000_000n })
    await adapter.waitForReceipt({ id })
    expect((await adapter.getBalance({ addresses: [to], network })).value).toBe(1_000_000_000n)
    const asked = frame.asked.find(({ method }) => method === 'solana_signTransaction')?.params as {
      transaction: string
    }
    const transaction = base64.decode(asked.transaction)
    const signed = await adapter.signAllTransactions({ transactions: [transaction, transaction] })
    for (const wire of signed) {
      const { signatures } = getTransactionDecoder().decode(wire)
      expect(base58.encode(Uint8Array.from(Object.values(signatures)[0] ?? []))).toBe(id)
    }
  })
})

describe('the frame sends a transaction itself', () => {
  /** A transfer that the frame has not signed yet, base64. */
  async function writeTransfer(lamports = 1_000_000_000n): Promise<string> {
    const { account: _account, ...samples } = await import('../../wallets/embedded/solana/sample-transactions.js')
    const latest = (await chain.call('getLatestBlockhash')) as { value: { blockhash: string } }
    const own = frame.address as typeof samples.friend
    const { address: to } = await createStranger(`receiver of ${frame.address}`)
    const wire = samples.write([samples.transfer(own, to, lamports)], { feePayer: own, hash: latest.value.blockhash })
    return samples.toBase64(wire)
  }

  const send = async (transaction: string) => ({ method: 'solana_signAndSendTransaction', params: { transaction } })

  it('and answers with its signature', async () => {
    const { signature } = (await frame.approve(await send(await writeTransfer()))) as { signature: string }
    const found = (await chain.call('getSignatureStatuses', [signature])) as { value: { err: unknown }[] }
    expect(found.value[0]).toMatchObject({ err: null })
  })

  it('and says before that it costs too much, or is of another network', async () => {
    const poor = frame.prepare({
      method: 'solana_signTransaction',
      params: { transaction: await writeTransfer(3_000_000_000n) },
    })
    expect(await poor.execution.readCost()).toEqual({ status: 'insufficient', fee: 5_000n })
    const { write, transfer, toBase64 } = await import('../../wallets/embedded/solana/sample-transactions.js')
    const own = frame.address as Parameters<typeof transfer>[0] & string
    const foreign = toBase64(write([transfer(own as never)], { feePayer: own as never }))
    const asked: Request[] = [
      await send(foreign),
      { ...(await send(foreign)), params: { transaction: foreign, sendOptions: { skipPreflight: true } } },
      { method: 'solana_signTransaction', params: { transaction: foreign } },
      { method: 'solana_signAllTransactions', params: { transactions: [await writeTransfer(), foreign] } },
    ]
    for (const request of asked) {
      expect(await frame.prepare(request).execution.readCost()).toMatchObject({
        status: 'failed',
        reason: expect.stringContaining('another network'),
      })
    }
  })

  it('and asks what would fail now only of what it sends itself: a site may send another one first', async () => {
    const samples = await import('../../wallets/embedded/solana/sample-transactions.js')
    const latest = (await chain.call('getLatestBlockhash')) as { value: { blockhash: string } }
    const own = frame.address as typeof samples.friend
    // The account of the token belongs to a mint that is not there.
    const create = samples.createTokenAccount(undefined, own)
    const transaction = samples.toBase64(samples.write([create], { feePayer: own, hash: latest.value.blockhash }))
    const ofSite = frame.prepare({ method: 'solana_signTransaction', params: { transaction } })
    expect(await ofSite.execution.readCost()).toMatchObject({ status: 'known' })
    const ofFrame = frame.prepare(await send(transaction))
    expect(await ofFrame.execution.readCost()).toMatchObject({ status: 'failed' })
  })

  it('and costs what was shown, also with bytes behind the price that the network ignores', async () => {
    const samples = await import('../../wallets/embedded/solana/sample-transactions.js')
    const latest = (await chain.call('getLatestBlockhash')) as { value: { blockhash: string } }
    const own = frame.address as typeof samples.friend
    const wire = samples.write([samples.setPrice(100_000_000n, 3)], { feePayer: own, hash: latest.value.blockhash })
    const readBalance = async () => ((await chain.call('getBalance', own)) as { value: number }).value
    const before = await readBalance()
    const request = await send(samples.toBase64(wire))
    const shown = await frame.prepare(request).execution.readCost()
    if (shown.status !== 'known') throw new Error(JSON.stringify(shown))
    await frame.approve(request)
    const paid = BigInt(before - (await readBalance()))
    expect(paid).toBeGreaterThan(5_000n)
    expect(paid).toBeLessThanOrEqual(shown.fee)
  })

  it('never by a node of another chain', async () => {
    frame.node = async (method, params) =>
      method === 'getGenesisHash' ? '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' : frame.openNode(method, params)
    const { execution } = frame.prepare(await send(await writeTransfer()))
    expect(await execution.readCost()).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('belongs to another network'),
    })
  })

  it('and sends the same again when an answer was lost, also one that the node has', async () => {
    const sent: unknown[] = []
    let losses = 2
    frame.node = async (method, params) => {
      if (method !== 'sendTransaction') return frame.openNode(method, params)
      sent.push((params as unknown[])[0])
      const answer = await frame.openNode(method, params)
      losses -= 1
      if (losses >= 0) throw new NodeUnreachableError('Local Solana')
      return answer
    }
    const { execution } = frame.prepare(await send(await writeTransfer()))
    await execution.readCost()
    // The node has taken it, and says so.
    const answer = await execution.carryOut({ run: runKeyOperation, close() {} })
    expect(await answer()).toEqual({ signature: expect.any(String) })
    expect(sent).toHaveLength(1)
  })
})
