import { describe, expect, it, vi } from 'vitest'
import { bitcoinMainnet, bitcoinSignet } from '../../../../src/chains/bip122/index.js'
import { createPairedBitcoinActions } from '../../../../src/chains/bip122/wallets/create-paired-bitcoin-actions.js'
import type { DriverSession } from '../../../../src/chains/drivers/wallet-driver.js'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import type { Network } from '../../../../src/core/model/network.js'
import type { WalletConnectEvent, WalletConnectSession } from '../../../../src/core/model/wallet-connect.js'
import { createBitcoinKey, signBip322, signCompact } from '../../../fixtures/bitcoin-signing.js'
import { createPort } from '../walletconnect/fixtures/start-ports.js'

const networks: readonly Network[] = [bitcoinMainnet, bitcoinSignet].map((network) => ({
  ...network,
  caipNetworkId: `bip122:${network.id}`,
}))
const [main, signet] = networks.map(({ caipNetworkId }) => caipNetworkId) as [CaipNetworkId, CaipNetworkId]
const pay = createBitcoinKey(5, 'p2wpkh')
const art = createBitcoinKey(6, 'p2tr')
const property = 'bip122_getAccountAddresses'

/** The calls of a wallet with this session, which answers every request with `answer`. */
function pair(changes: Partial<WalletConnectSession> = {}, answer?: unknown) {
  const session: WalletConnectSession = {
    topic: 'a'.repeat(64),
    accounts: [`${main}:${pay.address}`],
    chains: [main],
    methods: ['signMessage'],
    expiresAt: Date.now() + 60_000,
    peer: { name: 'Foxglove' },
    ...changes,
  }
  const port = createPort({ relayUrl: 'ws://127.0.0.1:1' })
  const listeners = new Set<(event: WalletConnectEvent) => void>()
  vi.spyOn(port, 'getSession').mockReturnValue(session)
  vi.spyOn(port, 'watch').mockImplementation((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  })
  const request = vi.spyOn(port, 'request').mockResolvedValue(answer)
  const actions = createPairedBitcoinActions({ port, networks })
  return {
    actions,
    request,
    emit(event: WalletConnectEvent) {
      for (const listener of listeners) listener(event)
    },
  }
}

const connect = (changes?: Partial<WalletConnectSession>) => pair(changes).actions.connect({ silent: false })

describe('the accounts of a paired wallet', () => {
  it.each([
    ['a list for each intention', { payment: [{ address: pay.address }], ordinal: [{ address: art.address }] }],
    ['a list with intentions', [{ address: art.address, intention: 'ordinals' }, { address: pay.address }]],
  ])('come from the session properties too: %s', async (_name, reported) => {
    const { accounts } = await connect({ sessionProperties: { [property]: JSON.stringify(reported) } })
    expect(accounts).toEqual([
      { address: pay.address, type: 'payment' },
      { address: art.address, type: 'ordinals' },
    ])
  })

  it.each(['{', '5', 'null', '["text", null]', '{"payment": 5}'])(
    'are those of the session when the property is %s',
    async (text) => {
      const { accounts } = await connect({ sessionProperties: { [property]: text } })
      expect(accounts).toEqual([{ address: pay.address, type: 'payment' }])
    },
  )

  it('are on the first network of the app that the wallet has approved', async () => {
    const test = createBitcoinKey(5, 'p2wpkh', { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
    const accounts = [`${signet}:${test.address}`] as const
    await expect(connect({ accounts, chains: [signet] })).resolves.toMatchObject({
      network: signet,
      accounts: [{ address: test.address }],
      approvedNetworks: [signet],
    })
  })

  it('are none: the wallet is not connected, and nothing is asked', async () => {
    const accounts = [`eip155:1:0x${'1'.repeat(40)}`] as const
    await expect(connect({ accounts })).rejects.toMatchObject({ code: 'account-not-shared' })
    await expect(pair({ accounts }).actions.connect({ silent: true })).resolves.toMatchObject({ accounts: [] })
  })

  it('follow an event, until the session is another one', async () => {
    const { actions, emit } = pair()
    const seen: DriverSession[] = []
    const stop = actions.watch((session) => void seen.push(session))
    emit({ type: 'accounts', namespace: 'solana', accounts: [] })
    emit({ type: 'accounts', namespace: 'bip122', accounts: [{ address: art.address, type: 'payment' }] })
    emit({ type: 'ended', topic: 'a'.repeat(64) })
    stop()
    emit({ type: 'accounts', namespace: 'bip122', accounts: [] })
    expect(seen.map(({ accounts }) => accounts.map(({ address }) => address))).toEqual([
      [pay.address],
      [art.address],
      [],
    ])
  })
})

describe('a signature of a paired wallet', () => {
  const signed = signBip322(pay, 'hi')
  const compact = signCompact(pay, 'hi', 39)
  const account = { address: pay.address, type: 'payment' } as const
  const sign = (signature: unknown) => {
    const { actions, request } = pair({}, { signature })
    return { request, answer: actions.signMessage({ account, message: 'hi', network: main }) }
  }
  const toHex = (text: string) => Buffer.from(text, 'base64').toString('hex')

  it('is read in hexadecimal and in base64, with its own scheme', async () => {
    await expect(sign(toHex(signed.signature)).answer).resolves.toEqual(signed)
    await expect(sign(`0x${toHex(signed.signature)}`).answer).resolves.toEqual(signed)
    await expect(sign(signed.signature).answer).resolves.toEqual(signed)
    await expect(sign(toHex(compact.signature)).answer).resolves.toEqual(compact)
  })

  it('is asked for by BIP-322', async () => {
    const { request, answer } = sign(signed.signature)
    await answer
    expect(request).toHaveBeenCalledExactlyOnceWith({
      chainId: main,
      method: 'signMessage',
      params: { account: pay.address, address: pay.address, message: 'hi', protocol: 'bip322' },
    })
  })

  it.each([undefined, 5, '', '%'])('fails: %j', async (signature) => {
    await expect(sign(signature).answer).rejects.toMatchObject({ code: 'wallet-failed' })
  })
})
