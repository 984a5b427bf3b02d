import { countReply } from '../../../rpc/reply-meter.js'

/** The content that a token refers to: `type` is the media type without parameters, in lower case. */
export type Content = { type: string; bytes: Uint8Array<ArrayBuffer> }

export type ContentRules = {
  /** The allowed media types. */
  types: ReadonlySet<string>
  /** The most bytes. */
  limit: number
}

/** How long the gateway may take, ms. */
const TIMEOUT = 8_000

/**
 * Fetches a path from the IPFS gateway of the operator. Undefined when it does not answer in time, redirects, or answers
 * with another type or more bytes than the rules allow.
 */
export async function fetchFromGateway(
  gateway: string,
  path: string,
  { types, limit }: ContentRules,
): Promise<Content | undefined> {
  try {
    const response = await fetch(`${gateway.replace(/\/+$/, '')}/ipfs/${path}`, {
      // A gateway may redirect to any server, which would be called from inside the operator's network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      credentials: 'omit',
    })
    const type = readMediaType(response.headers.get('content-type') ?? '')
    if (!response.ok || !types.has(type)) {
      await response.body?.cancel()
      return undefined
    }
    const bytes = await readBytes(response, limit)
    countReply(bytes?.length ?? limit)
    return bytes && { type, bytes }
  } catch {
    // The gateway does not answer, or redirects.
    return undefined
  }
}

/** Decodes a `data:` URL (RFC 2397). Undefined if it is not a `data:` URL, or the rules do not allow it. */
export function decodeDataUrl(url: string, { types, limit }: ContentRules): Content | undefined {
  // Base64 is a third longer, and an escaped byte three characters.
  const comma = url.length > 3 * limit + 200 ? -1 : url.indexOf(',')
  const head = comma === -1 ? undefined : /^data:([^,]*)$/i.exec(url.slice(0, comma))?.[1]
  if (head === undefined) return undefined
  const type = readMediaType(head)
  if (!types.has(type)) return undefined
  const data = url.slice(comma + 1)
  const bytes = /;\s*base64\s*$/i.test(head) ? decodeBase64(data) : decodePercent(data)
  return bytes && bytes.length <= limit ? { type, bytes } : undefined
}

function readMediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  return /^[\w+/=\s-]*$/.test(text) ? new Uint8Array(Buffer.from(text, 'base64')) : undefined
}

function decodePercent(text: string): Uint8Array<ArrayBuffer> {
  // Some contracts write a `%` or `#` of an SVG unescaped, so invalid escapes stay unchanged.
  return new TextEncoder().encode(text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => decodeEscapes(escaped)))
}

function decodeEscapes(escaped: string): string {
  const bytes = escaped.match(/[0-9a-f]{2}/gi)?.map((digits) => Number.parseInt(digits, 16)) ?? []
  return new TextDecoder().decode(new Uint8Array(bytes))
}

async function readBytes({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
