import { bytesToHex } from 'viem'

/** Keys that list sessions, each 64 hexadecimal digits: those of an origin, and all of the account. */
export type SessionKeys = { origin: string; wallet: string }

/**
 * Derives the keys of sessions from the secret of the wallet (HMAC-SHA-256). A page that gets the key of its origin
 * learns nothing about the others.
 */
export async function deriveSessionKeys(secret: string, origin: string): Promise<SessionKeys> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign'])
  const derive = async (purpose: string) =>
    bytesToHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(purpose)))).slice(2)
  return { origin: await derive(`origin ${origin}`), wallet: await derive('wallet') }
}
