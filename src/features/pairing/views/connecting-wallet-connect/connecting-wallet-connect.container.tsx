'use client'

import { useEffect } from 'react'
import type { Connector } from '../../../../core/model/connector.js'
import type { DirectoryWallet } from '../../../../core/model/directory.js'
import type { LintelState } from '../../../../core/model/state.js'
import { findView, getStartView } from '../../../../core/selectors.js'
import { hasAllWallets } from '../../../../core/wallets/list-wallet-rows.js'
import { withConsent } from '../../../../parts/legal/with-consent.js'
import { listDownloads, readBrowser } from '../../../../parts/links/list-downloads.js'
import { openLink } from '../../../../parts/links/open-link.js'
import { useOnline } from '../../../../parts/state/use-online.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'
import { useSlow } from '../../../../parts/state/use-slow.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { useViewOf } from '../../../../parts/views/use-view-of.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { readPlatform } from '../../../../rules/platform.js'
import { RENEW_BEFORE_MS } from '../../model/pairing-rules.js'
import { usePairing } from '../../react/use-pairing.js'
import { formatPairingLink } from '../parts/format-pairing-link.js'
import { getStoreLink } from '../parts/get-store-link.js'
import { listWalletWays, type WalletWay } from '../parts/list-wallet-ways.js'
import { ConnectingWalletConnectView } from './connecting-wallet-connect-view.js'
import type { PairingStatus } from './pairing-status.js'

/** After this time a link counts as slow, ms. */
const SLOW_AFTER = 5_000

const ANY = { wallet: null }

export type ConnectingWalletConnectContainerProps = {
  view: { wallet: DirectoryWallet | null }
  /** Opens AllWallets. Set where pairing is the only method. */
  onAllWallets?: (() => void) | undefined
}

/** Pairs as soon as it mounts, so that the link is ready before a press needs it. */
export const ConnectingWalletConnectContainer = withConsent(function ConnectingWalletConnect({
  view: { wallet },
  onAllWallets,
}: ConnectingWalletConnectContainerProps) {
  const { actions, store } = useLintel()
  const words = useModalWords()
  const pairing = usePairing()
  const toDownloads = useViewOf('downloads')
  const isMobile = useLintelState((state) => state.isMobile)
  const connector = useLintelState((state) => findConnector(state, wallet?.rdns))
  const isOnline = useOnline()
  const isWaiting = pairing.status === 'preparing' || pairing.status === 'idle'
  const isSlow = useSlow(isWaiting, SLOW_AFTER)
  const secondsLeft = useSecondsLeft(pairing.expiresAt === null ? null : pairing.expiresAt - RENEW_BEFORE_MS)
  const ways = listWalletWays(wallet, { isMobile, isInstalled: connector !== null })

  // Once per visit: a failed pairing is not tried again without a press, a running one is joined.
  useEffect(() => {
    const known = store.getState().pairing
    if (known?.failure == null || known.wallet?.id !== wallet?.id) void actions.pair({ wallet })
  }, [actions, store, wallet])

  const open = (way: WalletWay): boolean => {
    if (way === 'browser' && connector) {
      void actions.connect({ connectorId: connector.id, namespace: connector.chain, isShown: true })
      return true
    }
    const links: { [Way in WalletWay]?: DirectoryWallet['mobileLink'] } = {
      mobile: wallet?.mobileLink,
      web: wallet?.webAppLink,
      desktop: wallet?.desktopLink,
    }
    const href = pairing.uri && formatPairingLink(links[way], pairing.uri)
    return href ? openLink(href) : false
  }

  return (
    <ConnectingWalletConnectView
      words={words}
      wallet={wallet}
      ways={ways}
      status={chooseStatus(pairing.status, { isWaiting, isSlow, isOnline })}
      uri={pairing.uri}
      secondsLeft={secondsLeft}
      failure={pairing.failure}
      storeUrl={wallet && getStoreLink(wallet, readPlatform(navigator))}
      onOpen={open}
      onRetry={() => {
        actions.cancelPairing()
        void actions.pair({ wallet })
      }}
      onGet={toDownloads && wallet && hasDownloads(wallet) ? () => actions.push(toDownloads({ wallet })) : undefined}
      onOther={() => actions.reset(getStartView(store.getState()))}
      onAllWallets={onAllWallets}
    />
  )
})

/** For an app without adapters: the QR code for any wallet, and AllWallets. On a phone only AllWallets. */
export function ConnectingWalletConnectBasicContainer() {
  const { actions, store } = useLintel()
  const isMobile = useLintelState((state) => state.isMobile)
  const hasAll = useLintelState(({ settings }) => hasAllWallets(settings, null))
  const toAll = useViewOf('all-wallets')
  const isReplaced = isMobile && hasAll && toAll !== undefined
  useEffect(() => {
    const all = isReplaced ? findView(store.getState(), 'all-wallets', {}) : null
    if (all) actions.replace(all)
  }, [actions, store, isReplaced])
  if (isReplaced) return null
  return (
    <ConnectingWalletConnectContainer
      view={ANY}
      onAllWallets={hasAll && toAll ? () => actions.push(toAll({})) : undefined}
    />
  )
}

function chooseStatus(
  status: ReturnType<typeof usePairing>['status'],
  { isWaiting, isSlow, isOnline }: { isWaiting: boolean; isSlow: boolean; isOnline: boolean },
): PairingStatus {
  if (isWaiting) return isOnline ? (isSlow ? 'slow' : 'preparing') : 'offline'
  return status === 'idle' ? 'preparing' : status
}

/** The wallet's extension in this browser. */
function findConnector({ namespaces }: LintelState, rdns: DirectoryWallet['rdns']): Connector | null {
  if (!rdns) return null
  const connectors = Object.values(namespaces).flatMap((namespace) => namespace.connectors)
  return connectors.find((connector) => connector.rdns?.toLowerCase() === rdns.toLowerCase()) ?? null
}

/** Whether the wallet has a download for this browser or phone. */
function hasDownloads(wallet: DirectoryWallet): boolean {
  const device = { platform: readPlatform(navigator), browser: readBrowser(navigator.userAgent) }
  return listDownloads(wallet, device).length > 0
}
