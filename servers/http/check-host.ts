import { answerFailure } from './failure.js'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * Returns an error reply, or undefined when the request names a host of this server: a loopback name, or one of `hosts`.
 * A page whose host name resolves to this machine (DNS rebinding) has the same origin as this server for the browser, so
 * a check of the origin alone would accept it.
 */
export function checkHost(headers: Headers, hosts: readonly string[] = []): Response | undefined {
  const host = headers.get('host') ?? ''
  if (loopback.test(host) || hosts.includes(host.toLowerCase())) return undefined
  return answerFailure(401, [
    {
      field: 'host',
      description: 'This host is not served here. Call localhost, or name it in ALLOWED_HOSTS of the server.',
    },
  ])
}
