export type DirectoryImage = {
  /** Media type, such as `image/svg+xml`. */
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

/** How long a picture is kept, seconds: a week. Its address says nothing of its content, so not for good. */
const KEPT_FOR = 604_800

/** Opened by itself an SVG is a page: this one runs nothing and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Replies with a picture, or with 304 when `request` names the one it has (RFC 9110 §13.1.2). */
export async function answerImage(request: Request, { type, body }: DirectoryImage): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const tag = `"${await hashBytes(bytes)}"`
  const headers = {
    'cache-control': `public, max-age=${KEPT_FOR}`,
    'content-security-policy': policy,
    // A page that isolates itself from others may still show it.
    'cross-origin-resource-policy': 'cross-origin',
    etag: tag,
  }
  const known = request.headers.get('if-none-match')?.split(',').map(readTag) ?? []
  if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-type': type } })
}

function readTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
