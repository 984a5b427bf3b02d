'use client'

import { ExternalLink, QrCode as QrGlyph, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button/button.js'
import { Callout } from '../../../components/callout/callout.js'
import { CopyButton } from '../../../components/copy-button/copy-button.js'
import { Icon } from '../../../components/icon/icon.js'
import { List } from '../../../components/list/list.js'
import { ListItem } from '../../../components/list/list-item.js'
import type { Messages } from '../../../core/messages/en.js'
import type { WalletWay } from '../../links/list-wallet-ways.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { ProgressRing } from '../../parts/progress-ring/progress-ring.js'
import { centered, more } from './app-panel.css.js'
import type { PairingStatus } from './pairing-status.js'
import { useLeaveWatch } from './use-leave-watch.js'

export type AppPanelProps = {
  words: Messages
  wallet: { name: string; imageUrl?: string | undefined } | null
  way: Exclude<WalletWay, 'qrCode' | 'install'>
  /** Plain, or "your wallet". */
  name: string
  status: PairingStatus
  uri: string | null
  storeUrl?: string | null | undefined
  /** The same link as a code, for another device. */
  code: ReactNode
  onOpen: () => boolean
  onRetry: () => void
}

/** A wallet that is opened from here: an app, a web page, or the browser's own extension. */
export function AppPanel(props: AppPanelProps) {
  const { words, wallet, way, name, uri, onOpen, onRetry } = props
  const [progress, setProgress] = useState<'idle' | 'opened' | 'blocked'>('idle')
  const [showsCode, setShowsCode] = useState(false)
  const leave = useLeaveWatch()
  const said = words.pairing
  const named = { wallet: name }
  // An extension is asked in its own way and needs no link.
  const isReady = way === 'browser' || uri !== null
  const open = () => {
    // The link was here before the press, so that nothing is waited for: a browser lets only a press open an app.
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
      text={isReady ? (progress === 'opened' ? said.opened(named) : said.openText[way](named)) : explainWait(props)}
      actions={
        <div className={more}>
          <Button
            disabled={!isReady}
            variant={progress === 'opened' ? 'soft' : 'solid'}
            accent={progress === 'opened' ? 'gray' : undefined}
            onClick={open}
          >
            {said.open(named)}
            <Icon as={ExternalLink} size={16} isDirectional />
          </Button>
          {progress === 'opened' && way === 'desktop' ? (
            <Button
              variant="ghost"
              accent="gray"
              onClick={() => {
                setProgress('idle')
                onRetry()
              }}
            >
              {words.common.tryAgain}
            </Button>
          ) : null}
          {progress === 'blocked' ? <Callout tone="warning">{said.blocked}</Callout> : null}
          {uri !== null && way !== 'browser' ? (
            <div className={centered}>
              <CopyButton
                kind="text"
                value={uri}
                label={said.copyLink}
                copiedLabel={words.common.copied}
                refusedLabel={words.account.copyRefused}
              />
            </div>
          ) : null}
          {leave.hasStayed ? <NothingHappened {...props} onShowCode={() => setShowsCode(true)} /> : null}
        </div>
      }
    />
  )
}

/** The press was not followed by an app: it may not be there. */
function NothingHappened({ words, name, storeUrl, onShowCode }: AppPanelProps & { onShowCode: () => void }) {
  const said = words.pairing
  const get = words.connectingExternal.install({ wallet: name })
  return (
    <>
      <Callout heading={said.unanswered} role="status">
        {said.unansweredText({ wallet: name })}
      </Callout>
      <List label={said.unanswered}>
        {storeUrl ? <ListItem icon={<IconTile as={Store} size="36" />} name={get} href={storeUrl} external /> : null}
        <ListItem icon={<IconTile as={QrGlyph} size="36" />} name={said.showCode} onClick={onShowCode} />
      </List>
    </>
  )
}

/** Why there is nothing to open yet. */
function explainWait({ words, status }: AppPanelProps): string {
  if (status === 'offline') return words.pairing.offline
  return status === 'slow' ? words.pairing.slow : words.pairing.preparingLink
}
