import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { getTransactionDecoder } from '@solana/kit'
import { beforeEach, describe, expect, test } from 'vitest'
import { genesisHash } from '../../../../../servers/chains/solana/create-slots.js'
import { createBitcoinLocalnet } from '../../../../../src/chains/bip122/index.js'
import { verifyBitcoinMessage } from '../../../../../src/chains/bip122/verify/verify-message.js'
import { createPairedBitcoinActions } from '../../../../../src/chains/bip122/wallets/create-paired-bitcoin-actions.js'
import type { PairedPort } from '../../../../../src/chains/drivers/paired/create-paired-actions.js'
import { createPolkadotLocalnet } from '../../../../../src/chains/polkadot/index.js'
import { verifyPolkadotMessage } from '../../../../../src/chains/polkadot/verify-message.js'
import { createPairedPolkadotActions } from '../../../../../src/chains/polkadot/wallets/create-paired-polkadot-actions.js'
import { createSolanaLocalnet } from '../../../../../src/chains/solana/index.js'
import { verifySolanaMessage } from '../../../../../src/chains/solana/verify-message.js'
import {
  createPairedSolanaActions,
  createPairedTransactionCalls,
} from '../../../../../src/chains/solana/wallets/create-paired-solana-actions.js'
import type { CaipAddress } from '../../../../../src/core/model/caip.js'
import type { Network, NetworkInput } from '../../../../../src/core/model/network.js'
import type { WalletConnectSession } from '../../../../../src/core/model/wallet-connect.js'
import type { Approval } from '../../../../../wallets/practice/protocol/approval.js'
import { namespaceAccounts, otherNamespaces } from '../../../../../wallets/practice/state/namespace-accounts.js'
import { initialWalletState } from '../../../../../wallets/practice/state/wallet-state.js'
import {
  addressesProperty,
  describeBitcoinAccount,
} from '../../../../../wallets/practice/walletconnect/namespaces/describe-bitcoin-account.js'
import { otherChains } from '../../../../../wallets/practice/walletconnect/namespaces/other-chains.js'
import {
  changeNamespaces,
  readSession,
} from '../../../../../wallets/practice/walletconnect/sessions/connected-session.js'
import { createRequestQueue } from '../../../../../wallets/practice/walletconnect/sessions/create-request-queue.js'
import { account as solanaAccount, toBase64, transfer, write } from '../../embedded/solana/sample-transactions.js'

/** A session of the practice wallet for all other namespaces, with what the app sees and what the wallet asks. */

const topic = 'a'.repeat(64)
const toNetwork = (input: NetworkInput & { chainNamespace: Network['chainNamespace'] }): Network => ({
  ...input,
  caipNetworkId: `${input.chainNamespace}:${input.id}`,
})
const networks = {
  solana: toNetwork(createSolanaLocalnet({ genesisHash })),
  bip122: toNetwork(createBitcoinLocalnet()),
  polkadot: toNetwork(createPolkadotLocalnet({ genesisHash: otherChains.polkadot.caipNetworkId.slice(9) })),
}
const own = {
  solana: namespaceAccounts.solana[0]?.address ?? '',
  bip122: namespaceAccounts.bip122[0]?.address ?? '',
  polkadot: namespaceAccounts.polkadot[0]?.address ?? '',
}
const accounts = otherNamespaces.map((name) => `${otherChains[name].caipNetworkId}:${own[name]}`) as CaipAddress[]
const [first, ...others] = accounts as [CaipAddress, ...CaipAddress[]]
const source = {
  topic,
  peer: { metadata: { name: 'Harbour', url: 'https://harbour.example' } },
  namespaces: Object.fromEntries(
    otherNamespaces.map((name) => [
      name,
      { accounts: accounts.filter((id) => id.startsWith(name)), methods: [...otherChains[name].methods], events: [] },
    ]),
  ),
}

let shown: Approval[]
let isApproved: boolean
let sent: unknown[]
beforeEach(() => {
  shown = []
  sent = []
  isApproved = true
})

