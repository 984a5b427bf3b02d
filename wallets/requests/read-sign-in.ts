/**
 * The content of a sign-in message, unverified. A forged message may contain a value several times: which one counts is up to
 * the server that reads it.
 */
export type SignIn = {
  domains: readonly [string, ...string[]]
  addresses: readonly string[]
  chainIds: readonly string[]
  uris: readonly string[]
  /** Whether there is text before the sign-in. Strict servers refuse that, others skip it. */
  hasTextBefore: boolean
}

/** The warnings of a sign-in. Values are copied from the message unchanged. */
export type SignInWarning =
  /** It is for another site, account or chain than the requesting ones. */
  | { kind: 'other-site'; domain: string }
  | { kind: 'other-account'; address: string }
  | { kind: 'other-chain'; chain: string }
  /** Its URI does not belong to the requesting site. */
  | { kind: 'other-uri'; uri: string }
  /** Text before the sign-in, which some servers skip. */
  | { kind: 'text-before' }

/** The values with which a sign-in is compared. */
export type SignInContext = {
  /**
   * The origin of the requesting page, as the browser reports it. Null for a site that names itself: there is nothing
   * to compare it with.
   */
  origin: string | null
  isAccount(address: string): boolean
  isChain(id: string): boolean
}

const firstLines =
  /^[ \t]*(?:[a-z][-a-z0-9+.]*:\/\/)?(.+?) wants you to sign in with your .{1,64}? account:[^\S\n]*\r?\n\s*(\S*)/gim

/**
 * Reads a sign-in message (EIP-4361; CAIP-122 for other namespaces); null for other text. It accepts more than the standard does,
 * because a server may, too.
 */
export function readSignIn(text: string): SignIn | null {
  const heads = [...text.matchAll(firstLines)]
  const [domain, ...otherDomains] = heads.map(([, named = '']) => named)
  if (domain === undefined) return null
  return {
    domains: [domain, ...otherDomains],
    addresses: heads.map(([, , address = '']) => address),
    chainIds: readLines(text, 'Chain ID'),
    uris: readLines(text, 'URI'),
    hasTextBefore: text.slice(0, heads[0]?.index).trim() !== '',
  }
}

/**
 * The warnings of a sign-in that a page requests. A site may request a signature with which it signs in to
 * another site as the visitor.
 */
export function listSignInWarnings(
  { domains, addresses, chainIds, uris, hasTextBefore }: SignIn,
  { origin, isAccount, isChain }: SignInContext,
): SignInWarning[] {
  const host = origin && new URL(origin).host
  const domain = host === null ? undefined : domains.find((one) => one !== host)
  const uri = uris.find((one) => {
    if (origin === null) return false
    if (!URL.canParse(one)) return true
    const named = new URL(one)
    // The other site is named already.
    return named.origin !== origin && named.host !== domain
  })
  const address = addresses.find((one) => !isAccount(one))
  const chain = chainIds.find((one) => !isChain(one))
  return [
    ...(domain === undefined ? [] : [{ kind: 'other-site' as const, domain }]),
    ...(uri === undefined ? [] : [{ kind: 'other-uri' as const, uri }]),
    ...(address === undefined ? [] : [{ kind: 'other-account' as const, address }]),
    ...(chain === undefined ? [] : [{ kind: 'other-chain' as const, chain }]),
    ...(hasTextBefore ? [{ kind: 'text-before' as const }] : []),
  ]
}

/** The values of the lines with this name. */
function readLines(text: string, name: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^[ \\t]*${name}:(.*)$`, 'gim'))].map(([, value = '']) => value.trim())
}
