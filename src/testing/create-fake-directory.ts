import { DirectoryUnavailableError } from '../core/errors/directory-errors.js'
import { ServiceRefusedError } from '../core/errors/service-refused-error.js'
import { RequestCancelledError } from '../core/errors/wallet-errors.js'
import type { Directory, DirectoryWallet, WalletPage, WalletQuery } from '../core/model/directory.js'
import { untilAborted } from '../rules/async/until-aborted.js'
import { wait } from '../rules/async/wait.js'
import { sampleDirectoryWallets } from './sample-directory-wallets.js'

export type FakeDirectoryOptions = {
  /** The wallets that it lists. Default: `sampleDirectoryWallets`. */
  wallets?: readonly DirectoryWallet[]
  /** The delay of answers, in ms. Default 0. */
  delay?: number
  /** Makes it fail from the start: it is unavailable, or refuses to serve this app. */
  failure?: 'unavailable' | 'refused'
  /** Does not answer until `control.release()`. */
  isHeld?: boolean
}

export type FakeDirectoryControl = {
  /** Every query so far, oldest first. */
  queries: readonly WalletQuery[]
  /** Makes it fail from now on. */
  fail(failure?: 'unavailable' | 'refused'): void
  succeed(): void
  /** Does not answer until `release()`. */
  hold(): void
  release(): void
}

export type FakeDirectory = Directory & { control: FakeDirectoryControl }

/**
 * A directory in memory with the rules of a real one: paging, search in names, include, exclude, certified.
 *
 * @example
 * const directory = createFakeDirectory({ delay: 300 })
 * const lintel = createLintel({ networks: sampleNetworks, adapters: [mockChain()], directory })
 * directory.control.fail()
 */
export function createFakeDirectory(options: FakeDirectoryOptions = {}): FakeDirectory {
  const { wallets = sampleDirectoryWallets, delay = 0 } = options
  const queries: WalletQuery[] = []
  let failure = options.failure
  let gate = Promise.resolve()
  let open = () => {}
  const control: FakeDirectoryControl = {
    queries,
    fail(reason = 'unavailable') {
      failure = reason
    },
    succeed() {
      failure = undefined
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => open(),
  }
  if (options.isHeld) control.hold()
  return {
    control,
    async listWallets(query) {
      queries.push(query)
      await untilAborted(gate, query.signal, createCancelledError)
      if (delay > 0) await untilAborted(wait(delay), query.signal, createCancelledError)
      if (failure === 'refused')
        throw new ServiceRefusedError({ service: 'the directory', details: 'projectId: Not served.' })
      if (failure) throw new DirectoryUnavailableError()
      return findPage(wallets, query)
    },
  }
}

function findPage(wallets: readonly DirectoryWallet[], query: WalletQuery): WalletPage {
  const { page, entries, search = '', isCertifiedOnly = false, include, exclude = [] } = query
  const wanted = search.trim().toLowerCase()
  const found = wallets.filter(
    ({ id, rdns, name, isCertified }) =>
      (!include || include.includes(id)) &&
      !exclude.includes(id) &&
      !(rdns !== undefined && exclude.includes(rdns)) &&
      (!isCertifiedOnly || isCertified) &&
      name.toLowerCase().includes(wanted),
  )
  return { wallets: found.slice((page - 1) * entries, page * entries), count: found.length, dropped: 0 }
}

function createCancelledError(): RequestCancelledError {
  return new RequestCancelledError()
}
