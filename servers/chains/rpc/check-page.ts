/** Extensions of the browser. A page cannot send such an `Origin`. */
const extension = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * Returns why a request is refused, or undefined. Accepted are pages of this server, browser extensions such as wallets,
 * and programs that send no `Origin`. The `Host` is checked because a page whose host name resolves to this machine (DNS
 * rebinding) has the same origin as this server for the browser.
 */
export function checkPage(headers: Headers): Refusal | undefined {
  const host = headers.get('host') ?? ''
  if (!loopback.test(host)) return { status: 403, reason: 'This host is not served here. Call localhost.' }
  const origin = headers.get('origin')
  if (origin !== null && origin !== `http://${host}` && !extension.test(origin)) {
    return { status: 403, reason: 'Pages of other origins may not call the local chains.' }
  }
  // Browsers let any page send other types without asking first.
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    return { status: 415, reason: 'Send content-type: application/json.' }
  }
  return undefined
}

export type Refusal = { status: number; reason: string }