let nextId = 1
/** Asks the wallet as the app's port does, and answers what it shows. Rejects with the wallet's error. */
async function request(chainId: string, method: string, params: unknown): Promise<unknown> {
  const answers: unknown[] = []
  const requestQueue = createRequestQueue({
    readState: () => initialWalletState,
    writeState: () => undefined,
    async callChain(_chain, called, values) {
      if (called === 'getGenesisHash') return genesisHash
      sent.push(values[0])
      return ''
    },
    findSession: () => readSession(source),
    respond: async (_, answer) => void answers.push(answer),
    shareChain: async () => undefined,
    showQueue: (queue) => shown.push(...queue),
    reportLost: (_, error) => {
      throw error
    },
  })
  const id = nextId++
  await requestQueue.receive({ id, topic, params: { chainId, request: { method, params } } })
  await requestQueue.decide(String(id), isApproved)
  const [answer] = answers as [{ result: unknown } | { error: unknown }]
  if ('error' in answer) throw answer.error
  return answer.result
}

const session: WalletConnectSession = {
  topic,
  accounts: [first, ...others],
  chains: otherNamespaces.map((name) => networks[name].caipNetworkId),
  methods: otherNamespaces.flatMap((name) => otherChains[name].methods),
  expiresAt: Date.now() + 60_000,
  sessionProperties: { [addressesProperty]: JSON.stringify(await describeBitcoinAccount(own.bip122)) },
  peer: { name: 'Practice wallet' },
}
const port: PairedPort = {
  restore: async () => session,
  getSession: () => session,
  request: ({ chainId, method, params }) => request(chainId, method, params),
  disconnect: async () => undefined,
  watch: () => () => undefined,
}
const solana = createPairedSolanaActions({ port, networks: [networks.solana] })
const calls = createPairedTransactionCalls({ port, networks: [networks.solana] })
const bitcoin = createPairedBitcoinActions({ port, networks: [networks.bip122] })
const polkadot = createPairedPolkadotActions({ port, networks: [networks.polkadot] })
const wire = write([transfer()])
const asked = { address: own.solana, network: networks.solana.caipNetworkId }

describe('what the app gets', () => {
  test('the account of each namespace, that of Bitcoin with its public key', async () => {
    const read = async (actions: typeof solana) => (await actions.connect({ silent: false })).accounts
    expect(await read(solana)).toMatchObject([{ address: own.solana }])
    expect(await read(polkadot)).toMatchObject([{ address: own.polkadot }])
    expect(await read(bitcoin)).toEqual([
      {
        address: own.bip122,
        type: 'payment',
        publicKey: expect.stringMatching(/^0[23][\da-f]{64}$/),
        path: "m/84'/1'/0'/0/0",
      },
    ])
    expect(await request(networks.bip122.caipNetworkId, 'getAccountAddresses', { account: own.bip122 })).toEqual(
      JSON.parse(session.sessionProperties?.[addressesProperty] ?? ''),
    )
    expect(shown).toEqual([])
  })

  test.each([
    ['solana', solana, verifySolanaMessage],
    ['bip122', bitcoin, verifyBitcoinMessage],
    [
      'polkadot',
      polkadot,
      (message: string, { signature, address }: { signature: string; address: string }) =>
        verifyPolkadotMessage({ message, signature, address }),
    ],
  ] as const)('a signature of %s that verifies, after an approval', async (name, actions, verify) => {
    const message = 'Hello over the relay 👋'
    const network = networks[name].caipNetworkId
    const signed = await actions.signMessage({ account: { address: own[name], type: 'eoa' }, message, network })
    expect(verify(message, signed)).toBe(true)
    expect(verify(`${message}!`, signed)).toBe(false)
    expect(shown).toMatchObject([
      { kind: 'namespace-message', namespace: name, account: own[name], origin: 'Harbour (harbour.example)' },
    ])
  })

  const verifyWire = (bytes: Uint8Array) => {
    const { signatures, messageBytes } = getTransactionDecoder().decode(bytes)
    const signature = Uint8Array.from(signatures[solanaAccount] ?? [])
    return ed25519.verify(signature, Uint8Array.from(messageBytes), base58.decode(own.solana))
  }

  test.each([1, 3])('%i signed transactions, by one approval', async (count) => {
    const signed = await calls.sign(
      Array.from({ length: count }, () => wire),
      asked,
    )
    expect(signed.map(verifyWire)).toEqual(Array.from({ length: count }, () => true))
    expect(shown).toMatchObject([{ kind: 'solana-transactions', request: { answer: 'all' } }])
    expect(sent).toEqual([])
  })

  test('the signature alone beside the transaction', async () => {
    const answer = await request(networks.solana.caipNetworkId, 'solana_signTransaction', {
      transaction: toBase64(wire),
    })
    const { signature, transaction } = answer as { signature: string; transaction: string }
    expect(signature).toBe(base58.encode(Uint8Array.from(Buffer.from(transaction, 'base64').subarray(1, 65))))
  })

  test('a transaction that the wallet sends', async () => {
    const signature = await calls.send(wire, asked)
    expect(shown).toMatchObject([{ kind: 'solana-transactions', request: { answer: 'sent' } }])
    expect(sent).toHaveLength(1)
    expect(Buffer.from(String(sent[0]), 'base64').subarray(1, 65)).toEqual(Buffer.from(signature))
  })
})

