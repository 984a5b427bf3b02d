export type Image = {
  /** Media type, such as `image/svg+xml`. */
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

export type ImageOptions = {
  /** Browsers open an SVG as a page. This content security policy stops it from running scripts and loading anything. */
  policy: string
  /** How long browsers keep the image, seconds. The URL contains no hash of the content, so it is not immutable. */
  keptFor: number
}

/** Replies with an image, or with 304 when the ETag in `request` matches (RFC 9110 §13.1.2). */
export async function answerImage(
  request: Request,
  { type, body }: Image,
  { policy, keptFor }: ImageOptions,
): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const tag = `"${await hashBytes(bytes)}"`
  const headers = {
    'cache-control': `public, max-age=${keptFor}`,
    'content-security-policy': policy,
    // Lets pages with `Cross-Origin-Embedder-Policy` show the image.
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
