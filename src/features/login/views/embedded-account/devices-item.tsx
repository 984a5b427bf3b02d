'use client'

import { ListItem } from '../../../../components/list/list-item.js'
import { Monitor } from '../../../../icons/monitor.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'

/** The item that the embedded wallet adds to AccountSettings: the devices that can sign. */
export function DevicesItem({ labels, onClick }: { labels: EmbeddedWords; onClick: () => void }) {
  return (
    <ListItem
      icon={<IconTile as={Monitor} size="36" />}
      name={labels.devices}
      description={labels.devicesText}
      onClick={onClick}
    />
  )
}
