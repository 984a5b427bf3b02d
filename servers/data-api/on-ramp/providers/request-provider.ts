import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { ApiFailure } from '../../../http/api-failure.js'

/** How long a provider may take, ms. */
const TIME_LIMIT = 5_000

export type ProviderCall<Schema extends GenericSchema> = {
  /** A URL of the operator's configuration, with ids of this server. Never a visitor's URL. */
  url: string
  headers: Readonly<Record<string, string>>
  /** Sent as JSON by POST. Default: a GET. */
  body?: unknown
  reply: Schema
}

/**
 * Calls the API of a provider. Null when it answers with a 404.
 *
 * @throws ApiFailure 503 when it does not answer, or with something else.
 */
export async function requestProvider<Schema extends GenericSchema>({
  url,
  headers,
  body,
  reply,
}: ProviderCall<Schema>): Promise<InferOutput<Schema> | null> {
  const unavailable = new ApiFailure(503, 'provider', 'The provider does not answer. Try again later, or another one.')
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.status === 404) return null
    const read = response.ok ? safeParse(reply, await response.json()) : undefined
    if (read?.success) return read.output
  } catch {
    // Its message may contain the URL.
  }
  throw unavailable
}
