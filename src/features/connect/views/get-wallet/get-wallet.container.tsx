'use client'

import { hasView } from '../../../../core/selectors.js'
import { listDownloads, readBrowser } from '../../../../parts/links/list-downloads.js'
import { useModalWords } from '../../../../parts/views/modal-words.js'
import { readFailure } from '../../../../parts/wallets/read-failure.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { readPlatform } from '../../../../rules/platform.js'
import { useWalletSearch } from '../../react/use-wallet-search.js'
import { useKnownWallets } from '../parts/use-known-wallets.js'
import { GetWalletView } from './get-wallet-view.js'

const SUGGESTED = 4

/** Suggests wallets of the directory, or well-known ones in an app without a directory. */
export function GetWalletContainer() {
  const hasDirectory = useLintelState((state) => state.settings.hasDirectory)
  return hasDirectory ? <FromDirectory /> : <FromKnown />
}

function FromKnown() {
  const { actions } = useLintel()
  const known = useKnownWallets(true)
  return (
    <GetWalletView
      words={useModalWords()}
      wallets={known?.flatMap(({ wallet }) => wallet ?? []) ?? []}
      isLoading={known === null}
      failure={null}
      onSelect={(wallet) => actions.push({ name: 'Downloads', wallet })}
      onBack={actions.back}
    />
  )
}

/** The first wallets that are not installed and have a download for this browser or phone. */
function FromDirectory() {
  const { actions } = useLintel()
  const words = useModalWords()
  const hasAll = useLintelState((state) => hasView(state, 'AllWallets'))
  const { data, isPending, error, refetch } = useWalletSearch()
  const rows = data?.rows ?? []
  const device = { platform: readPlatform(navigator), browser: readBrowser(navigator.userAgent) }
  const wallets = rows
    .flatMap(({ wallet, connectors }) => (wallet && connectors.length === 0 ? [wallet] : []))
    .filter((wallet) => listDownloads(wallet, device).length > 0)
    .slice(0, SUGGESTED)
  return (
    <GetWalletView
      words={words}
      wallets={wallets}
      isLoading={isPending}
      failure={readFailure(error, words)}
      onSelect={(wallet) => actions.push({ name: 'Downloads', wallet })}
      onExplore={hasAll && rows.length > 0 ? () => actions.push({ name: 'AllWallets' }) : undefined}
      onBack={actions.back}
      onRetry={() => void refetch()}
    />
  )
}
