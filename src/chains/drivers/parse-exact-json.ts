/** A text, which stays unchanged, or a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g

/**
 * Reads JSON whose amounts may be larger than a JavaScript number holds exactly: a whole number of 16 digits or more becomes
 * a text. Undefined for anything but JSON, such as the HTML of a proxy.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(TOKEN, (token) => (/^\d{16,}$/.test(token) ? `"${token}"` : token)))
  } catch {
    // HTML of a proxy, or a truncated answer.
    return undefined
  }
}

/** An amount that `parseExactJson` has read, in base units; undefined if the value is not one. */
export function readExactAmount(value: unknown): bigint | undefined {
  const isAmount =
    typeof value === 'string' ? /^\d{16,20}$/.test(value) : Number.isSafeInteger(value) && Number(value) >= 0
  return isAmount ? BigInt(value as string | number) : undefined
}
