import type { AuthTypes } from '@walletconnect/types'
import { stringToHex, verifyMessage } from 'viem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthPayload, parseSignInMessage } from '../../../../src/core/index.js'
import type { Authentication, PairingApproval } from '../../../../src/core/model/wallet-connect.js'
import { wait } from '../../../../src/rules/async/wait.js'
import {
  type AuthRequest,
  answerRaw,
  nextAuthRequest,
  signAuthRequest,
  writeResult,
} from './fixtures/answer-authentication.js'
import { createPort, networks, openRelay, type Relay, type TestPort, until } from './fixtures/start-ports.js'
import { accounts, startWallet, type TestWallet } from './fixtures/start-wallet.js'

// No test here measures time.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })

const [local, rollup] = ['eip155:31337', 'eip155:31338'] as const
const address = accounts[0]?.address ?? '0x'
const payload: AuthPayload = {
  domain: 'app.example.com',
  uri: 'https://app.example.com',
  version: '1',
  nonce: 'k3v9Qm27xPzL',
  statement: 'Sign in to Harbor.',
  issuedAt: '2026-11-24T10:00:00.000Z',
  expirationTime: '2026-12-01T10:00:00.000Z',
}
const authentication: Authentication = { payload, chains: [local, rollup] }

let relay: Relay
let wallet: TestWallet
let port: TestPort

beforeEach(async () => {
  relay = await openRelay()
  wallet = await startWallet(relay.url)
  port = createPort({ relayUrl: relay.url })
})

afterEach(async () => {
  vi.useRealTimers()
  port.stop()
  await wallet.close()
  await relay.close()
})

function ask(wanted: Authentication | null = authentication, signal = new AbortController().signal) {
  return port.pair({ signal, authentication: Promise.resolve(wanted) })
}

/** Shows a link, has the wallet scan it, and returns what it is asked to sign. */
async function scan() {
  const pairing = await ask()
  const asked = nextAuthRequest(wallet)
  await wallet.pair(pairing.uri)
  return { pairing, request: await asked }
}

/** The approval that the app gets from a wallet that signs in this way. Without the checks of WalletKit, which a hostile wallet lacks. */
async function signIn(signing: Parameters<typeof signAuthRequest>[2]): Promise<PairingApproval> {
  const { pairing, request } = await scan()
  await answerRaw(wallet, request, await writeResult(wallet, await signAuthRequest(wallet, request, signing)))
  return pairing.approval
}

