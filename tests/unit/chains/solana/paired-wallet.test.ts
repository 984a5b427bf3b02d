import { getTransactionDecoder } from '@solana/kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { genesisHash } from '../../../../servers/chains/solana/create-slots.js'
import { decodeBase58 } from '../../../../src/chains/drivers/base58.js'
import { createSolanaLocalnet, getSolanaAdapter, solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import type { SolanaAdapter } from '../../../../src/chains/solana/solana-adapter.js'
import { createPairedTransactionCalls } from '../../../../src/chains/solana/wallets/create-paired-transaction-calls.js'
import { insertSignature } from '../../../../src/chains/solana/wallets/insert-signature.js'
import type { Network } from '../../../../src/core/model/network.js'
import { type WalletConnectSession, walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
import { createMemoryStorage, openWindow } from '../eip155/create-page.js'
import { addresses, otherNamespaces } from '../walletconnect/fixtures/other-namespaces.js'
import { createPort, openRelay, pairUp, type Relay, type TestPort } from '../walletconnect/fixtures/start-ports.js'
import { startWallet, type TestWallet } from '../walletconnect/fixtures/start-wallet.js'
import { type LocalChain, network, openChain } from './open-chain.js'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const [address = ''] = addresses.solana
const [signOne, signAll, signAndSend] = [
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const

describe('over a real relay, with a real wallet and chain', () => {
  let chain: LocalChain
  let relay: Relay
  let kit: TestWallet
  let port: TestPort
  let adapter: SolanaAdapter
  let stop: () => void

  /** Pairs a wallet that has approved these methods. */
  async function open(...methods: string[]): Promise<void> {
    const local = createSolanaLocalnet({ genesisHash, rpcUrl: chain.url })
    const networks: readonly Network[] = [{ ...local, caipNetworkId: network }]
    kit.hasEip155 = false
    kit.others = { solana: { ...otherNamespaces.solana, methods } }
    port = createPort({ relayUrl: relay.url, networks })
    const created = solana().create({ networks, storage: createMemoryStorage(), walletConnect: port })
    adapter = getSolanaAdapter({ adapters: { solana: created } })
    stop = adapter.start(() => undefined)
    await pairUp(port, kit)
    await adapter.connect({ connectorId: walletConnectId })
  }

  const readBalance = async (owner: string) => (await adapter.getBalance({ addresses: [owner], network })).value
  const listMethods = () => kit.requests.map(({ params }) => params.request.method)

  beforeAll(async () => {
    openWindow()
    chain = await openChain()
    relay = await openRelay()
  })
  afterAll(async () => {
    await relay.close()
    await chain.close()
  })
  beforeEach(async () => {
    kit = await startWallet(relay.url)
  })
  afterEach(async () => {
    stop()
    port.stop()
    await kit.close()
  })

  it.each([
    [[signOne, signAll, signAndSend], signOne],
    [[signAll], signAll],
  ])('sends SOL by the app’s own node: a wallet with %j signs by %s', async (methods, method) => {
    await open(...methods)
    const { address: to } = await createStranger(`paired ${method}`)
    const id = await adapter.sendTransaction({ kind: 'transfer', to, amount: 1_000_000_000n })
    await expect(adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    await expect(readBalance(to)).resolves.toBe(1_000_000_000n)
    expect(listMethods()).toEqual([method])
  })

  it('sends nothing by a wallet that only sends itself: it does not reach the private node', async () => {
    await open(signAndSend)
    const { address: to } = await createStranger('unreached')
    await expect(adapter.sendTransaction({ kind: 'transfer', to, amount: 1n })).rejects.toMatchObject({
      code: 'wallet-failed',
      details: 'Foxglove cannot sign transactions of Solana Localnet for this site to send.',
    })
    expect(kit.requests).toEqual([])
  })

  it('has transactions of the app signed and does not send them', async () => {
    await open(signOne)
    const transactions = [createTransaction(address), createTransaction(address)]
    const signed = await adapter.signAllTransactions({ transactions })
    expect(signed.map((wire) => getTransactionDecoder().decode(wire).signatures)).toEqual(
      Array(2).fill({ [address]: expect.any(Uint8Array) }),
    )
    expect(listMethods()).toEqual([signOne, signOne])
  })
})

describe('the methods that a wallet has approved', () => {
  const main: Network = { ...solanaMainnet, caipNetworkId: `solana:${solanaMainnet.id}` }
  const local: Network = { ...main, rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } } }
  const asked = { address, network: main.caipNetworkId }

  /** A wallet that has approved these methods, and signs with real keys. */
  function createCalls(methods: readonly string[], answer: (method: string) => unknown = () => undefined) {
    const requests: string[] = []
    const session: WalletConnectSession = {
      topic: 'a'.repeat(64),
      accounts: [`${main.caipNetworkId}:${address}`],
      chains: [main.caipNetworkId],
      methods,
      expiresAt: Date.now() + 60_000,
      peer: { name: '' },
    }
    const port = createPort({ relayUrl: 'ws://127.0.0.1:1' })
    vi.spyOn(port, 'getSession').mockReturnValue(session)
    vi.spyOn(port, 'request').mockImplementation(async ({ method, params }) => {
      requests.push(method)
      return answer(method) ?? otherNamespaces.solana.answer(method, params as Record<string, unknown>)
    })
    return { requests, calls: createPairedTransactionCalls({ port, networks: [main] }) }
  }

  it.each([
    [[signOne, signAll], 1, [signOne]],
    [[signOne, signAll], 2, [signAll]],
    [[signOne], 2, [signOne, signOne]],
    [[signAll], 1, [signAll]],
  ])('%j: %i transactions are signed by %j', async (methods, count, expected) => {
    const { calls, requests } = createCalls(methods)
    const signed = await calls.sign(Array(count).fill(createTransaction(address)), asked)
    for (const wire of signed) {
      expect(getTransactionDecoder().decode(wire).signatures).toEqual({ [address]: expect.any(Uint8Array) })
    }
    expect([signed.length, requests]).toEqual([count, expected])
  })

  it('decide who sends: the wallet on public nodes, the app where the wallet only signs', () => {
    expect(createCalls([signOne, signAndSend]).calls.sendsItself(address, main)).toBe(true)
    expect(createCalls([signAndSend]).calls.sendsItself(address, main)).toBe(true)
    expect(createCalls([signOne, signAndSend]).calls.sendsItself(address, local)).toBe(false)
    expect(createCalls([signAll]).calls.sendsItself(address, main)).toBe(false)
    expect(() => createCalls(['solana_signMessage']).calls.sendsItself(address, main)).toThrow(
      expect.objectContaining({
        code: 'wallet-failed',
        details: 'The paired wallet cannot sign transactions of Solana for this site to send.',
      }),
    )
  })

  it('return the signature of what the wallet has sent', async () => {
    const { calls, requests } = createCalls([signAndSend])
    await expect(calls.send(createTransaction(address), asked)).resolves.toHaveLength(64)
    expect(requests).toEqual([signAndSend])
  })

  it.each([
    [signOne, {}, 'The wallet returned no signature of 64 bytes.'],
    [signOne, { signature: 'abc' }, 'The wallet returned no signature of 64 bytes.'],
    [signOne, { transaction: '%' }, 'The wallet returned a transaction that is not base64.'],
    [signAll, { transactions: [] }, 'The wallet did not return all of the transactions.'],
    [signAll, { transactions: [5] }, 'The wallet returned a transaction that is not base64.'],
  ])('fail when the wallet answers %s with %j', async (method, answer, details) => {
    const { calls } = createCalls([method], () => answer)
    await expect(calls.sign([createTransaction(address)], asked)).rejects.toMatchObject({
      code: 'wallet-failed',
      details,
    })
  })
})

describe('a signature that the wallet returns alone', () => {
  const signature = new Uint8Array(64).fill(9)
  const key = new Uint8Array(32).fill(4)

  it('is put in the place of its account, in both versions of transactions', () => {
    for (const version of [[], [0x80]]) {
      const wire = createTransactionOf([new Uint8Array(32).fill(3), key], version)
      const signed = insertSignature(wire, key, signature)
      expect(signed?.slice(0, 65)).toEqual(wire.slice(0, 65))
      expect(signed?.slice(65, 129)).toEqual(signature)
      expect(signed?.slice(129)).toEqual(wire.slice(129))
    }
  })

  it('is put into no transaction that the account does not sign, and into no other bytes', () => {
    const wire = createTransactionOf([new Uint8Array(32).fill(3)], [0x80])
    expect(
      [wire, new Uint8Array(), new Uint8Array(5).fill(0xff)].map((bytes) => insertSignature(bytes, key, signature)),
    ).toEqual([null, null, null])
  })
})

/** A transaction without instructions that this account signs. */
function createTransaction(signer: string): Uint8Array {
  return createTransactionOf([decodeBase58(signer) ?? new Uint8Array()], [0x80])
}

function createTransactionOf(signers: readonly Uint8Array[], version: readonly number[]): Uint8Array {
  const message = [...version, signers.length, 0, 0, signers.length, ...signers.flatMap((key) => [...key])]
  const end = version.length > 0 ? [0, 0] : [0]
  return Uint8Array.from([
    signers.length,
    ...new Array<number>(64 * signers.length).fill(0),
    ...message,
    ...new Array<number>(32).fill(1),
    ...end,
  ])
}
