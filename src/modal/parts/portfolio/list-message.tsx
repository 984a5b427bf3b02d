import { Button } from '../../../components/button/button.js'
import type { ErrorCode } from '../../../core/errors/error-code.js'
import type { Messages } from '../../../core/messages/en.js'
import { CircleAlert } from '../../../icons/circle-alert.js'
import type { IconComponent } from '../../../icons/create-icon.js'
import { IconTile } from '../icons/icon-tile.js'
import { CenteredMessage } from '../view-body/centered-message.js'

/** In place of an empty list: what will be here. */
export function ListEmpty({ icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return <CenteredMessage image={<IconTile as={icon} />} title={title} text={text} />
}

export type ListFailedProps = {
  words: Messages
  title: string
  /** Used when the reason is not known. */
  text: string
  failure?: ErrorCode | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** In place of a list that could not be loaded: why, and Try again. */
export function ListFailed({ words, title, text, failure, isRetrying = false, onRetry }: ListFailedProps) {
  return (
    <CenteredMessage
      image={<IconTile as={CircleAlert} />}
      title={title}
      text={failure ? words.errors[failure].text({ wallet: words.common.yourWallet }) : text}
      actions={
        onRetry ? (
          <Button variant="soft" accent="gray" loading={isRetrying} onClick={onRetry}>
            {words.common.tryAgain}
          </Button>
        ) : null
      }
    />
  )
}
