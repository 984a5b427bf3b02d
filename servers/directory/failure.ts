import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import type { FailureBody } from '../../src/services/directory/schema.js'

type Reason = FailureBody['reasons'][number]

/** A reply that says no, in the words of protocols.md: never kept by a cache. */
export function answerFailure(status: number, reasons: readonly Reason[]): Response {
  return Response.json({ status: 'FAILED', reasons }, { status, headers: { 'cache-control': 'no-store' } })
}

/** Reads the query of `url` by `schema`, or makes the 400 that names each parameter that is wrong. */
export function readQuery<Schema extends GenericSchema>(url: string, schema: Schema): InferOutput<Schema> | Response {
  const read = safeParse(schema, Object.fromEntries(new URL(url).searchParams))
  if (read.success) return read.output
  const reasons = read.issues.map((issue) => ({
    field: (getDotPath(issue) ?? '').replace(/\..*$/, ''),
    description: `Must be ${issue.message}.`,
  }))
  return answerFailure(400, reasons)
}
