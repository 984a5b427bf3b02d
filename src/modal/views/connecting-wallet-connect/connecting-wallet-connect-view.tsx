'use client'

import { Download, LayoutGrid } from 'lucide-react'
import { Suspense } from 'react'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Failure } from '../../../core/model/state.js'
import type { WalletWay } from '../../links/list-wallet-ways.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { toPlainName } from '../../parts/plain-name/to-plain-name.js'
import { ProgressRing } from '../../parts/progress-ring/progress-ring.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { ViewSkeleton } from '../../parts/view-skeleton/view-skeleton.js'
import { ChunkView, createViewChunk } from '../../shell/view-chunk.js'
import { InstallPanel } from './install-panel.js'
import { PairingFailed } from './pairing-failed.js'
import type { PairingStatus } from './pairing-status.js'
import { QrPanel } from './qr-panel.js'

// Most wallets have one way only, and need no tabs; who scans a code needs no panel of an app.
const tabsChunk = createViewChunk(() => import('./way-tabs.js').then((module) => module.WayTabs))
const appPanelChunk = createViewChunk(() => import('./app-panel.js').then((module) => module.AppPanel))

export type ConnectingWalletConnectViewProps = {
  words: Messages
  /** Null for any wallet that can scan. */
  wallet: { name: string; imageUrl?: string | undefined } | null
  /** The shortest first; several are tabs. */
  ways: readonly [WalletWay, ...WalletWay[]]
  status: PairingStatus
  /** The link to scan, copy or open; null while there is none. */
  uri: string | null
  /** Until the next code takes the place of this one, s. */
  secondsLeft: number | null
  failure: Failure | null
  /** Where this device's store has the wallet. */
  storeUrl?: string | null | undefined
  /** Called within the visitor's own press; false when the browser would not open a window. */
  onOpen: (way: WalletWay) => boolean
  /** Makes a new pairing. */
  onRetry: () => void
  /** Leads to Downloads. */
  onGet?: (() => void) | undefined
  onOther: () => void
  /** Leads to every wallet there is. */
  onAllWallets?: (() => void) | undefined
}

/** Pairing with one wallet, by each of the ways to it, or by QR code with any. */
export function ConnectingWalletConnectView(props: ConnectingWalletConnectViewProps) {
  const { words, wallet, ways, status, failure, onRetry, onOther } = props
  const name = wallet ? toPlainName(wallet.name) : words.common.yourWallet
  if (failure) return <PairingFailed {...{ words, wallet, failure, onRetry, onOther }} name={name} />
  if (status === 'connecting') {
    return (
      <CenteredMessage
        image={
          <ProgressRing status="waiting">
            <WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />
          </ProgressRing>
        }
        title={words.pairing.connectingTitle}
        text={words.pairing.connectingText({ wallet: name })}
      />
    )
  }
  return (
    <>
      {ways.length === 1 ? (
        <Way {...props} way={ways[0]} name={name} />
      ) : (
        <Suspense fallback={<Way {...props} way={ways[0]} name={name} />}>
          <ChunkView chunk={tabsChunk} words={words} ways={ways}>
            {(way) => <Way {...props} way={way} name={name} />}
          </ChunkView>
        </Suspense>
      )}
      <MoreRows {...props} name={name} />
    </>
  )
}

/** For whoever has no such wallet. */
function MoreRows({ words, ways, name, onGet, onAllWallets }: ConnectingWalletConnectViewProps & { name: string }) {
  const get = ways[0] === 'install' ? undefined : onGet
  if (!get && !onAllWallets) return null
  const said = words.connectingExternal
  return (
    <ViewBody>
      <List label={said.installQuestion}>
        {get ? (
          <ListItem
            icon={<IconTile as={Download} size="36" />}
            name={said.install({ wallet: name })}
            description={said.installQuestion}
            onClick={get}
          />
        ) : null}
        {onAllWallets ? (
          <ListItem
            icon={<IconTile as={LayoutGrid} size="36" />}
            name={words.titles.AllWallets}
            onClick={onAllWallets}
          />
        ) : null}
      </List>
    </ViewBody>
  )
}

function Way({ way, name, onOpen, ...props }: ConnectingWalletConnectViewProps & { way: WalletWay; name: string }) {
  if (way === 'install') return <InstallPanel {...props} name={name} />
  if (way === 'qrCode') return <QrPanel {...props} name={name} />
  return (
    <Suspense fallback={<ViewSkeleton label={props.words.common.loading} shape="message" />}>
      <ChunkView
        chunk={appPanelChunk}
        {...props}
        way={way}
        name={name}
        code={<QrPanel {...props} name={name} />}
        onOpen={() => onOpen(way)}
      />
    </Suspense>
  )
}
