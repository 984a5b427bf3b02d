import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Parses the body of a webhook, after its signature was checked. Null when it is not of the form. */
export function parseEventBody<Schema extends GenericSchema>(
  schema: Schema,
  body: Uint8Array,
): InferOutput<Schema> | null {
  try {
    const read = safeParse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
