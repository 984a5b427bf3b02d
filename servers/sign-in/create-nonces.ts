/** A nonce that the server gave to this browser. */
export type IssuedNonce = {
  nonce: string
  /** ms since the epoch. */
  expiresAt: number
  /** The token in the cookie. */
  token: string
}

export type NonceOptions = {
  secret: string
  /** ms. */
  lifetime: number
  now: () => number
}

export type Nonces = {
  issue(): Promise<IssuedNonce>
  /** The nonces of a cookie that have not expired, the newest first. */
  read(cookie: string): Promise<readonly IssuedNonce[]>
}

/** Nonces that one browser may have at once: each tab that shows a message has its own. */
export const MAX_NONCES = 4

/**
 * Issues nonces without storing them, so that a flood of requests takes no memory. A token is a random id and a time. The
 * nonce is their HMAC: without a token of this server there is no nonce that it accepts, and a changed token has another nonce.
 */
export function createNonces({ secret, lifetime, now }: NonceOptions): Nonces {
  const key = crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const derive = async (id: string, expiresAt: number): Promise<IssuedNonce> => {
    const token = `${id}.${expiresAt}`
    const mac = await crypto.subtle.sign('HMAC', await key, encode(`lintel nonce ${token}`))
    return { nonce: toHex(new Uint8Array(mac).slice(0, 16)), expiresAt, token }
  }
  return {
    issue: () => derive(createRandomId(), now() + lifetime),
    async read(cookie) {
      const tokens = cookie.split('~', MAX_NONCES).map((token) => /^([\da-f]{64})\.(\d{1,16})$/.exec(token))
      const issued = tokens.flatMap((found) => {
        const [, id = '', expiresAt] = found ?? []
        return Number(expiresAt) > now() ? [derive(id, Number(expiresAt))] : []
      })
      return Promise.all(issued)
    },
  }
}

/** Writes the tokens of a cookie. */
export function writeTokens(issued: readonly IssuedNonce[]): string {
  return issued
    .slice(0, MAX_NONCES)
    .map(({ token }) => token)
    .join('~')
}

/** 256 random bits of the CSPRNG, as 64 hexadecimal digits. */
export function createRandomId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** The SHA-256 of `text`, as 64 hexadecimal digits. */
export async function hashText(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encode(text))))
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
