import { bundlerTokenSchema } from '../../../src/services/identity/bundler-schema.js'
import { createAccessToken } from '../../http/access-token.js'
import { ApiFailure } from '../../http/api-failure.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { requireSession } from './require-session.js'

/** Adds the token with which the frame of a person who has logged in may call the bundler. `key`: shared with the bundler. */
export function addBundlerEndpoint(app: IdentityApp, context: IdentityContext, key: string | undefined): void {
  app.post(
    '/bundler/token',
    describeEndpoint('A token for the bundler, for 10 minutes. It names nobody.', { reply: bundlerTokenSchema }),
    async (request) => {
      if (key === undefined) throw new ApiFailure(404, 'bundler', 'The bundler needs no token of this service.')
      await requireSession(context, request)
      return request.json(createAccessToken(key, context.now()))
    },
  )
}
