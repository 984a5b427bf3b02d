import { recoveryEndpoints, recoveryRequests } from '../../../src/services/identity/recovery-oprf-schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { MAX_LOGIN_AGE } from '../sessions/session-life.js'
import { evaluatePassword } from '../wallet/evaluate-password.js'
import { requireDeviceSession } from './require-device-session.js'

/** Adds the service's part of deriving the key of a recovery from a password. */
export function addRecoveryEndpoint(app: IdentityApp, context: IdentityContext): void {
  const add = createEndpointAdder(app, recoveryEndpoints, recoveryRequests)
  add(
    'evaluatePassword',
    {
      description:
        'Evaluates a blinded password (RFC 9497). Tries for the recovery that is set are counted: 20 in a day. The login must be at most 5 minutes old and have a device key; the header `DPoP` has a proof of that key (RFC 9449).',
    },
    async ({ request, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      return evaluatePassword(context, session, body)
    },
  )
}