describe('a wallet that signs in while it pairs', () => {
  it('gives a session and the signed message, by one approval', async () => {
    const { pairing, request } = await scan()
    expect(request.params.authPayload).toMatchObject({ domain: payload.domain, nonce: payload.nonce })
    const auths = await signAuthRequest(wallet, request)
    await wallet.kit.approveSessionAuthenticate({ id: request.id, auths })

    const { signIns, ...session } = await pairing.approval
    expect(session).toMatchObject({
      accounts: [`${local}:${address}`, `${rollup}:${address}`],
      chains: [local, rollup],
      methods: expect.arrayContaining(['personal_sign', 'eth_sendTransaction']),
      peer: { name: 'Foxglove' },
    })
    expect(port.getSession()).toEqual(session)
    const [signed] = signIns ?? []
    expect(signed?.data).toMatchObject({
      ...payload,
      accountAddress: address,
      chainId: local,
      statement: expect.any(String),
    })
    expect(signed?.data.statement).toMatch(
      /^Sign in to Harbor\. I further authorize .*'eth_sendTransaction'.* for 'eip155'\.$/,
    )
    expect(parseSignInMessage(signed?.message ?? '')).toEqual(signed?.data)
    const { message = '', signature } = signed ?? {}
    await expect(verifyMessage({ address, message, signature: signature as `0x${string}` })).resolves.toBe(true)
  })

  it('is then asked for signatures in that session, also after a reload', async () => {
    const { pairing, request } = await scan()
    await wallet.kit.approveSessionAuthenticate({ id: request.id, auths: await signAuthRequest(wallet, request) })
    await pairing.approval
    const sign = { chainId: rollup, method: 'personal_sign', params: [stringToHex('Hello'), address] }
    await expect(port.request(sign)).resolves.toMatch(/^0x/)
    port.stop()
    const reloaded = createPort({ relayUrl: relay.url, storage: port.storage })
    await expect(reloaded.restore()).resolves.toMatchObject({ chains: [local, rollup] })
    await expect(reloaded.request(sign)).resolves.toMatch(/^0x/)
    await reloaded.disconnect()
    await until(() => expect(wallet.deleted).toHaveLength(1))
    reloaded.stop()
  })

  it('may sign once for each chain, or support only some', async () => {
    const each = await signIn({ signsEach: true })
    expect(each.signIns?.map(({ data }) => data.chainId)).toEqual([local, rollup])
    const some = await signIn({ chains: [rollup] })
    expect([some.chains, some.signIns?.[0]?.data.chainId]).toEqual([[rollup], rollup])
  })

  it('may answer a link that was renewed', async () => {
    const { pairing, request } = await scan()
    await ask()
    await wallet.kit.approveSessionAuthenticate({ id: request.id, auths: await signAuthRequest(wallet, request) })
    await expect(pairing.approval).resolves.toMatchObject({ signIns: [{ data: { accountAddress: address } }] })
  })

  it('may sign as a contract: the signature is left for the app to verify', async () => {
    const contract = { t: 'eip1271', s: `0x${'ab'.repeat(100)}` } as const
    const { signIns } = await signIn({ tamper: (cacao) => ({ ...cacao, s: contract }) })
    expect(signIns).toMatchObject([{ signature: contract.s, data: { chainId: local } }])
  })

  it('may return the statement without what it allows, which it has signed', async () => {
    const tamper = (cacao: AuthTypes.Cacao) => ({ ...cacao, p: { ...cacao.p, statement: payload.statement ?? '' } })
    const { signIns = [] } = await signIn({ tamper })
    const { message = '', signature } = signIns[0] ?? {}
    await expect(verifyMessage({ address, message, signature: signature as `0x${string}` })).resolves.toBe(true)
  })
})

describe('a wallet that does not sign in', () => {
  it('and only approves the session, answers the proposal of the same link', async () => {
    const { uri, approval } = await ask()
    await wallet.pair(uri)
    const session = await approval
    expect(session.chains).toEqual([local, rollup])
    expect(session.signIns).toBeUndefined()
  })

  it('and says that it does not know the method, may still approve', async () => {
    wallet.answer = 'wait'
    const { uri, approval } = await ask()
    const proposed = new Promise<void>((resolve) => {
      wallet.kit.on('session_proposal', async ({ id, params: proposal }) => {
        const request = await vi.waitFor(() => {
          const [waiting] = wallet.kit.engine.signClient.auth.requests.getAll()
          if (waiting) return { id: waiting.id, params: { requester: waiting.requester } } as AuthRequest
          throw new Error('The request has not come yet.')
        })
        await answerRaw(wallet, request, { error: { code: 10_001, message: 'Unsupported wc_ method.' } })
        const { methods = [], events = [] } = proposal.optionalNamespaces.eip155 ?? {}
        const granted = { chains: [local], accounts: [`${local}:${address}`], methods, events }
        await wallet.kit.approveSession({ id, namespaces: { eip155: granted } })
        resolve()
      })
    })
    await wallet.pair(uri)
    await proposed
    await expect(approval).resolves.toMatchObject({ chains: [local] })
  })

  it('is asked by an ordinary link when there is nothing to sign', async () => {
    const { uri } = await ask(null)
    expect(uri).not.toContain('methods=')
  })

  it('and is declined by the visitor', async () => {
    const { pairing, request } = await scan()
    await wallet.kit.rejectSessionAuthenticate({ id: request.id, reason: { code: 5000, message: 'User rejected.' } })
    await expect(pairing.approval).rejects.toMatchObject({ code: 'request-rejected' })
    expect(port.getSession()).toBeNull()
  })

  it('and answers after the link was cancelled, is not heard', async () => {
    const controller = new AbortController()
    const { uri, approval } = await ask(authentication, controller.signal)
    const asked = nextAuthRequest(wallet)
    await wallet.pair(uri)
    const request = await asked
    controller.abort()
    await expect(approval).rejects.toMatchObject({ code: 'request-cancelled' })
    await answerRaw(wallet, request, await writeResult(wallet, await signAuthRequest(wallet, request)))
    await wait(300)
    expect(port.getSession()).toBeNull()
  })

  it('and does not answer in time, leaves an expired link', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { approval } = await ask()
    const settled = expect(approval).rejects.toMatchObject({ code: 'pairing-expired' })
    await vi.advanceTimersByTimeAsync(290_000)
    await settled
  })
})

