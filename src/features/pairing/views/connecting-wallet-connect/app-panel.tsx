'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { Icon } from '../../../../components/icon/icon.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ExternalLink } from '../../../../icons/external-link.js'
import { QrCode as QrGlyph } from '../../../../icons/qr-code.js'
import { Store } from '../../../../icons/store.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { RetryButton } from '../../../../parts/wallet-request/retry-button.js'
import type { WalletWay } from '../parts/list-wallet-ways.js'
import { centered, more } from './app-panel.css.js'
import type { PairingStatus } from './pairing-status.js'
import { useLeaveWatch } from './use-leave-watch.js'

export type AppPanelProps = {
  words: ShownMessages
  wallet: { name: string; imageUrl?: string | undefined } | null
  way: Exclude<WalletWay, 'qrCode' | 'install'>
  /** The wallet's plain name, or "your wallet". */
  name: string
  status: PairingStatus
  uri: string | null
  storeUrl?: string | null | undefined
  /** The QR code with the same link, for another device. */
  code: ReactNode
  onOpen: () => boolean
  onRetry: () => void
}

/** Opens a wallet: an app, a web page, or a browser extension. */
export function AppPanel(props: AppPanelProps) {
  const { words, wallet, way, name, uri, onOpen, onRetry } = props
  const [progress, setProgress] = useState<'idle' | 'opened' | 'blocked'>('idle')
  const [showsCode, setShowsCode] = useState(false)
  const leave = useLeaveWatch()
  const text = words.pairing
  const named = { wallet: name }
  // An extension connects without a link.
  const isReady = way === 'browser' || uri !== null
  const open = () => {
    // Synchronous: browsers open an app only during a press.
    const isOpened = onOpen()
    setProgress(isOpened ? 'opened' : 'blocked')
    if (isOpened && way === 'mobile') leave.start()
  }
  if (showsCode) return props.code
  return (
    <CenteredMessage
      image={
        progress === 'opened' ? (
          <ProgressRing status="waiting">
            <WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />
          </ProgressRing>
        ) : (
          <WalletIcon name={wallet?.name ?? ''} imageUrl={wallet?.imageUrl} size="64" />
        )
      }
      title={words.connectingExternal.title(named)}
      text={isReady ? (progress === 'opened' ? text.opened(named) : text.openText[way](named)) : describeWait(props)}
      actions={
        <div className={more}>
          <Button
            disabled={!isReady}
            variant={progress === 'opened' ? 'soft' : 'solid'}
            accent={progress === 'opened' ? 'gray' : undefined}
            onClick={open}
          >
            <span>{text.open(named)}</span>
            <Icon as={ExternalLink} size={16} isDirectional />
          </Button>
          {progress === 'opened' && way === 'desktop' ? (
            <RetryButton
              variant="ghost"
              label={words.common.tryAgain}
              onRetry={() => {
                setProgress('idle')
                onRetry()
              }}
            />
          ) : null}
          {progress === 'blocked' ? <Callout tone="warning">{text.blocked}</Callout> : null}
          {uri !== null && way !== 'browser' ? (
            <div className={centered}>
              <CopyButton kind="text" value={uri} label={text.copyLink} />
            </div>
          ) : null}
          {leave.hasStayed ? <NothingHappened {...props} onShowCode={() => setShowsCode(true)} /> : null}
        </div>
      }
    />
  )
}

/** The page is still visible after the press: the app may not be installed. */
function NothingHappened({ words, name, storeUrl, onShowCode }: AppPanelProps & { onShowCode: () => void }) {
  const text = words.pairing
  const get = words.connectingExternal.install({ wallet: name })
  return (
    <>
      <Callout heading={text.unanswered} role="status">
        {text.unansweredText({ wallet: name })}
      </Callout>
      <List label={text.unanswered}>
        {storeUrl ? <ListItem icon={<IconTile as={Store} size="36" />} name={get} href={storeUrl} external /> : null}
        <ListItem icon={<IconTile as={QrGlyph} size="36" />} name={text.showCode} onClick={onShowCode} />
      </List>
    </>
  )
}

/** The reason why there is no link to open yet. */
function describeWait({ words, status }: AppPanelProps): string {
  if (status === 'offline') return words.pairing.offline
  return status === 'slow' ? words.pairing.slow : words.pairing.preparingLink
}
