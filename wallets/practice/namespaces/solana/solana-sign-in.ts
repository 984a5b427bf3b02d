/** The fields of a sign-in with Solana. All but the domain may be absent. */
export type SolanaSignIn = {
  domain: string
  statement?: string
  uri?: string
  version?: string
  chainId?: string
  nonce?: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** The fields that are a line each, and how the message names them, in order. */
export const signInLines = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const satisfies readonly (readonly [field: keyof SolanaSignIn, label: string])[]

/**
 * Writes the message that is signed.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export function writeSolanaSignIn(fields: SolanaSignIn, address: string): string {
  const { domain, statement, resources } = fields
  const lines = signInLines.flatMap(([field, label]) => {
    const value = fields[field]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const head = `${domain} wants you to sign in with your Solana account:\n${address}`
  const parts = [head, ...(statement === undefined ? [] : [statement]), ...(lines.length > 0 ? [lines.join('\n')] : [])]
  return parts.join('\n\n')
}
