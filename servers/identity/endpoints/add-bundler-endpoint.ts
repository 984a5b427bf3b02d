import { bundlerEndpoints } from '../../../src/services/identity/bundler-schema.js'
import { createAccessToken } from '../../http/access-token.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import type { IdentityApp, IdentityContext } from '../identity-context.js'
import { requireSession } from './require-session.js'

/** Adds the token with which the frame of a logged-in visitor may call the bundler. `key`: shared with the bundler. */
export function addBundlerEndpoint(app: IdentityApp, context: IdentityContext, key: string | undefined): void {
  const add = createEndpointAdder(app, bundlerEndpoints)
  add(
    'readToken',
    { description: 'A token for the bundler, for 10 minutes. It names nobody.' },
    async ({ request }) => {
      if (key === undefined) throw new ApiFailure(404, 'bundler', 'The bundler needs no token of this service.')
      await requireSession(context, request)
      return createAccessToken(key, context.now())
    },
  )
}
