import { sponsorEndpoints, sponsorRequests } from '../../../src/services/identity/sponsor-schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { MAX_LOGIN_AGE_TO_SIGN } from '../sessions/session-life.js'
import { sponsorOperation } from '../sponsor/sponsor-operation.js'
import type { SponsorOptions } from '../sponsor/sponsor-options.js'
import { requireDeviceSession } from './require-device-session.js'

/**
 * Adds the payment of the fee of a newcomer's first transaction. Without a list of projects all callers share one budget: a
 * caller could name another project at each request.
 */
export function addSponsorEndpoint(
  app: IdentityApp,
  context: IdentityContext,
  { sponsor, hasProjects }: { sponsor: SponsorOptions | undefined; hasProjects: boolean },
): void {
  const add = createEndpointAdder(app, sponsorEndpoints, sponsorRequests)
  add(
    'sponsor',
    {
      description:
        'Pays the fee of the first transaction of the smart account, for 5 minutes, within the budget of the project. ' +
        'The login must be at most 24 hours old and have a device key; the header `DPoP` has a proof of that key (RFC 9449).',
      failures: { 403: 'This operation is not paid for.' },
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE_TO_SIGN })
      const projectId = (hasProjects && request.req.query('projectId')) || ''
      return sponsorOperation(context, session, {
        ...{ request: body, projectId, sponsor },
        address: request.env.address,
      })
    },
  )
}
