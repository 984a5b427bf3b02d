import { isLoopback } from '../origins/is-loopback.js'
import { nameAlone, readSettings } from './read-settings.js'
import type { Reader, Variable } from './variable.js'
import { listVariables, variables } from './variables.js'

/**
 * Finds the servers on other machines that a service calls without TLS, which is fine in a network of the operator alone.
 *
 * @returns A sentence for each, without the path of the URL, which may have a key.
 */
export function findPlainUrls(service: Reader, source: NodeJS.ProcessEnv): string[] {
  const { env } = readSettings(service, source)
  return listVariables(service).flatMap((name) => {
    const { kind }: Variable = variables[name]
    if (kind !== 'url' && !name.endsWith('RPC_URLS')) return []
    const used = source[nameAlone(service, name)] ? nameAlone(service, name) : name
    const found = (env[name] ?? '').match(/http:\/\/[^\s,]+/g) ?? []
    return found
      .filter((url) => URL.canParse(url) && !isLoopback(url))
      .map(
        (url) =>
          `${used} calls ${new URL(url).origin} without TLS. Let only a network of yours be between, or write https://.`,
      )
  })
}
