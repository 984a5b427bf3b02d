'use client'

import { Button } from '../../../../components/button/button.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { Failure } from '../../../../core/model/state.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { Download } from '../../../../icons/download.js'
import { LayoutGrid } from '../../../../icons/layout-grid.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import type { WalletWay } from '../parts/list-wallet-ways.js'
import { AppPanel } from './app-panel.js'
import { PairingFailed } from './pairing-failed.js'
import type { PairingStatus } from './pairing-status.js'
import { QrPanel } from './qr-panel.js'
import { WayTabs } from './way-tabs.js'

export type ConnectingWalletConnectViewProps = {
  words: ShownMessages
  /** Null: any wallet that can scan the code. */
  wallet: { name: string; imageUrl?: string | undefined } | null
  /** The simplest first. Several are shown as tabs. */
  ways: readonly [WalletWay, ...WalletWay[]]
  status: PairingStatus
  /** The `wc:` link to scan, copy or open; null while there is none. */
  uri: string | null
  /** Seconds until a new link replaces this one. */
  secondsLeft: number | null
  failure: Failure | null
  /** The wallet's page in this device's app store. */
  storeUrl?: string | null | undefined
  /** Called during the visitor's press. Returns false when the browser blocks the window. */
  onOpen: (way: WalletWay) => boolean
  /** Starts a new pairing. */
  onRetry: () => void
  /** Opens Downloads. */
  onGet?: (() => void) | undefined
  onOther: () => void
  /** Opens AllWallets. */
  onAllWallets?: (() => void) | undefined
}

/** Pairs with one wallet in each way it can be reached, or with any wallet by QR code. */
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
        <WayTabs words={words} ways={ways}>
          {(way) => <Way {...props} way={way} name={name} />}
        </WayTabs>
      )}
      <MoreRows {...props} name={name} />
    </>
  )
}

/** Rows for visitors who do not have the wallet. */
function MoreRows({ words, ways, name, onGet, onAllWallets }: ConnectingWalletConnectViewProps & { name: string }) {
  const get = ways[0] === 'install' ? undefined : onGet
  if (!get && !onAllWallets) return null
  const text = words.connectingExternal
  return (
    <ViewBody>
      <List label={text.installQuestion}>
        {get ? (
          <ListItem
            icon={<IconTile as={Download} size="36" />}
            name={text.install({ wallet: name })}
            description={text.installQuestion}
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
  if (way === 'install') return <InstallPanel {...props} ways={[way]} onOpen={onOpen} name={name} />
  if (way === 'qrCode') return <QrPanel {...props} name={name} />
  return (
    <AppPanel {...props} way={way} name={name} code={<QrPanel {...props} name={name} />} onOpen={() => onOpen(way)} />
  )
}

/** A browser extension that is not installed in this browser. */
function InstallPanel({ words, wallet, name, onGet }: ConnectingWalletConnectViewProps & { name: string }) {
  return (
    <CenteredMessage
      image={<WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />}
      title={words.pairing.notInstalledTitle({ wallet: name })}
      text={words.pairing.notInstalledText}
      actions={onGet ? <Button onClick={onGet}>{words.connectingExternal.install({ wallet: name })}</Button> : null}
    />
  )
}
