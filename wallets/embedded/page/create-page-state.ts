import { type FrameNetwork, isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import type { AppPayload } from '../../../src/embedded/protocol/app-messages.js'
import { findLanguage, type Language } from '../../../src/words/languages.js'
import type { AccountType } from '../../approval/describe/approval.js'
import { FrameError } from '../messaging/frame-error.js'
import { type FrameTheme, readFrameTheme } from '../screens/frame-theme.js'
import { hasAccent } from '../screens/load-accent.js'

/** The settings that the page around the frame has sent, and the network that it uses. */
export type PageState = {
  networks: readonly FrameNetwork[]
  readNetwork(): FrameNetwork
  /** The last used network of eip155, which has the smart accounts. Null if the frame has none. */
  readEvmNetwork(): FrameNetwork | null
  hasNetwork(chainId: string): boolean
  /** @throws FrameError with 4902 for a network that the frame does not have */
  findNetwork(chainId: string): FrameNetwork
  /** @throws FrameError with 4902 */
  switchNetwork(chainId: string): void
  /** The type of the account that acts on a network when a request names none. By default a smart account, where there are some. */
  readAccountType(network: FrameNetwork): AccountType
  preferAccountType(type: AccountType): void
  readTheme(): FrameTheme
  readLocale(): string
  /** The language of mails. */
  readLanguage(): Language
  applyTheme(theme: AppPayload<'SYNC_THEME'>): void
  /** As the page calls itself, unverified. */
  readHostName(): string
  nameHost(name: string): void
  /** Calls `listen` with each new theme. Returns a function that stops. */
  watchTheme(listen: () => void): () => void
}

export function createPageState(networks: readonly FrameNetwork[], chainId: string | null): PageState {
  const find = (id: string) => networks.find(({ caipNetworkId }) => caipNetworkId === id)
  const [first] = networks
  if (!first) throw new RangeError('The frame has no network.')
  let network = (chainId === null ? undefined : find(chainId)) ?? first
  let evmNetwork = isSolanaNetwork(network) ? networks.find((one) => !isSolanaNetwork(one)) : network
  let stated: AppPayload<'SYNC_THEME'> = {}
  let hostName = ''
  let preferred: AccountType = 'smartAccount'
  const listeners = new Set<() => void>()

  function findNetwork(id: string): FrameNetwork {
    const found = find(id)
    if (found) return found
    const known = networks.map(({ caipNetworkId }) => caipNetworkId).join(', ')
    throw new FrameError(4902, `The embedded wallet does not have the network ${id}. It has ${known}.`)
  }

  return {
    networks,
    readNetwork: () => network,
    readEvmNetwork: () => evmNetwork ?? null,
    hasNetwork: (id) => find(id) !== undefined,
    findNetwork,
    switchNetwork(id) {
      network = findNetwork(id)
      if (!isSolanaNetwork(network)) evmNetwork = network
    },
    readAccountType: ({ bundlerUrl }) => (bundlerUrl ? preferred : 'eoa'),
    preferAccountType(type) {
      preferred = type
    },
    readTheme: () => readFrameTheme(stated, hasAccent),
    readLocale: () => stated.locale ?? 'en',
    readLanguage: () => findLanguage(stated.locale ?? ''),
    applyTheme(theme) {
      stated = theme
      for (const listen of listeners) listen()
    },
    readHostName: () => hostName,
    nameHost(name) {
      hostName = name
    },
    watchTheme(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}
