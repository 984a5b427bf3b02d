import { InvalidOptionError } from '../../core/errors/option-errors.js'

/**
 * The base URL of a service, without a slash at its end. Refuses URLs to which no path can be appended, such as those
 * with a query.
 *
 * @throws InvalidOptionError
 */
export function readServiceBase(option: string, baseUrl: string): string {
  const path = baseUrl.replace(/^https?:\/\/(?=[^/])/i, '')
  const isAddress = path !== baseUrl && URL.canParse(baseUrl)
  const isPath = baseUrl.startsWith('/')
  if ((isAddress || isPath) && !/[?#\\@]|\/\//.test(path)) return baseUrl.replace(/\/$/, '')
  const write = 'Write a URL such as https://example.com/v1 or a path such as /v1, without ?, # or //.'
  throw new InvalidOptionError({ option, got: baseUrl, write })
}
