import * as v from 'valibot'
import type { SentRequest } from './create-service-client.js'
import { atFirstIssue, type ServiceReader } from './create-service-reader.js'
import { dropUndefined } from './drop-undefined.js'
import type { RequestOptions } from './request-json.js'

/** The most entries of a list that are read. The others are ignored. */
export const MAX_ENTRIES = 1_000

type List = v.ObjectSchema<Readonly<Record<string, v.GenericSchema>>, undefined>

/**
 * Creates the function with which a client of endpoints requests a service: with a body it sends a POST. It omits query parameters
 * that are undefined.
 */
export function createSender(
  { read }: Pick<ServiceReader, 'read'>,
  init?: RequestOptions['init'],
): (request: SentRequest) => Promise<unknown> {
  return async ({ path, reply, list, entry, query = {}, body, signal }) => {
    const ask = (schema: v.GenericSchema) =>
      read({ path, schema, parameters: dropUndefined(query), body, signal, init })
    if (list === undefined) return ask(reply)
    const { [list]: items, next: cursor } = (reply as List).entries
    // The client needs only the list and `next`.
    const fields = { [list]: v.array(v.unknown()), ...(cursor && { next: cursor }) } as v.ObjectEntries
    const { [list]: found, next } = (await ask(v.object(fields))) as Record<string, unknown[]>
    const schema = entry ?? (items as v.ArraySchema<v.GenericSchema, undefined>).item
    const results = (found ?? []).slice(0, MAX_ENTRIES).map((item) => v.safeParse(schema, item, atFirstIssue))
    const entries = results.flatMap((result) => (result.success ? [result.output] : []))
    return { entries, dropped: results.length - entries.length, next }
  }
}
