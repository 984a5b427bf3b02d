import type { ApprovalWarning } from './approval.js'

/** What a sign-in message says, unverified. */
export type SignIn = { domain: string; address: string; chainId: string | null }

const firstLines =
  /^\s*(?:[a-z][-a-z0-9+.]*:\/\/)?(.+?) wants you to sign in with your .+? account:[^\S\n]*\r?\n\s*(\S*)/i

/**
 * Reads a sign-in message (EIP-4361, CAIP-122); null for other text. It accepts more than the standard does, because a
 * server may, too.
 */
export function readSignIn(text: string): SignIn | null {
  const [, domain, address] = firstLines.exec(text) ?? []
  if (domain === undefined || address === undefined) return null
  return { domain, address, chainId: /^Chain ID: *(.*?)\r?$/im.exec(text)?.[1] ?? null }
}

/** A site may ask for a signature with which it signs in to another site as the visitor. */
export function listSiteWarnings({ domain }: SignIn, origin: string): ApprovalWarning[] {
  return domain === new URL(origin).host ? [] : [{ kind: 'other-site', domain }]
}
