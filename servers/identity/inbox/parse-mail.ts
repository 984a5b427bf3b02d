/** A mail as the inbox shows it. */
export type ParsedMail = { subject: string; text: string }

type Part = { headers: ReadonlyMap<string, string>; body: string }

/** Parts inside of parts. Deeper ones are ignored. */
const MAX_DEPTH = 5

/**
 * Reads the subject and the plain text of a mail (RFC 5322, 2045, 2047). It reads what nodemailer writes; of a mail in
 * another form it may show less.
 *
 * @param raw The mail as latin1 text, one character per byte.
 */
export function parseMail(raw: string): ParsedMail {
  const mail = parsePart(raw)
  const subject = decodeWords(mail.headers.get('subject') ?? '')
  return { subject, text: findText(mail, 0) ?? '' }
}

function parsePart(raw: string): Part {
  const end = /\r?\n\r?\n/.exec(raw)
  const head = (end ? raw.slice(0, end.index) : raw).replace(/\r?\n[ \t]+/g, ' ')
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: end ? raw.slice(end.index + end[0].length) : '' }
}

function findText({ headers, body }: Part, depth: number): string | undefined {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (/^multipart\//i.test(type) && boundary !== undefined && depth < MAX_DEPTH) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => parsePart(part.replace(/^\r?\n/, '')))
    for (const part of parts) {
      const text = findText(part, depth + 1)
      if (text !== undefined) return text
    }
  }
  if (!/^text\/plain/i.test(type)) return undefined
  const bytes = decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit')
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trimEnd()
}

function decodeBody(body: string, encoding: string): Buffer {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64')
  if (/^quoted-printable$/i.test(encoding)) return decodeQuoted(body.replace(/=\r?\n/g, ''))
  return Buffer.from(body, 'latin1')
}

function decodeQuoted(text: string): Buffer {
  const decoded = text.replace(/=([\da-f]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(decoded, 'latin1')
}

/** Decodes `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. White space between two such words is ignored. */
function decodeWords(text: string): string {
  return text.replace(/(\?=)\s+(=\?)/g, '$1$2').replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (run) => {
    const words = [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
    // One character may be split between two words.
    const bytes = words.map(([, kind = '', word = '']) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : decodeQuoted(word.replaceAll('_', ' ')),
    )
    return Buffer.concat(bytes).toString('utf8')
  })
}
