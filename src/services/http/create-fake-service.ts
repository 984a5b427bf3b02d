import { type InferInput, parse, safeParse } from 'valibot'
import type { Endpoint, Endpoints, GetRequests, ParametersOf, RequestAt, Valid } from './endpoint.js'
import type { FailureBody } from './schema.js'

type Answer<E extends Endpoint, R> = (request: {
  params: ParametersOf<E>
  query: Valid<R, 'query'>
  body: Valid<R, 'body'>
}) => InferInput<E['reply']> | Response | Promise<InferInput<E['reply']> | Response>

/** The answers of a fake service, by endpoint: the reply, or the Response of a failure. */
export type FakeAnswers<E extends Endpoints, R extends () => unknown> = {
  readonly [Name in keyof E]?: Answer<E[Name], RequestAt<R, Name>>
}

/**
 * A service in memory, as the `fetch` of its client, for stories and tests. It refuses requests like the server, and throws if an answer
 * is not a reply of its endpoint.
 *
 * @example
 * const fetch = createFakeService(signInEndpoints, signInRequests, { readNonce: () => ({ nonce: 'servernonce42' }) })
 * const client = createSignInClient({ baseUrl: '/sign-in', fetch })
 */
export function createFakeService<E extends Endpoints, R extends GetRequests<E>>(
  endpoints: E,
  getRequests: R,
  answers: FakeAnswers<E, R>,
): typeof globalThis.fetch {
  const requests = getRequests()
  return async (input, init) => {
    const url = new URL(String(input), 'http://localhost')
    for (const [name, { method, path, reply }] of Object.entries(endpoints)) {
      const params = readParams(path, url.pathname)
      if (!params || method !== (init?.method ?? 'GET')) continue
      const schemas = requests[name]
      const query = schemas?.query && safeParse(schemas.query, Object.fromEntries(url.searchParams))
      if (query?.success === false) return answerFailure(400, query.issues[0].message)
      const body = schemas?.body && safeParse(schemas.body, JSON.parse(String(init?.body)))
      if (body?.success === false) return answerFailure(422, body.issues[0].message)
      const answer = await answers[name]?.({ params, query: query?.output, body: body?.output } as never)
      if (answer === undefined) break
      return answer instanceof Response ? answer : Response.json(parse(reply, answer))
    }
    return answerFailure(404, `There is no ${url.pathname}.`)
  }
}

/** The parameters of a request; undefined if it is for another path. The base URL may have a path of its own. */
function readParams(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`${pattern}$`).exec(pathname)
  if (!match) return undefined
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]))
}

function answerFailure(status: number, description: string): Response {
  const failure: FailureBody = { status: 'FAILED', reasons: [{ field: 'request', description }] }
  return Response.json(failure, { status })
}
