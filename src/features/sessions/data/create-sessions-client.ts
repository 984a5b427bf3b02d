import { createDataApiReader } from '../../../services/data-api/create-data-api-client.js'
import { createSender } from '../../../services/http/create-sender.js'
import { createServiceClient } from '../../../services/http/create-service-client.js'
import type { ServiceOptions } from '../../../services/http/create-service-reader.js'
import type { Session } from '../model/session.js'
import { sessionsEndpoints, type sessionsRequests } from './schema.js'
import { toSession } from './to-session.js'

/** The endpoint of smart sessions that a page uses. */
export type SessionsClient = {
  /**
   * Lists the sessions that an account has granted to the page, on all networks.
   *
   * @param parameters.key The key that the wallet gave the page for this list.
   */
  listSessions(parameters: {
    account: string
    key: string
    signal?: AbortSignal | undefined
  }): Promise<readonly Session[]>
}

/**
 * Creates the client for the smart sessions of a data API (docs/data-api.md). It validates every reply and leaves out invalid
 * sessions.
 *
 * @throws InvalidOptionError when `baseUrl` is not valid. The method rejects with `DataApiUnavailableError`, `ServiceRefusedError`
 *   or, once its signal aborts, `RequestCancelledError`.
 * @example
 * const client = createSessionsClient({ baseUrl: '/data-api' })
 * const sessions = await client.listSessions({ account, key })
 */
export function createSessionsClient(options: ServiceOptions): SessionsClient {
  return {
    async listSessions({ account, key, signal }) {
      const { fetch = (input, init) => globalThis.fetch(input, init) } = options
      const reader = createDataApiReader({
        ...options,
        fetch: (input, init) =>
          fetch(input, { ...init, headers: { ...init?.headers, authorization: `Bearer ${key}` } }),
      })
      const send = createSender(reader)
      const api = createServiceClient<typeof sessionsEndpoints, typeof sessionsRequests>(sessionsEndpoints, send)
      const { entries } = await api.listSessions({ params: { id: account }, signal })
      const now = Date.now()
      return entries.flatMap((entry) => toSession(entry, { readImage: reader.readImage, now }) ?? [])
    },
  }
}