describe('refused', () => {
  test('by the visitor: nothing is signed', async () => {
    isApproved = false
    await expect(calls.send(wire, asked)).rejects.toMatchObject({ code: 5000 })
    expect(sent).toEqual([])
  })

  test.each<[string, string, string, unknown, number]>([
    ['a method of pages', 'solana', 'solana_connect', {}, -32601],
    ['a method of another namespace', 'polkadot', 'solana_signMessage', { message: '2' }, -32601],
    ['no parameters', 'solana', 'solana_signMessage', undefined, -32602],
    ['a message that is not base58', 'solana', 'solana_signMessage', { message: '0OIl' }, -32602],
    ['a message without an end', 'solana', 'solana_signMessage', { message: '2'.repeat(9_000) }, -32602],
    ['a transaction that is not base64', 'solana', 'solana_signTransaction', { transaction: '%' }, -32602],
    ['no list of transactions', 'solana', 'solana_signAllTransactions', { transactions: 'AQ==' }, -32602],
    ['an account that is not shared', 'solana', 'solana_signMessage', { message: '2', pubkey: 'x' }, 4100],
    ['another account of Bitcoin', 'bip122', 'signMessage', { message: 'hi', address: 'bcrt1q' }, 4100],
    ['an unknown protocol', 'bip122', 'signMessage', { message: 'hi', protocol: 'bip137' }, -32602],
    ['no data', 'polkadot', 'polkadot_signMessage', { address: own.polkadot }, -32602],
  ])('%s', async (_name, namespace, method, params, code) => {
    const chain = otherChains[namespace as keyof typeof otherChains].caipNetworkId
    await expect(request(chain, method, params)).rejects.toMatchObject({ code })
    expect(shown).toEqual([])
  })

  test('a message that is a transaction', async () => {
    const message = base58.encode(wire.slice(65))
    await expect(
      request(networks.solana.caipNetworkId, 'solana_signMessage', { message, pubkey: own.solana }),
    ).rejects.toMatchObject({ code: -32602 })
  })
})

test('a change of the accounts of eip155 leaves other namespaces as they are', () => {
  const evm = { accounts: [], methods: ['personal_sign'], events: ['accountsChanged'] }
  const changed = changeNamespaces(
    { ...source.namespaces, 'eip155:31337': evm },
    [31338],
    ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  )
  expect(changed).toEqual({
    ...source.namespaces,
    eip155: {
      chains: ['eip155:31338'],
      accounts: ['eip155:31338:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      methods: ['personal_sign'],
      events: ['accountsChanged'],
    },
  })
})
