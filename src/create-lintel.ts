import type { Clock } from './core/index.js'
import { createLintel as createLintelCore, type Directory, type Lintel, type LintelOptions } from './core/index.js'
import { isLongQuery } from './rules/directory-limits.js'
import { readPlatform } from './rules/platform.js'

/**
 * Creates a wallet layer. It reads no storage and starts nothing until `start()`, so you can call it on a server and at
 * the top of a module. Unlike `createLintel` of `lintel/core` it includes the client for `services.directory`, which loads
 * with the first request, and detects phones and tablets by their user agent. Set `isMobile` to decide yourself.
 *
 * @throws InvalidOptionError with the option's name, what it got and what to write.
 * @example
 * const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: [mainnet], adapters: [eip155()] })
 */
export function createLintel(options: LintelOptions, clock?: Clock): Lintel {
  const baseUrl = options.directory ? undefined : options.services?.directory
  const directory = baseUrl ? openDirectory(baseUrl, options.projectId) : options.directory
  return createLintelCore({ isMobile, ...options, directory }, clock)
}

function openDirectory(baseUrl: string, projectId: string | undefined): Directory {
  let client: Promise<Directory> | undefined
  const open = () => {
    client ??= import('./services/directory/create-directory-client.js').then((module) =>
      module.createDirectoryClient({ baseUrl, projectId }),
    )
    // Load it again at the next request when it failed to load.
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return {
    async listWallets(query) {
      const { listWallets } = await open()
      if (!isLongQuery(query)) return listWallets(query)
      const { listInParts } = await import('./services/directory/list-in-parts.js')
      return listInParts(query, listWallets)
    },
  }
}

/** Phones and tablets have wallets as apps; desktops have them as extensions. */
function isMobile(): boolean {
  return typeof navigator !== 'undefined' && readPlatform(navigator) !== 'desktop'
}
