import { accountEndpoints, accountRequests } from '../../../src/services/identity/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { MAX_LOGIN_AGE, MAX_SESSION_LIFE } from '../sessions/session-life.js'
import { listLinkedAccounts, unlinkAccount } from '../social/linked-accounts.js'
import { requireOwnerProof } from '../wallet/require-wallet-proof.js'
import { requireDeviceSession } from './require-device-session.js'

/** Adds the social accounts that open the account: the list, and their ends. */
export function addLinkEndpoints(app: IdentityApp, context: IdentityContext): void {
  const addAccount = createEndpointAdder(app, accountEndpoints, accountRequests)
  addAccount(
    'listLinks',
    {
      description:
        'The social accounts that open the account, the newest first. The header `DPoP` has a proof of the device key.',
    },
    async ({ request }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_SESSION_LIFE })
      return { links: await listLinkedAccounts(context, session) }
    },
  )

  addAccount(
    'unlink',
    {
      description:
        "Takes a social account away from the account. The login must be at most 5 minutes old; the header `DPoP` has a proof of the device key, the body one of the wallet's.",
      failures: { 409: 'It is the only way to log in.' },
    },
    async ({ request, params, body }) => {
      const session = await requireDeviceSession(context, { request, maxAge: MAX_LOGIN_AGE })
      const { proof } = body
      const linkId = params.id
      await requireOwnerProof(context, session, { action: 'unlink-provider', stored: { linkId }, proof })
      await unlinkAccount(context, session, linkId)
      return { status: 'SUCCESS' }
    },
  )
}
