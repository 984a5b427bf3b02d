import { createLintel as createInstance } from '../core/create-lintel.js'
import type { Lintel } from '../core/lintel.js'
import type { DataApi } from '../core/model/data-api.js'
import type { Directory } from '../core/model/directory.js'
import { dataApiMethods } from '../core/model/options/choices.js'
import type { LintelOptions } from '../core/options/options.js'
import { features } from '../features/index.js'
import { lazy, loadOnce } from '../rules/async/lazy.js'
import { isLongQuery } from '../rules/directory-limits.js'
import { readPlatform } from '../rules/platform.js'

/**
 * Creates a wallet layer. It reads no storage and starts nothing until `start()`, so you can call it on a server and at
 * the top of a module. `lintel` and `lintel/core` export the same function; the second needs no React. The clients for
 * `services.directory` and `services.dataApi` load with their first request. Phones and tablets are recognized by their user
 * agent; set `isMobile` to decide yourself.
 *
 * @throws InvalidOptionError with the option's name, the given value and what to write.
 * @example
 * const lintel = createLintel({ metadata: { name: 'Harbor' }, networks: [mainnet], adapters: [eip155()] })
 */
export function createLintel(options: LintelOptions): Lintel {
  const directory = options.directory ?? openDirectory(options)
  const dataApi = options.dataApi ?? openDataApi(options)
  return createInstance({ isMobile, ...options, directory, dataApi }, features)
}

function openDataApi({ services, projectId }: LintelOptions): DataApi | undefined {
  const baseUrl = services?.dataApi
  if (!baseUrl) return undefined
  const load = loadOnce(async () => {
    const { createDataApiClient } = await import('../services/data-api/create-data-api-client.js')
    return createDataApiClient({ baseUrl, projectId })
  })
  return lazy(load, dataApiMethods)
}

function openDirectory({ services, projectId }: LintelOptions): Directory | undefined {
  const baseUrl = services?.directory
  if (!baseUrl) return undefined
  const load = loadOnce(async () => {
    const { createDirectoryClient } = await import('../services/directory/create-directory-client.js')
    return createDirectoryClient({ baseUrl, projectId })
  })
  return {
    async listWallets(query) {
      const { listWallets } = await load()
      if (!isLongQuery(query)) return listWallets(query)
      const { listInParts } = await import('../services/directory/list-in-parts.js')
      return listInParts(query, listWallets)
    },
  }
}

/** Phones and tablets have wallets as apps; desktops have them as extensions. */
function isMobile(): boolean {
  return typeof navigator !== 'undefined' && readPlatform(navigator) !== 'desktop'
}
