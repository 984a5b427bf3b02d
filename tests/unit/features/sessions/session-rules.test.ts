import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enSessions } from '../../../../src/features/sessions/messages/en.js'
import { readDistance } from '../../../../src/features/sessions/model/distance.js'
import { readProblem, toSessionProblem } from '../../../../src/features/sessions/model/problems.js'
import type { Session, SessionPolicy } from '../../../../src/features/sessions/model/session.js'
import {
  KEPT_MS,
  keepRevoked,
  readNextExpiry,
  readSessionStatus,
  sortSessions,
} from '../../../../src/features/sessions/model/session-list.js'
import {
  describeEnd,
  describeLastUse,
  describeLeft,
  describeRights,
  nameApp,
} from '../../../../src/features/sessions/views/parts/describe-session.js'
import {
  createSession,
  inAll,
  notKnown,
  sessionsNow as now,
  thrice,
  weekly,
} from '../../../../stories/support/session-samples.js'
import { arViews } from '../../../fixtures/arabic-words.js'

const hour = 3_600_000
const day = 24 * hour
const wording = { labels: enSessions, locale: 'en', now, timeZone: 'UTC' }

describe('whether an app can act', () => {
  test.each([
    ['active', {}],
    ['ending', { isEnding: true }],
    ['active', { expiresAt: now + 1 }],
    // The end itself is over, as for the contract.
    ['expired', { expiresAt: now }],
    ['expired', { expiresAt: now, isEnding: true }],
    ['revoked', { revokedAt: now - day }],
    ['revoked', { revokedAt: now - day, isEnding: true, expiresAt: now - 1 }],
  ] as const)('%s: %j', (status, changes) => {
    expect(readSessionStatus(createSession(changes), now)).toBe(status)
  })

  test('what has ended stays so, whatever is read after it and however late it is', () => {
    const time = fc.integer({ min: 0, max: 10 * day })
    const read = fc.record({ isEnding: fc.boolean(), revokedAt: fc.option(time, { nil: null }) })
    fc.assert(
      fc.property(read, read, time, time, (first, second, at, later) => {
        const before = createSession({ ...first, expiresAt: 5 * day })
        const seen = before.revokedAt === null ? [] : [[before.pci, before.revokedAt] as const]
        const status = readSessionStatus(before, at)
        if (status !== 'revoked' && status !== 'expired') return
        const [after] = keepRevoked([{ ...before, ...second }], new Map(seen))
        expect(['revoked', 'expired']).toContain(readSessionStatus(after as Session, at + later))
      }),
    )
  })
})

describe('the lists', () => {
  const ids = (sessions: readonly Session[]) => sessions.map(({ pci }) => pci)

  test('first what is active, the newest first; then what has ended, the last one first, for 30 days', () => {
    const sessions = [
      createSession({ pci: 'older', createdAt: 1 }),
      createSession({ pci: 'newer', createdAt: 2, isEnding: true }),
      createSession({ pci: 'expired', expiresAt: now - 2 * day }),
      createSession({ pci: 'revoked', revokedAt: now - day }),
      createSession({ pci: 'just kept', revokedAt: now - KEPT_MS + 1 }),
      createSession({ pci: 'gone', expiresAt: now - KEPT_MS }),
    ]
    expect(ids(sortSessions(sessions, now))).toEqual(['newer', 'older', 'revoked', 'expired', 'just kept'])
  })

  test('the next change is the next end of one that is active', () => {
    const sessions = [
      createSession({ expiresAt: now - 1 }),
      createSession({ expiresAt: now + 2 }),
      createSession({ expiresAt: now + 1, revokedAt: now }),
      createSession({ expiresAt: now + 3 }),
    ]
    expect(readNextExpiry(sessions, now)).toBe(now + 2)
    expect(readNextExpiry([], now)).toBeNull()
  })
})

