import { getTransactionDecoder, getTransactionEncoder } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { getWallets } from '@wallet-standard/app'
import type { WalletAccount } from '@wallet-standard/base'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { genesisHash } from '../../../../../servers/chains/solana/create-slots.js'
import { developmentAccounts } from '../../../../../servers/chains/solana/development-accounts.js'
import { createSolanaLocalnet, solana } from '../../../../../src/chains/solana/index.js'
import { deriveSolanaKey } from '../../../../../wallets/practice/namespaces/solana/derive-solana-key.js'
import type { Approval } from '../../../../../wallets/practice/protocol/approval.js'
import { createSolanaWallet } from '../../../../../wallets/practice/provider/namespaces/create-solana-wallet.js'
import { createCallChain } from '../../../../../wallets/practice/requests/call-chain.js'
import { namespaceAccounts } from '../../../../../wallets/practice/state/namespace-accounts.js'
import { disconnectNamespace } from '../../../../../wallets/practice/state/namespace-permissions.js'
import { openPracticeWallet, type PracticeWalletHarness } from '../../../../fixtures/practice-wallet.js'
import { openPage } from '../../../chains/conformance/browser.js'
import { createMemoryStorage } from '../../../chains/eip155/create-page.js'
import { network, openChain } from '../../../chains/solana/open-chain.js'
import { connect, createStranger, deriveKey, deriveSigner, sign } from '../../../servers/chains/solana/fixtures.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 })

const SOL = 1_000_000_000n
const connectorId = 'standard:Practice wallet'
const origin = 'http://localhost:3000'
const [first, second] = developmentAccounts

const chain = await openChain()
afterAll(() => chain.close())
const rpc = connect(chain.url)
const local = { ...createSolanaLocalnet({ genesisHash, rpcUrl: chain.url }), caipNetworkId: network }

let harness: PracticeWalletHarness
let wallet: ReturnType<typeof createSolanaWallet>
let page: ReturnType<typeof openPage>
let unregister: () => void

/** Loads the page: the wallet registers, and Lintel's adapter finds it. */
function load(): void {
  wallet = createSolanaWallet(harness.ports)
  unregister = getWallets().register(wallet)
  page = openPage(solana().create({ networks: [local], storage: createMemoryStorage() }))
}

function leave(): void {
  page.close()
  unregister()
}

beforeEach(() => {
  harness = openPracticeWallet(createCallChain(new Map([[network, chain.url]])), origin)
  load()
})
afterEach(leave)

const reject = () => ({ isApproved: false })
const kinds = () => harness.shown.map(({ kind }) => kind)
const readLast = <Kind extends Approval['kind']>(kind: Kind) =>
  harness.shown.filter((approval): approval is Extract<Approval, { kind: Kind }> => approval.kind === kind).at(-1)
const readWire = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

/** Takes the signatures off a transaction, as an app has it before the wallet signs. */
function strip(wire: Uint8Array): Uint8Array {
  const transaction = getTransactionDecoder().decode(wire)
  const signatures = Object.fromEntries(Object.keys(transaction.signatures).map((address) => [address, null]))
  return Uint8Array.from(getTransactionEncoder().encode({ ...transaction, signatures }))
}

async function createTransfer(to: string, amount: bigint): Promise<Uint8Array> {
  const signer = await deriveSigner(0)
  const destination = to as Parameters<typeof getTransferSolInstruction>[0]['destination']
  return strip(readWire(await sign(rpc, signer, [getTransferSolInstruction({ source: signer, destination, amount })])))
}

async function connectAccount(): Promise<WalletAccount> {
  await page.adapter.connect({ connectorId })
  const [account] = wallet.accounts
  if (!account) throw new Error('The wallet shares no account.')
  return account
}

it('has the keys of all its accounts', () => {
  expect(namespaceAccounts.solana.map(({ address }) => address)).toEqual(developmentAccounts)
  for (const account of namespaceAccounts.solana) {
    expect(deriveSolanaKey(account)).toEqual(deriveKey(account.index))
  }
})

describe('discovery', () => {
  it('lists the wallet, loads nothing and opens no window', async () => {
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    await wallet.features['standard:connect'].connect({ silent: true })
    expect(page.connectors()).toMatchObject([{ id: connectorId, name: 'Practice wallet', canSignIn: true }])
    expect([harness.loads, kinds(), wallet.accounts]).toEqual([0, [], []])
  })

  it('on a later page finds the account of the site without a window', async () => {
    await page.adapter.connect({ connectorId })
    leave()
    harness.loadPage()
    load()
    await page.adapter.reconnect({ connectorIds: [connectorId] })
    expect(page.sessions()).toMatchObject([{ accounts: [{ address: first, name: 'Account 1' }] }])
    expect(kinds()).toEqual(['namespace-connect'])
  })
})

