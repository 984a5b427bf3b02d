import { doneSchema, linkListSchema, unlinkSchema } from '../../../src/services/identity/schema.js'
import { checkBody, describeEndpoint } from '../../http/describe-endpoint.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { FRESH_LOGIN, LONGEST_SESSION } from '../sessions/session-life.js'
import { listLinkedAccounts, unlinkAccount } from '../social/linked-accounts.js'
import { requireOwnerProof } from '../wallet/require-wallet-proof.js'
import { requireDeviceSession } from './require-device-session.js'

/** Adds the social accounts that open the account: the list, and their ends. */
export function addLinkEndpoints(app: IdentityApp, context: IdentityContext): void {
  app.get(
    '/links',
    describeEndpoint(
      'The social accounts that open the account, the newest first. The header `DPoP` has a proof of the device key.',
      { reply: linkListSchema },
    ),
    async (request) => {
      const session = await requireDeviceSession(context, { request, maxAge: LONGEST_SESSION })
      return request.json({ links: await listLinkedAccounts(context, session) })
    },
  )

  app.post(
    '/links/:id/unlink',
    describeEndpoint(
      "Takes a social account away from the account. The login must be at most 5 minutes old; the header `DPoP` has a proof of the device key, the body one of the wallet's.",
      { reply: doneSchema, failures: { 409: 'It is the only way to log in.' } },
    ),
    checkBody(unlinkSchema),
    async (request) => {
      const session = await requireDeviceSession(context, { request, maxAge: FRESH_LOGIN })
      const { proof } = request.req.valid('json')
      const linkId = request.req.param('id')
      await requireOwnerProof(context, session, { action: 'unlink-provider', stored: { linkId }, proof })
      await unlinkAccount(context, session, linkId)
      return request.json({ status: 'SUCCESS' })
    },
  )
}