describe('a message that is not the one that was asked for gives a session, and no sign-in', () => {
  const changes: [string, Partial<AuthTypes.PayloadParams>][] = [
    ['nonce', { nonce: 'another0nonce' }],
    ['domain', { domain: 'evil.example' }],
    ['origin', { aud: 'https://evil.example' }],
    ['end', { exp: '2099-01-01T00:00:00.000Z' }],
    ['time', { iat: '2026-11-24T11:00:00.000Z' }],
    ['statement', { statement: 'Give me everything.' }],
    ['request', { requestId: 'other' }],
    ['version', { version: '2' }],
  ]
  it.each(changes)('another %s', async (_name, change) => {
    const session = await signIn({ change: () => change })
    expect([session.chains, session.signIns]).toEqual([[local, rollup], []])
  })

  it('other resources', async () => {
    const change = ({ resources = [] }: AuthTypes.PayloadParams) => ({
      resources: ['https://evil.example', ...resources],
    })
    expect((await signIn({ change })).signIns).toEqual([])
  })

  it('a signature that is none', async () => {
    const tamper = (cacao: AuthTypes.Cacao) => ({ ...cacao, s: { t: 'eip191', s: 42 } }) as unknown as AuthTypes.Cacao
    expect((await signIn({ tamper })).signIns).toEqual([])
  })

  it('one that is right beside one that is wrong comes first', async () => {
    const { pairing, request } = await scan()
    const [wrong] = await signAuthRequest(wallet, request, { change: () => ({ nonce: 'another0nonce' }) })
    const [, right] = await signAuthRequest(wallet, request, { signsEach: true })
    await answerRaw(wallet, request, await writeResult(wallet, [wrong, right]))
    const { accounts: shared, signIns = [] } = await pairing.approval
    expect([shared[0], signIns.length]).toEqual([`${rollup}:${address}`, 1])
  })
})

describe('an answer without a session', () => {
  const other = (iss: string) => (cacao: AuthTypes.Cacao) => ({ ...cacao, p: { ...cacao.p, iss } })

  it.each([
    ['of another chain', `did:pkh:eip155:1:${address}`],
    ['of another namespace', 'did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc'],
    ['of no account', 'nobody'],
  ])('%s', async (_name, iss) => {
    await expect(signIn({ tamper: other(iss) })).rejects.toMatchObject({ code: 'account-not-shared' })
    expect(port.getSession()).toBeNull()
  })

  it('that allows no request', async () => {
    await expect(signIn({ change: () => ({ resources: [] }) })).rejects.toMatchObject({ code: 'account-not-shared' })
  })

  it.each([
    ['null', null],
    ['no list', { cacaos: 1, responder: { publicKey: 'ab'.repeat(32) } }],
    ['a key that is none', { cacaos: [], responder: { publicKey: 'abc' } }],
    ['a thousand messages', { cacaos: Array(1000).fill({}), responder: { publicKey: 'ab'.repeat(32) } }],
  ])('%s', async (_name, result) => {
    const { pairing, request } = await scan()
    await answerRaw(wallet, request, { result })
    await expect(pairing.approval).rejects.toMatchObject({ code: 'wallet-failed' })
  })
})

it('drops what an earlier visit was waiting for', async () => {
  await ask()
  port.stop()
  const next = createPort({ relayUrl: relay.url, storage: port.storage, networks })
  const listTopics = () => JSON.parse(next.storage.getItem('lintel.wc.subscription') ?? '[]').length
  await next.pair({ signal: new AbortController().signal, authentication: Promise.resolve(authentication) })
  const kept = listTopics()
  await next.pair({ signal: new AbortController().signal, authentication: Promise.resolve(authentication) })
  expect(listTopics() - kept).toBeLessThanOrEqual(2)
  next.stop()
})
