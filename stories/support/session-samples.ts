import type { SessionPolicy } from '../../src/features/sessions/model/session.js'
import type { SmartSession } from '../../src/features/sessions/react/use-sessions.js'
import { hostile } from './hostile-text.js'

/** The current time in the stories, ms since the epoch. */
export const sessionsNow = Date.parse('2026-11-29T14:00:00Z')
const hour = 3_600_000
const day = 24 * hour

const usdc = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDC', decimals: 6 }
const ether = { address: null, symbol: 'ETH', decimals: 18 }

/** 12.5 of 20 USDC are left this week. */
export const weekly: SessionPolicy = {
  ...{ kind: 'spend', token: usdc, amount: 20_000_000n, left: 12_500_000n },
  ...{ period: 604_800, renewsAt: sessionsNow + 2 * day },
}
/** 0.125 of 0.5 ETH are left. */
export const inAll: SessionPolicy = {
  ...{ kind: 'spend', token: ether, amount: 500_000_000_000_000_000n, left: 125_000_000_000_000_000n },
  ...{ period: null, renewsAt: null },
}
export const thrice: SessionPolicy = { kind: 'uses', count: 3, left: 1 }
export const calls: SessionPolicy = {
  ...{ kind: 'calls', contract: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
  methods: ['0xa9059cbb', '0x095ea7b3', '0x23b872dd'],
}
export const notKnown: SessionPolicy = { kind: 'unknown', type: 'native-token-stream' }

/** An active session, with these changes. */
export function createSession(changes: Partial<SmartSession> = {}): SmartSession {
  return {
    ...{ pci: '0x01', network: 'eip155:31337', delegate: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' },
    app: { name: 'Harbor', origin: 'https://harbor.example', iconUrl: null },
    policies: [weekly],
    ...{ createdAt: sessionsNow - 5 * day, expiresAt: sessionsNow + 25 * day, revokedAt: null },
    ...{ lastUsedAt: sessionsNow - 2 * hour, isEnding: false, failure: null },
    ...{ status: 'active', isAsked: false, problem: null },
    ...changes,
  }
}

export const active = [
  createSession(),
  createSession({ pci: '0x02', policies: [inAll, thrice], expiresAt: sessionsNow + 5 * hour, lastUsedAt: null }),
  createSession({
    pci: '0x03',
    app: { name: 'Foxglove Games', origin: 'https://play.foxglove.example', iconUrl: null },
    policies: [calls],
  }),
]
export const ended = [
  createSession({ pci: '0x04', policies: [inAll], status: 'revoked', revokedAt: sessionsNow - day }),
  createSession({ pci: '0x05', status: 'expired', expiresAt: sessionsNow - 3 * day }),
]

/** Names that reorder the text around them, are invisible, or are endless. */
export const ofStrangers = [
  hostile.bidiOverride,
  hostile.zeroWidth,
  hostile.arabic,
  hostile.stacked,
  'A'.repeat(120),
].map((name, index) =>
  createSession({
    pci: `0x1${index}`,
    app: { name, origin: 'https://a-very-long-subdomain-for-an-app.harbor.example', iconUrl: null },
    policies: [
      {
        ...{ kind: 'spend', amount: 10n ** 24n, left: null, period: 45_000, renewsAt: null },
        token: { address: usdc.address, symbol: hostile.bidiOverride, decimals: index === 0 ? null : 18 },
      },
      { kind: 'unknown', type: hostile.unbroken.slice(0, 60) },
    ],
  }),
)

export const manySessions = Array.from({ length: 100 }, (_, index) =>
  createSession({ pci: `0x2${index}`, app: { name: `App ${index + 1}`, origin: null, iconUrl: null } }),
)
