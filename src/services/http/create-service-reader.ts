import type { GenericSchema, InferOutput } from 'valibot'
import { safeParse } from 'valibot'
import type { LintelError } from '../../core/errors/lintel-error.js'
import { readForeignImageUrl } from '../../rules/images/foreign-image-url.js'
import { readImageUrl } from '../../rules/images/image-url.js'
import { writeServiceUrl } from '../../rules/service-url.js'
import { readServiceBase } from './read-service-base.js'
import { type RequestFailure, type RequestOptions, requestJson } from './request-json.js'

/** In ms. */
const TIME_LIMIT = 10_000

/** Stops at the first issue. A hostile reply may have a million wrong values, and describing each would freeze the page for seconds. */
export const atFirstIssue = { abortEarly: true } as const

/** The options of all service clients. */
export type ServiceOptions = {
  /** An `https:` URL, or a path of the page's own site such as `/directory`. */
  baseUrl: string
  /** Sent with each request. A self-hosted service may not need it. */
  projectId?: string | undefined
  /** Default: the `fetch` of the page. */
  fetch?: typeof globalThis.fetch
  /** The time limit of a request, in ms. Default 10,000. */
  timeLimit?: number
}

type ServiceRequest<Schema> = {
  path: string
  schema: Schema
  parameters?: Record<string, string>
  /** The JSON of a POST. Without it the request is a GET. */
  body?: unknown
  signal: AbortSignal | undefined
  init?: RequestOptions['init']
}

/** Requests a service and validates its replies. */
export type ServiceReader = {
  /** Rejects with the error of `createError`, or with RequestCancelledError once `signal` aborts. */
  read<Schema extends GenericSchema>(request: ServiceRequest<Schema>): Promise<InferOutput<Schema>>
  writeUrl(path: string): string
  /**
   * Returns the URL of an image that a page may load: of this service, or of another origin by `https:`. Only a service
   * of the page's own site may name addresses of that site.
   */
  readImage(url: string): string | undefined
}

/**
 * Creates the reader of one service.
 *
 * @param option The name of the option with `baseUrl`.
 * @param createError Creates the error of the service at this URL.
 * @throws InvalidOptionError when `baseUrl` is not valid
 */
export function createServiceReader(
  options: ServiceOptions,
  { option, createError }: { option: string; createError: (url: string, failure: RequestFailure) => LintelError },
): ServiceReader {
  const { projectId, timeLimit = TIME_LIMIT } = options
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const base = readServiceBase(option, options.baseUrl)
  // A path is always part of the page's site.
  const isOwnSite = !/^h/i.test(base) || new URL(base).origin === globalThis.location?.origin
  const isOfService = (url: string) => url.startsWith(`${new URL(base).origin}/`)
  const createOwnError = (failure: RequestFailure) => createError(base, failure)
  return {
    async read({ path, schema, parameters, ...request }) {
      const url = writeServiceUrl({ base, projectId }, path, parameters)
      const value = await requestJson(url, { createError: createOwnError, send, timeLimit, ...request })
      const reply = safeParse(schema, value, atFirstIssue)
      if (reply.success) return reply.output
      throw createOwnError({ reason: 'reply', details: reply.issues[0].message })
    },
    writeUrl: (path) => writeServiceUrl({ base, projectId }, path),
    // The app trusts the service that it names, so the service's own images need no TLS if the service has none.
    readImage: isOwnSite ? readImageUrl : (url) => (isOfService(url) ? url : readForeignImageUrl(url)),
  }
}
