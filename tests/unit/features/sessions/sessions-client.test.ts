import { expect, test } from 'vitest'
import { createSessionsClient } from '../../../../src/features/sessions/data/create-sessions-client.js'
import { sessionsEndpoints, sessionsRequests } from '../../../../src/features/sessions/data/schema.js'
import type { SessionPolicy } from '../../../../src/features/sessions/model/session.js'
import { createFakeService } from '../../../../src/services/http/create-fake-service.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const origin = 'https://harbor.example'

/** As the data API of this repository lists one. */
const listed = {
  project: { id: origin, name: 'harbor.example', url: origin },
  ...{ pci: '0x01', expiry: 1_800_000_000, createdAt: 1_790_000_000, chainId: 'eip155:31337', account },
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0xa' } }],
  policies: [] as { type: string; data?: Record<string, unknown> }[],
  signer: { type: 'account', data: { address: token } },
  status: 'active' as const,
  remaining: { left: '4', of: '10' },
  lastUsedAt: null,
}

async function read(changes: object) {
  const answer = () => ({ pcis: [{ ...listed, ...changes }] })
  const fetch = createFakeService(sessionsEndpoints, sessionsRequests, { listSessions: answer })
  const client = createSessionsClient({ baseUrl: 'https://data.example', fetch })
  return client.listSessions({ account, key: 'key' })
}

const none = { symbol: null, decimals: null }

test.each<[string, object, SessionPolicy[]]>([
  [
    'the native currency, in all',
    {},
    [{ kind: 'spend', token: { address: null, ...none }, amount: 10n, left: 4n, period: null, renewsAt: null }],
  ],
  [
    'a token, by period',
    {
      permissions: [
        {
          type: 'erc20-token-periodic',
          data: { tokenAddress: token, periodAmount: '0x10', periodDuration: 60, startTime: 1 },
        },
      ],
      remaining: { left: '16', of: '16', period: { seconds: 60, endsAt: 1_790_000_060 } },
    },
    [
      {
        kind: 'spend',
        token: { address: token, ...none },
        amount: 16n,
        left: 16n,
        period: 60,
        renewsAt: 1_790_000_060_000,
      },
    ],
  ],
  [
    'a token, and a chain that does not answer',
    { permissions: [{ type: 'erc20-token-transfer', data: { address: token, allowance: '0x1' } }], remaining: null },
    [{ kind: 'spend', token: { address: token, ...none }, amount: 1n, left: null, period: null, renewsAt: null }],
  ],
  [
    'calls, so often',
    {
      permissions: [{ type: 'contract-call', data: { address: token, calls: ['0xa9059cbb'] } }],
      policies: [{ type: 'call-limit', data: { count: 3 } }],
      uses: { left: '2', of: '3' },
    },
    [
      { kind: 'calls', contract: token, methods: ['0xa9059cbb'] },
      { kind: 'uses', count: 3, left: 2 },
    ],
  ],
  [
    'types and data that are not known are kept',
    {
      permissions: [
        { type: 'native-token-stream', data: { maxAmount: '0x1' } },
        { type: 'native-token-transfer', data: { allowance: 7 } },
        { type: 'erc20-token-transfer', data: { address: 'nobody', allowance: '0x1' } },
        { type: 'contract-call', data: { address: token, calls: ['transfer'] } },
      ],
      policies: [{ type: 'gas-limit' }, { type: 'call-limit', data: { count: 'three' } }],
    },
    [
      'native-token-stream',
      'native-token-transfer',
      'erc20-token-transfer',
      'contract-call',
      'gas-limit',
      'call-limit',
    ].map((type) => ({ kind: 'unknown' as const, type })),
  ],
])('rules: %s', async (_, changes, policies) => {
  expect((await read(changes))[0]?.policies).toEqual(policies)
})

test('of more rules than anybody reads, the last says how many', async () => {
  const permissions = Array.from({ length: 5_000 }, () => ({ type: 'x'.repeat(300) }))
  const policies = (await read({ permissions }))[0]?.policies ?? []
  expect(policies).toHaveLength(21)
  expect(policies.at(-1)).toEqual({ kind: 'unknown', type: '+4980' })
  expect(policies[0]).toEqual({ kind: 'unknown', type: 'x'.repeat(200) })
})

test('times are in ms; the status of the service counts where the clock of the browser is behind', async () => {
  const [session] = await read({})
  expect(session).toMatchObject({
    ...{ createdAt: 1_790_000_000_000, expiresAt: 1_800_000_000_000, revokedAt: null, lastUsedAt: null },
    ...{ isEnding: false, failure: null, delegate: token, app: { name: 'harbor.example', origin, iconUrl: null } },
  })
  const far = 4_000_000_000
  expect((await read({ expiry: far, status: 'expired' }))[0]?.expiresAt).toBeLessThanOrEqual(Date.now())
  expect((await read({ expiry: far, status: 'revoked' }))[0]?.revokedAt).toBeLessThanOrEqual(Date.now())
  expect((await read({ expiry: far, status: null, revokedAt: 5 }))[0]?.revokedAt).toBe(5_000)
})

test('while it ends it is ending, and the error of the last try counts only while it is active', async () => {
  const revocation = { askedAt: 1, error: 'reverted' as const }
  expect((await read({ status: 'ending', revocation }))[0]).toMatchObject({ isEnding: true, failure: null })
  expect((await read({ status: 'active', revocation }))[0]).toMatchObject({ isEnding: false, failure: 'reverted' })
})

test.each([
  ['javascript:alert(1)', null],
  ['not a URL', null],
  ['https://harbor.example/path?x=1', origin],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the origin of %s is %s', async (url, shown) => {
  expect((await read({ project: { id: 'x', name: 'Harbor', url } }))[0]?.app.origin).toBe(shown)
})

test('a session without a network, or of a namespace that is not known, is left out', async () => {
  expect(await read({ chainId: null })).toEqual([])
  expect(await read({ chainId: 'cosmos:1' })).toEqual([])
})

test('the key is sent in a header, and not in the URL', async () => {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init))
    return Response.json({ pcis: [] })
  }
  await createSessionsClient({ baseUrl: 'https://data.example', fetch }).listSessions({ account, key: 'secret' })
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(sent[0]?.headers.get('accept')).toBe('application/json')
  expect(sent[0]?.url).not.toContain('secret')
})
