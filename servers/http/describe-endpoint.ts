import type { Env, Hono } from 'hono'
import { describeRoute, openAPIRouteHandler, resolver, validator } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import { failureSchema } from '../../src/services/http/schema.js'
import { answerFailure } from './failure.js'

/** The errors of every endpoint, by status. */
const failures = {
  400: 'A parameter is invalid.',
  401: 'The project, the origin or the host is not allowed.',
  404: 'Not found.',
  422: 'The body is no JSON, or not of this form.',
  429: 'Too many requests. The header `retry-after` says when to try again, in seconds.',
  500: 'The server failed.',
  503: 'What the server needs, such as its database, does not answer.',
}

const json = (schema: GenericSchema) => ({
  // JSON has no infinite numbers, so its schema has no rule against them.
  'application/json': { schema: resolver(schema, { errorMode: 'ignore' }) },
})

const callerParameters = [
  ['projectId', 'The project of the caller.'],
  ['st', 'The name of the client.'],
  ['sv', 'The version of the client.'],
].map(([name = '', description = '']) => ({
  in: 'query' as const,
  name,
  description,
  schema: { type: 'string' as const, maxLength: 100 },
}))

export type EndpointDescription = {
  /** The schema of the reply's JSON. Absent for images and JSON-RPC. */
  reply?: GenericSchema
  /** Parameters of the query that no schema names. */
  parameters?: readonly { name: string; description: string }[]
  /** More errors, by status. */
  failures?: Readonly<Record<number, string>>
}

/** Describes an endpoint for the OpenAPI document. */
export function describeEndpoint(
  description: string,
  { reply, parameters = [], failures: more = {} }: EndpointDescription = {},
) {
  const failed = Object.entries({ ...failures, ...more }).map(([status, text]) => [
    status,
    { description: text, content: json(failureSchema) },
  ])
  return describeRoute({
    description,
    parameters: [
      ...callerParameters,
      ...parameters.map((parameter) => ({
        in: 'query' as const,
        required: true,
        schema: { type: 'string' as const },
        ...parameter,
      })),
    ],
    responses: {
      200: { description: 'The reply.', ...(reply ? { content: json(reply) } : {}) },
      ...Object.fromEntries(failed),
    },
  })
}

/** Validates the query. An invalid query is answered with a 400 that names each invalid parameter. */
export function checkQuery<Schema extends GenericSchema>(schema: Schema) {
  return validator('query', schema, (result) => (result.success ? undefined : answerIssues(400, result.error)))
}

/** Validates the JSON of the body. An invalid one is answered with `status` and the names of its invalid fields. */
export function checkBody<Schema extends GenericSchema>(schema: Schema, status = 422) {
  return validator('json', schema, (result) => (result.success ? undefined : answerIssues(status, result.error)))
}

/** Answers with the OpenAPI document of `app`. */
export function answerOpenApi<AppEnv extends Env>(app: Hono<AppEnv>, info: { title: string; description: string }) {
  return openAPIRouteHandler(app, {
    documentation: {
      info: { ...info, version: '1' },
    },
    defaultValidationErrorResponse: false,
  })
}

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }

function answerIssues(status: number, issues: readonly Issue[]): Response {
  const reasons = issues.map(({ message, path = [] }) => {
    const [first] = path
    const field = typeof first === 'object' ? first.key : first
    return { field: String(field ?? 'body'), description: `Must be ${message}.` }
  })
  return answerFailure(status, reasons)
}
