export type PolicySources = {
  /** Origins the page may call besides its own. */
  connect: readonly string[]
  /** Origins the page may show in a frame. */
  frame: readonly string[]
  /** Who may show the page in a frame. */
  ancestors: readonly string[]
}

/** The policy of every page we serve: no inline code, no inline styles, nothing from elsewhere but pictures. */
export function formatContentSecurityPolicy({ connect, frame, ancestors }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length > 0 ? frame : ["'none'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
