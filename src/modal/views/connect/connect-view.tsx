'use client'

import { RotateCw, Wallet } from 'lucide-react'
import { Badge } from '../../../components/badge/badge.js'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Connector } from '../../../core/model/connector.js'
import { WalletIcon } from '../../parts/brand-icon/wallet-icon.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { Group } from '../../parts/group/group.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { LegalLine } from '../../parts/legal-line/legal-line.js'
import { getWalletName } from '../../parts/plain-name/get-wallet-name.js'
import { ProgressRing } from '../../parts/progress-ring/progress-ring.js'
import { Row } from '../../parts/row/row.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { ListSkeleton } from '../../parts/view-skeleton/view-skeleton.js'
import { isInstalled, sortConnectors } from './sort-connectors.js'

export type ConnectViewProps = {
  words: Messages
  /** `restoring`: the last session is being asked for. `searching`: wallets have not had time to announce themselves. */
  status: 'ready' | 'searching' | 'restoring'
  connectors: readonly Connector[]
  /** Ids of wallets used before, newest first. */
  recentIds?: readonly string[]
  /** The wallet that is connected now. */
  connectedId?: string | null | undefined
  termsUrl?: string | null | undefined
  privacyUrl?: string | null | undefined
  onSelect: (connectorId: string) => void
  /** Reloads the page, after a wallet was installed. */
  onReload?: () => void
}

/** The first view: the wallets that can be connected, one row each. */
export function ConnectView({
  words,
  status,
  connectors,
  recentIds = [],
  connectedId,
  onSelect,
  onReload,
  ...legal
}: ConnectViewProps) {
  if (status === 'restoring') {
    return (
      <CenteredMessage
        image={
          <ProgressRing status="waiting">
            <IconTile as={Wallet} />
          </ProgressRing>
        }
        title={words.connect.restoringTitle}
        text={words.connect.restoringText}
      />
    )
  }
  if (connectors.length === 0 && status === 'searching') {
    return (
      <ViewBody>
        <ListSkeleton label={words.connect.searching} rows={3} />
        <LegalLine words={words} {...legal} />
      </ViewBody>
    )
  }
  if (connectors.length === 0) {
    return (
      <CenteredMessage
        image={<IconTile as={Wallet} />}
        title={words.connect.emptyTitle}
        text={words.connect.emptyText}
        actions={
          onReload ? (
            <Button variant="soft" accent="gray" onClick={onReload}>
              <Icon as={RotateCw} size={16} />
              {words.connect.reload}
            </Button>
          ) : null
        }
      />
    )
  }
  return (
    <ViewBody>
      <Group label={words.connect.wallets}>
        {sortConnectors(connectors, recentIds).map((connector) => (
          <Row
            key={`${connector.chain}:${connector.id}`}
            icon={<WalletIcon name={getWalletName(connector, words)} imageUrl={connector.imageUrl} />}
            name={getWalletName(connector, words)}
            tag={<Tag words={words} connector={connector} recentIds={recentIds} connectedId={connectedId} />}
            onClick={() => onSelect(connector.id)}
          />
        ))}
      </Group>
      <LegalLine words={words} {...legal} />
    </ViewBody>
  )
}

type TagProps = { connector: Connector } & Required<Pick<ConnectViewProps, 'words' | 'recentIds'>> &
  Pick<ConnectViewProps, 'connectedId'>

/** One tag at most: what helps most to choose. */
function Tag({ words, connector, recentIds, connectedId }: TagProps) {
  if (connector.id === connectedId) return <Badge accent="green">{words.connect.connected}</Badge>
  if (recentIds.includes(connector.id)) return <Badge accent="gray">{words.connect.recent}</Badge>
  if (isInstalled(connector)) return <Badge accent="green">{words.connect.installed}</Badge>
  return null
}
