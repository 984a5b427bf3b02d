import fc from 'fast-check'
import { SignInUnavailableError } from '../../../../src/core/errors/sign-in-unavailable-error.js'
import type { CaipAddress, CaipNetworkId } from '../../../../src/core/model/caip.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import { isHeld } from '../../../../src/features/sign-in/model/session.js'
import type { HeldSession, SignInState } from '../../../../src/features/sign-in/model/sign-in-state.js'
import { SignOutFailedError } from '../../../../src/features/sign-in/sign-in-errors.js'
import { makeSession } from '../../core/fixtures/fake-siwx.js'
import { ADDRESS, OTHER_ADDRESS } from '../../core/fixtures/make-state.js'

/** Times around those of the events, which are 40 ms apart from 0 on. */
const time = fc.integer({ min: 0, max: 2_000 }).map((at) => new Date(at).toISOString())
/** How often an account has signed out. */
export const signOutCount = fc.nat({ max: 2 })
export const knownSession: fc.Arbitrary<HeldSession> = fc
  .tuple(
    fc.constantFrom(ADDRESS, OTHER_ADDRESS),
    fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10'),
    fc.record({ expirationTime: time, notBefore: time }, { requiredKeys: [] }),
    signOutCount,
  )
  .map(([address, chainId, change, signOuts]) => ({ ...makeSession(address, chainId, change), signOuts }))
const signInId = fc.integer({ min: 1, max: 12 })

/** Everything that can happen to a sign-in, with ids that are often those of the running request. */
export const signInEvents: readonly fc.Arbitrary<LintelEvent>[] = [
  fc.constantFrom<LintelEvent>(
    { type: 'sign-in/confirm' },
    { type: 'sign-in/cancel', id: 3 },
    { type: 'sign-in/sign-out' },
    { type: 'sign-in/expired' },
  ),
  ...Array.from({ length: 2 }, () =>
    fc.record({
      type: fc.constant('sign-in/checked' as const),
      id: signInId,
      sessions: fc.array(knownSession, { maxLength: 2 }),
      signOuts: signOutCount,
      required: fc.boolean(),
    }),
  ),
  fc.record({
    type: fc.constant('sign-in/prepared' as const),
    id: signInId,
    message: fc.constant({
      data: {
        ...{ accountAddress: ADDRESS, chainId: 'eip155:1' as const, version: '1' as const, nonce: '12345678' },
        ...{ domain: 'localhost', uri: 'http://localhost', issuedAt: '2026-11-24T10:00:00Z' },
      },
      text: 'Sign in',
    }),
  }),
  fc.record({
    type: fc.constant('sign-in/signed' as const),
    id: signInId,
    signed: fc.constant({ signature: '0x5', encoding: 'hex', scheme: 'eip191', address: ADDRESS } as const),
  }),
  fc.record({ type: fc.constant('sign-in/verified' as const), id: signInId, session: knownSession }),
  fc.record({ type: fc.constant('sign-in/revoked' as const), session: knownSession }),
  fc.record({
    type: fc.constant('sign-in/not-revoked' as const),
    sessions: fc.array(knownSession, { maxLength: 1 }),
    error: fc.constant(new SignOutFailedError()),
    toast: fc.constant({ id: 2, variant: 'error', message: 'Failed' } as const),
  }),
  fc.record({
    type: fc.constant('sign-in/failed' as const),
    id: signInId,
    error: fc.constant(new SignInUnavailableError()),
    toast: fc.constant({ id: 1, variant: 'error', message: 'Failed' } as const),
  }),
]

export function nameAccount({ data }: HeldSession): CaipAddress {
  // Both accounts are the same in lower case, as they are counted.
  return `${data.chainId}:${data.accountAddress.toLowerCase()}` as CaipAddress
}

/** The rules that hold for sessions after every event. */
export function listSessionRules(
  before: SignInState,
  { sessions, signOuts }: SignInState,
  now: number,
): [string, boolean][] {
  return [
    ['one session per account and network', new Set(sessions.map(nameAccount)).size === sessions.length],
    [
      'a session begins only while it holds',
      sessions.every((one) => before.sessions.includes(one) || isHeld(one, now)),
    ],
    [
      'a session that was signed out does not hold',
      sessions.every((one) => (one.signOuts ?? 0) >= (signOuts[nameAccount(one)] ?? 0)),
    ],
    ['no sign-out is undone', Object.entries(before.signOuts).every(([one, count]) => (signOuts[one] ?? 0) >= count)],
  ]
}
