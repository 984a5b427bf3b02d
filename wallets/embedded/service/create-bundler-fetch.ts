import { createServiceClient } from '../../../src/services/http/create-service-client.js'
import { type BundlerToken, bundlerEndpoints } from '../../../src/services/identity/bundler-schema.js'
import type { IdentityClient } from './create-identity-client.js'

/**
 * Calls a bundler. One that answers 401 wants a login: the identity service then gives a token for it, which is used until
 * it ends.
 *
 * @throws ServiceFailure when the service gives no token
 */
export function createBundlerFetch(
  client: Pick<IdentityClient, 'call'>,
  {
    send = (input, init) => globalThis.fetch(input, init),
    now = Date.now,
  }: { send?: typeof fetch; now?: () => number } = {},
): typeof fetch {
  const api = createServiceClient(bundlerEndpoints, client.call)
  let held: BundlerToken | null = null
  const sendWith = (token: BundlerToken | null, input: RequestInfo | URL, init: RequestInit | undefined) => {
    const headers = new Headers(init?.headers)
    if (token) headers.set('authorization', `Bearer ${token.token}`)
    return send(input, { ...init, headers })
  }
  return async (input, init) => {
    if (held && held.expiresAt <= now()) held = null
    const response = await sendWith(held, input, init)
    if (response.status !== 401) return response
    await response.body?.cancel()
    held = await api.readToken()
    return sendWith(held, input, init)
  }
}
