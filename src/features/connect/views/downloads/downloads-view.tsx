'use client'

import { Button } from '../../../../components/button/button.js'
import { List } from '../../../../components/list/list.js'
import { ListItem } from '../../../../components/list/list-item.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import type { IconComponent } from '../../../../icons/create-icon.js'
import { Globe } from '../../../../icons/globe.js'
import { PackageSearch } from '../../../../icons/package-search.js'
import { Puzzle } from '../../../../icons/puzzle.js'
import { Smartphone } from '../../../../icons/smartphone.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import type { Download, DownloadPlace } from '../../../../parts/links/list-downloads.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { hero } from './downloads-view.css.js'

export type DownloadsViewProps = {
  words: ShownMessages
  /** Its name is plain text. */
  wallet: { name: string; imageUrl?: string | undefined }
  downloads: readonly Download[]
  /** Opens Connect, when there is no download. */
  onOther: () => void
}

const icons: Record<DownloadPlace, IconComponent> = {
  chrome: Puzzle,
  firefox: Puzzle,
  edge: Puzzle,
  ios: Smartphone,
  android: Smartphone,
  website: Globe,
}

/** The stores and the website that have the wallet. Each opens in a new tab. */
export function DownloadsView({ words, wallet, downloads, onOther }: DownloadsViewProps) {
  const labels = words.downloads
  if (downloads.length === 0) {
    return (
      <CenteredMessage
        image={<IconTile as={PackageSearch} />}
        title={labels.emptyTitle}
        text={labels.emptyText({ wallet: wallet.name })}
        actions={
          <Button variant="soft" accent="gray" onClick={onOther}>
            {words.pairing.otherWallet}
          </Button>
        }
      />
    )
  }
  return (
    <ViewBody>
      <div className={hero}>
        <WalletIcon name={wallet.name} imageUrl={wallet.imageUrl} size="64" />
        <Text as="p" size="3" tone="muted" align="center" wrap="balance">
          {labels.hint}
        </Text>
      </div>
      <List label={labels.places}>
        {downloads.map(({ place, href }) => (
          <ListItem
            key={place}
            icon={<IconTile as={icons[place]} size="36" />}
            name={labels[place]}
            description={new URL(href).hostname}
            href={href}
            external
          />
        ))}
      </List>
    </ViewBody>
  )
}
