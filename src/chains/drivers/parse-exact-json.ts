/**
 * Reads JSON whose amounts may be larger than a JavaScript number holds exactly: a number of 16 digits or more becomes a
 * text. Undefined for anything else than JSON, such as the HTML of a proxy.
 */
export function parseExactJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/([:[,]\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"'))
  } catch {
    // HTML of a proxy, or a truncated answer.
    return undefined
  }
}
