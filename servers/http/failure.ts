import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import type { FailureBody } from '../../src/services/http/schema.js'

type Reason = FailureBody['reasons'][number]

/** An error reply in the format of the API. Caches do not store it. */
export function answerFailure(status: number, reasons: readonly Reason[]): Response {
  return Response.json({ status: 'FAILED', reasons }, { status, headers: { 'cache-control': 'no-store' } })
}

/** Parses the query of `url` with `schema`. Returns a 400 that names each invalid parameter. */
export function readQuery<Schema extends GenericSchema>(url: string, schema: Schema): InferOutput<Schema> | Response {
  const read = safeParse(schema, Object.fromEntries(new URL(url).searchParams))
  if (read.success) return read.output
  const reasons = read.issues.map((issue) => ({
    field: (getDotPath(issue) ?? '').replace(/\..*$/, ''),
    description: `Must be ${issue.message}.`,
  }))
  return answerFailure(400, reasons)
}
