import * as v from 'valibot'
import type { NameMessage } from '../../../src/features/names/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'

const messageSchema = v.strictObject({
  name: v.string(),
  attributes: v.strictObject({}),
  timestamp: v.pipe(v.number(), v.safeInteger()),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/**
 * Reads the message that was signed. It has one form only, so that the visitor, who reads it in a wallet, and this server read the
 * same: no key twice, no escaped characters, no other content.
 *
 * @throws ApiFailure 400 that names `message`
 */
export function readMessage(text: string): NameMessage {
  const read = v.safeParse(messageSchema, parseJson(text))
  if (read.success && JSON.stringify(read.output) === text) return read.output
  throw new ApiFailure(400, 'message', 'Must be {"name":"…","attributes":{},"timestamp":<seconds>}, without spaces.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