describe('connecting', () => {
  it('shares the account that the user chooses, and asks once', async () => {
    harness.answer = () => ({ isApproved: true, address: second })
    await page.adapter.connect({ connectorId })
    expect(page.sessions()[0]?.accounts).toEqual([{ address: second, type: 'eoa', name: 'Account 2' }])
    await wallet.features['standard:connect'].connect()
    expect(harness.shown).toMatchObject([{ kind: 'namespace-connect', origin, namespace: 'solana' }])
    expect(harness.readState().connectedSites).toEqual([])
  })

  it('is refused with a code that the adapter knows, and shares nothing', async () => {
    harness.answer = reject
    const error = await page.adapter.connect({ connectorId }).catch((caught: unknown) => caught)
    expect(page.adapter.isRejection(error)).toBe(true)
    expect(harness.readState().namespaceSites).toEqual([])
  })

  it('does not take an account that the wallet has not', async () => {
    harness.answer = () => ({ isApproved: true, address: '11111111111111111111111111111111' })
    await expect(wallet.features['standard:connect'].connect()).rejects.toMatchObject({ code: 4100 })
  })

  it('ends on the page when the user ends it in the wallet, and the other way round', async () => {
    await page.adapter.connect({ connectorId })
    harness.changeState((state) => disconnectNamespace(state, origin, 'solana'))
    expect(page.sessions()).toEqual([])
    await page.adapter.connect({ connectorId })
    await page.adapter.disconnect()
    expect(harness.readState().namespaceSites).toEqual([])
  })
})

describe('signing a message', () => {
  it('shows it, and the adapter verifies the signature', async () => {
    await connectAccount()
    const message = 'Hello, Wörld\n'
    const signed = await page.adapter.signMessage({ message })
    expect(await page.adapter.verifyMessage({ message, signed })).toBe(true)
    expect(await page.adapter.verifyMessage({ message: 'Hello', signed })).toBe(false)
    expect(readLast('namespace-message')).toMatchObject({
      account: first,
      text: message,
      message: `0x${Buffer.from(message).toString('hex')}`,
    })
  })

  it('is refused without a window for an account that is not shared', async () => {
    const account = await connectAccount()
    const other = { ...account, address: second }
    const asked = wallet.features['solana:signMessage'].signMessage({ account: other, message: new Uint8Array([1]) })
    await expect(asked).rejects.toMatchObject({ code: 4100 })
    expect(kinds()).toEqual(['namespace-connect'])
  })

  it('is refused without a window when the message is a transaction', async () => {
    const account = await connectAccount()
    const { messageBytes } = getTransactionDecoder().decode(await createTransfer(second, SOL))
    const message = Uint8Array.from(messageBytes)
    await expect(wallet.features['solana:signMessage'].signMessage({ account, message })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('solana_signTransaction'),
    })
    expect(kinds()).toEqual(['namespace-connect'])
  })

  it('gets no signature when the site was disconnected meanwhile', async () => {
    const account = await connectAccount()
    harness.answer = () => {
      harness.changeState((state) => disconnectNamespace(state, origin, 'solana'))
      return { isApproved: true }
    }
    const asked = wallet.features['solana:signMessage'].signMessage({ account, message: new Uint8Array([1]) })
    await expect(asked).rejects.toMatchObject({ code: 4100 })
  })
})