describe('what an app may do', () => {
  const spend = (changes: Partial<Extract<SessionPolicy, { kind: 'spend' }>>): SessionPolicy => ({
    ...(weekly as Extract<SessionPolicy, { kind: 'spend' }>),
    ...changes,
  })
  const token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: null, decimals: null }

  test.each<[string[], SessionPolicy[]]>([
    [['Up to 20 USDC a week'], [weekly]],
    [['Up to 20 USDC a day'], [spend({ period: 86_400 })]],
    [['Up to 20 USDC every 30 days'], [spend({ period: 2_592_000 })]],
    [['Up to 20 USDC every 90 seconds'], [spend({ period: 90 })]],
    [['Up to 0.5 ETH in all, 3 times'], [thrice, inAll]],
    [
      ['Up to 20 USDC a week', 'Up to 0.5 ETH in all, 3 times'],
      [weekly, inAll, thrice],
    ],
    [['Any amount of USDC'], [spend({ amount: 2n ** 256n - 1n })]],
    // Cut, not rounded: 0.0000009 of a token is no 0.000001.
    [
      ['Up to <0.000001 USDC in all'],
      [spend({ amount: 9n, period: null, token: { ...token, symbol: 'USDC', decimals: 7 } })],
    ],
    [['Up to 20,000,000 base units of 0x5F…180aa3 in all'], [spend({ token, period: null })]],
    [['Something that is not known here: native-token-stream'], [notKnown]],
    [['3 times'], [thrice]],
    [[], []],
  ])('%j', (sentences, policies) => {
    const read = describeRights(policies, wording)
    expect(read.map((text) => text.replaceAll('\u00A0', ' '))).toEqual(sentences)
  })

  test.each<[string | null, SessionPolicy]>([
    ['12.5 USDC left', weekly],
    ['0 USDC left', spend({ left: 0n })],
    ['What is left is not known', spend({ left: null })],
    [null, spend({ amount: 2n ** 256n - 1n })],
    ['1 use left', thrice],
    ['No use left', { kind: 'uses', count: 3, left: 0 }],
    [null, notKnown],
  ])('%s', (sentence, policy) => {
    expect(describeLeft(policy, wording)?.replaceAll('\u00A0', ' ') ?? null).toBe(sentence)
  })

  test('amounts and names are isolated in a right-to-left sentence', () => {
    const arabic = { ...wording, labels: arViews.sessions, locale: 'ar' }
    expect(describeRights([weekly], arabic)).toEqual([
      'حتى \u2068\u200F20\u00A0USDC\u2069 في الأسبوع'.replace('\u200F', ''),
    ])
    expect(arabic.labels.explained.active({ app: 'Harbor' })).toContain('\u2068Harbor\u2069')
  })

  test.each([
    ['Harbor', 'https://harbor.example', 'Harbor'],
    ['Har\u202Ebor', 'https://harbor.example', 'Harbor'],
    ['\u200B', 'https://harbor.example', 'harbor.example'],
    ['', 'http://localhost:3000', 'http://localhost:3000'],
    [' ', null, 'App without a name'],
  ])('an app called %j of %j is shown as %j', (name, origin, shown) => {
    expect(nameApp({ name, origin, iconUrl: null }, wording)).toBe(shown)
  })
})

describe('when', () => {
  test.each([
    [0, 0, 'minute'],
    [-59_999, 0, 'minute'],
    [59 * 60_000, 59, 'minute'],
    [hour, 1, 'hour'],
    [-(2 * day - 1), -1, 'day'],
    [day - 1, 23, 'hour'],
  ] as const)('%d ms from now is %d %s', (distance, value, unit) => {
    expect(readDistance(now + distance, now)).toEqual({ value, unit })
  })

  test.each([
    ['Until Dec 24, 2026', {}],
    ['Ends in 5 hours', { expiresAt: now + 5 * hour }],
    ['Expired on Nov 29, 2026', { status: 'expired', expiresAt: now - 1 }],
    ['Ended on Nov 28, 2026', { status: 'revoked', revokedAt: now - day }],
  ] as const)('%s', (text, changes) => {
    expect(describeEnd(createSession(changes), wording)).toBe(text)
  })

  test('a clock that is behind does not put the last use into the future', () => {
    expect(describeLastUse(createSession({ lastUsedAt: now + hour }), wording)).toBe('Last used this minute')
  })
})

describe('why a session was not ended', () => {
  test.each([
    [4001, 'declined'],
    [4100, 'not-yours'],
    [-32003, 'reverted'],
    [-32603, 'wallet-failed'],
    [4900, 'wallet-failed'],
    [undefined, 'wallet-failed'],
  ] as const)('the code %s of the wallet is %s', (code, problem) => {
    expect(toSessionProblem(Object.assign(new Error('no'), { code }))).toBe(problem)
  })

  test('the frame alone says that something was sent', () => {
    const cause = { reason: -32603 }
    expect(toSessionProblem(Object.assign(new Error('no'), { code: -32603, cause }))).toBe('not-known')
  })

  test.each([
    [null, undefined, null],
    ['dropped', undefined, 'dropped'],
    // What the service saw is more than what the wallet could say.
    ['dropped', 'reverted', 'dropped'],
    ['reverted', 'not-known', 'reverted'],
    [null, 'not-known', 'not-known'],
    // A newer try.
    ['reverted', 'declined', 'declined'],
  ] as const)('the service saw %s, and this page %s: %s', (failure, own, problem) => {
    expect(readProblem(createSession({ failure }), own)).toBe(problem)
  })
})
