import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.js'
import type { ErrorCode } from '../../core/errors/error-code.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { CenteredMessage } from './centered-message.js'

export type FailedMessageProps = {
  words: ShownMessages
  image: ReactNode
  title: string
  /** Used when the reason is not known. */
  text: string
  failure?: ErrorCode | null | undefined
  isRetrying?: boolean | undefined
  onRetry?: (() => void) | undefined
}

/** Says what could not be loaded and why, with Try again. */
export function FailedMessage(props: FailedMessageProps) {
  const { words, image, title, text, failure, isRetrying = false, onRetry } = props
  return (
    <CenteredMessage
      image={image}
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