describe('signing in', () => {
  const payload = {
    domain: 'localhost:3000',
    uri: `${origin}/account`,
    version: '1',
    nonce: 'k3v9Qm27xPzL',
    statement: 'Welcome.',
    issuedAt: '2026-11-25T12:00:00.000Z',
    resources: ['https://a.example/terms'],
  } as const

  beforeEach(() => void vi.stubGlobal('location', new URL(`${origin}/`)))
  afterEach(() => void vi.unstubAllGlobals())

  it('connects and signs by one request, with the chosen account', async () => {
    harness.answer = () => ({ isApproved: true, address: second })
    const signed = await page.adapter.signIn?.({ connectorId, payload, network })
    expect(kinds()).toEqual(['solana-sign-in'])
    expect(page.sessions()[0]?.accounts[0].address).toBe(second)
    if (!signed?.signedMessage) throw new Error('The wallet does not say what it signed.')
    const message = Buffer.from(signed.signedMessage, 'base64').toString()
    expect(message).toBe(
      [
        `localhost:3000 wants you to sign in with your Solana account:\n${second}`,
        'Welcome.',
        `URI: ${origin}/account\nVersion: 1\nChain ID: localnet\nNonce: k3v9Qm27xPzL\nIssued At: 2026-11-25T12:00:00.000Z\nResources:\n- https://a.example/terms`,
      ].join('\n\n'),
    )
    expect(await page.adapter.verifyMessage({ message, signed })).toBe(true)
  })

  it.each([
    [{ domain: 'bank.example' }, -32602],
    [{ uri: 'https://bank.example/' }, -32602],
    [{ statement: 'one\nNonce: two' }, -32602],
    [{ resources: ['a\nb'] }, -32602],
    [{ address: '11111111111111111111111111111111' }, 4100],
  ])('with %j is refused without a window', async (input, code) => {
    await expect(wallet.features['solana:signIn'].signIn(input)).rejects.toMatchObject({ code })
    expect(harness.shown).toEqual([])
  })

  it('needs no field: the domain is that of the site', async () => {
    const [output] = await wallet.features['solana:signIn'].signIn()
    expect(Buffer.from(output?.signedMessage ?? []).toString()).toBe(
      `localhost:3000 wants you to sign in with your Solana account:\n${first}`,
    )
  })
})

describe('transactions', () => {
  it("are signed for Lintel's adapter, which sends them; the window shows amount, receiver and fee", async () => {
    await connectAccount()
    const { address: to } = await createStranger('practice receiver')
    const id = await page.adapter.sendTransaction({ kind: 'transfer', to, amount: 2n * SOL })
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    expect((await page.adapter.getBalance({ addresses: [to], network })).value).toBe(2n * SOL)
    expect(readLast('solana-transactions')).toMatchObject({
      request: { answer: 'all' },
      account: first,
      transactions: [
        { feePayer: first, fee: 5_000n, steps: [{ type: 'sol-transfer', from: first, to, lamports: 2n * SOL }] },
      ],
    })
  })

  it('are sent by the wallet, which returns the signature', async () => {
    const account = await connectAccount()
    const { address: to } = await createStranger('another receiver')
    const transaction = await createTransfer(to, SOL)
    const [output] = await wallet.features['solana:signAndSendTransaction'].signAndSendTransaction({
      account,
      chain: 'solana:localnet',
      transaction,
    })
    expect(output?.signature).toHaveLength(64)
    expect((await page.adapter.getBalance({ addresses: [to], network })).value).toBe(SOL)
    expect(readLast('solana-transactions')).toMatchObject({ request: { answer: 'sent' } })
  })

  it("are refused with the chain's reason", async () => {
    const account = await connectAccount()
    const transaction = await createTransfer(second, 10n ** 18n)
    const asked = wallet.features['solana:signAndSendTransaction'].signAndSendTransaction({
      account,
      chain: 'solana:localnet',
      transaction,
    })
    await expect(asked).rejects.toMatchObject({
      code: -32003,
      message: expect.stringMatching(/^Local Solana refused the transaction: Transaction simulation failed: .*0x1$/),
      data: { err: { InstructionError: [0, { Custom: 1 }] } },
    })
  })

  it.each([
    ['another chain', 'solana:mainnet', 4901],
    ['bytes that are none', 'solana:localnet', -32602],
  ] as const)('for %s are refused without a window', async (what, name, code) => {
    const account = await connectAccount()
    const transaction = what === 'another chain' ? await createTransfer(second, 1n) : new Uint8Array([9, 9, 9])
    const asked = wallet.features['solana:signTransaction'].signTransaction({ account, chain: name, transaction })
    await expect(asked).rejects.toMatchObject({ code })
    expect(kinds()).toEqual(['namespace-connect'])
  })

  it('are not signed when the node is another chain', async () => {
    leave()
    harness = openPracticeWallet(async () => 'a genesis of another chain', origin)
    load()
    const account = await connectAccount()
    const transaction = await createTransfer(second, 1n)
    const asked = wallet.features['solana:signTransaction'].signTransaction({ account, transaction })
    await expect(asked).rejects.toMatchObject({ code: 4901, message: expect.stringContaining('local chains only') })
  })
})
