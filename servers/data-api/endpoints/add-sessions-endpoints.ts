import { sessionsEndpoints, sessionsRequests } from '../../../src/features/sessions/data/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { createRequestLimits, type RequestRate } from '../../http/create-request-limits.js'
import { parseAccount } from '../chain/parse-account.js'
import type { SessionOptions } from '../sessions/chain/session-chain.js'
import { listSessions } from '../sessions/list-sessions.js'
import { revokeSessions } from '../sessions/revoke-sessions.js'
import { readGrant, storeSession } from '../sessions/store-session.js'
import { addCost, type DataApiApp } from './api-context.js'
import { limitBody } from './limit-body.js'

/** Bytes. An ERC-6492 signature has the creation of its account in it. */
const MAX_BODY = 65_536

/** The number of sessions that an address, and a project, may store. */
export type SessionLimits = { perAddress: RequestRate; perProject: RequestRate }

const defaultLimits: SessionLimits = {
  perAddress: { rate: 1 / 2, burst: 60 },
  perProject: { rate: 10, burst: 1_000 },
}

/** Adds the endpoints with which a page lists its sessions, and a wallet stores and ends them. */
export function addSessionsEndpoints(
  app: DataApiApp,
  options: SessionOptions,
  /** Default: 60 of an address at once and one each 2 s; 1,000 of a project at once and 10 a second. */
  limits: SessionLimits = defaultLimits,
): void {
  const add = createEndpointAdder(app, sessionsEndpoints, sessionsRequests)
  // Each has its own: requests to end something must not keep a session from being stored.
  const countStored = createRequestLimits({ ...limits, now: options.now })
  const countRevoked = createRequestLimits({ ...limits, now: options.now })
  const before = [addCost(9), limitBody(MAX_BODY)]
  const about = { before, bodyStatus: 400 } as const

  add(
    'listSessions',
    {
      description:
        'The smart sessions of an account that the key of the wallet opens: those of one origin, or all. Ended ones for 30 days.',
      before: [addCost(9)],
    },
    async ({ params, request }) => ({
      pcis: await listSessions(parseAccount(params.id, 'id'), request.req.header('authorization'), options),
    }),
  )
  add(
    'storeSession',
    { description: 'Stores what an account has granted. The delegation itself is signed by it.', ...about },
    async ({ params, body, request: { env } }) => {
      // Malformed requests are not counted: a page has the address of its visitor, and could use up the visitor's limit.
      const grant = readGrant(parseAccount(params.id, 'id'), body, options)
      return countStored(env.caller, 1) ?? { pci: await storeSession(grant, options) }
    },
  )
  add(
    'revokeSession',
    {
      description: 'Says that an account has begun to end sessions. The chain ends them.',
      failures: { 404: 'The account has no such session.' },
      ...about,
    },
    async ({ params, body, request: { env } }) => {
      const refusal = countRevoked(env.caller, 1)
      if (refusal) return refusal
      await revokeSessions(parseAccount(params.id, 'id'), body, options)
      return {}
    },
  )
}
