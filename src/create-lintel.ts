import type { Clock } from './core/index.js'
import { createLintel as createLintelCore, type Directory, type Lintel, type LintelOptions } from './core/index.js'

/**
 * Makes one wallet layer. It reads no storage and starts nothing until `start()`, so it may be called on the
 * server and at the top of a module. Unlike `lintel/core` it brings the client of the directory at `services.directory`,
 * whose code comes with the first request.
 * Whether this is a phone is read from the browser unless `isMobile` says.
 *
 * @throws InvalidOptionError with the option's name, what it got and what to write.
 * @example
 * const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: [mainnet], adapters: [eip155()] })
 */
export function createLintel(options: LintelOptions, clock?: Clock): Lintel {
  const baseUrl = options.directory ? undefined : options.services?.directory
  const directory = baseUrl ? openDirectory(baseUrl, options.projectId) : options.directory
  return createLintelCore({ isMobile: isPhone, ...options, directory }, clock)
}

function openDirectory(baseUrl: string, projectId: string | undefined): Directory {
  let client: Promise<Directory> | undefined
  const open = () => {
    client ??= import('./services/directory/create-directory-client.js').then((module) =>
      module.createDirectoryClient({ baseUrl, projectId }),
    )
    // A chunk that did not arrive is asked for again by the next request.
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return { listWallets: async (query) => (await open()).listWallets(query) }
}

/** By what the browser says of itself: a phone has wallets as apps, a tablet or a desktop as extensions. */
function isPhone(): boolean {
  if (typeof navigator === 'undefined') return false
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile ?? /Android.*Mobile|iPhone|iPod/.test(userAgent)
}
