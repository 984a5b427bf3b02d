import * as v from 'valibot'
import type { StoredMessage } from './relay-store.js'

/** A stored message, as JSON. */
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

/** Parses a stored message. Returns undefined when it is invalid. */
export function parseStoredMessage(text: string): StoredMessage | undefined {
  try {
    const parsed = v.safeParse(storedMessage, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    // Not JSON: the caller counts it.
    return undefined
  }
}
