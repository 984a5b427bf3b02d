import * as v from 'valibot'
import type { StoredMessage } from './relay-store.js'

/** A message as stores keep it, in JSON. */
export const storedMessage = v.object({
  topic: v.string(),
  hash: v.string(),
  message: v.string(),
  publisher: v.string(),
  publishedAt: v.number(),
  expiresAt: v.number(),
  tag: v.exactOptional(v.number()),
  attestation: v.exactOptional(v.string()),
})

/** Reads a message that was written as JSON, or returns undefined when it is none. */
export function parseStoredMessage(text: string): StoredMessage | undefined {
  try {
    const parsed = v.safeParse(storedMessage, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Not JSON: whoever asked counts it.
    return undefined
  }
}
