import * as v from 'valibot'

/** Lintel's own method: the account registers a name. The frame writes the message when the visitor approves it. */
export const signNameMethod = 'lintel_signName'

/** The longest name of ENS (ENSIP-15), in characters: all of them are ASCII. */
const MAX_NAME = 255
/** In ms. With a larger error of the clock most sites do not work. */
const MAX_OFFSET = 86_400_000

/** The parameter of `lintel_signName`. */
export const nameRequestSchema = v.strictObject({
  /** With its zone. No other characters, so that the visitor reads exactly what is signed. */
  name: v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/)),
  /** The account that gets it. */
  address: v.string(),
  /** How far the server's clock, which dates the message, is ahead of the browser's, in ms. */
  offset: v.pipe(v.number(), v.minValue(-MAX_OFFSET), v.maxValue(MAX_OFFSET)),
  /** From the server that registers the name. No text that could be read as something else. */
  nonce: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
})

/** The result of `lintel_signName`: exactly the signed message. */
export const signedNameSchema = v.object({
  message: v.pipe(v.string(), v.maxLength(1_000)),
  signature: v.pipe(v.string(), v.regex(/^0x[\da-f]+$/i)),
})
