export type FramePolicy = {
  /** URLs of the services that the frame calls. */
  connect: readonly string[]
  /** The URL of the identity service, which opens the pages of providers. */
  identityUrl: string
  /** Origins of the pages that may show the frame. */
  ancestors: readonly string[]
  /** Whether the frame has its own typeface. */
  hasFonts: boolean
}

/** Every port of this machine. A policy cannot name `[::1]`: its grammar has no IPv6 addresses. */
const loopbackSources = ['http://localhost:*', 'http://127.0.0.1:*'] as const

/** The name of the Trusted Types policy that makes the URL of the worker with the key. */
export const WORKER_POLICY = 'lintel-signer'

/**
 * The content security policy of the frame's page. Everything comes from the frame's own origin; nothing inline runs; only
 * the pages of the allow list show it.
 */
export function formatFramePolicy({ connect, identityUrl, ancestors, hasFonts }: FramePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect.map((url) => new URL(url).origin))],
    ...(hasFonts && { 'font-src': ["'self'"] }),
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [new URL(identityUrl).origin],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * The sources of `frame-ancestors`: the origins of the list, and every page of this machine when the project is one in
 * development.
 */
export function listAncestors(origins: readonly string[], allowsLoopback: boolean): readonly string[] {
  return [...origins, ...(allowsLoopback ? loopbackSources : [])]
}
