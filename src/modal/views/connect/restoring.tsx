import { Wallet } from 'lucide-react'
import type { Messages } from '../../../core/messages/en.js'
import { CenteredMessage } from '../../parts/centered-message/centered-message.js'
import { IconTile } from '../../parts/icon-tile/icon-tile.js'
import { ProgressRing } from '../../parts/progress-ring/progress-ring.js'

export type RestoringProps = { words: Messages }

/** Never "disconnected" while the last session may still come back (promise 12). */
export function Restoring({ words }: RestoringProps) {
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
