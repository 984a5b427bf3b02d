export type PolicySources = {
  /** Allows the style elements that have this nonce. A new one per request. */
  nonce: string
  /** Origins that the page may call besides its own. */
  connect: readonly string[]
  /** Origins whose images the page may show besides its own. Those of all `https:` origins are allowed. */
  images: readonly string[]
  /** Origins the page may show in a frame. */
  frame: readonly string[]
  /** Origins that the page may send forms to besides its own: the identity service opens the windows of logins. */
  forms: readonly string[]
  /** The origins that may show the page in a frame. */
  ancestors: readonly string[]
}

/** The content security policy of every page: no inline scripts, styles only with the nonce, only images from other origins. */
export function formatContentSecurityPolicy({
  nonce,
  connect,
  images,
  frame,
  forms,
  ancestors,
}: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'https:', ...images],
    'connect-src': ["'self'", ...connect],
    'frame-src': orNone(frame),
    'frame-ancestors': orNone(ancestors),
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...forms],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The policy of Storybook's pages. They contain inline scripts and styles, so only framing is restricted. */
export function formatStorybookPolicy({ ancestors }: Pick<PolicySources, 'ancestors'>): string {
  return `frame-ancestors ${orNone(ancestors).join(' ')}`
}

function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"]
}
