'use client'

import { Button } from '../../../../components/button/button.js'
import type { SocialProvider } from '../../../../core/model/connector.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { RetryButton } from '../../../../parts/wallet-request/retry-button.js'
import { providerNames } from '../../parts/socials/provider-names.js'
import { socialIcons } from '../../parts/socials/social-icons.js'
import { LoginFailed } from '../parts/login-failed.js'

export type ConnectingSocialViewProps = {
  words: ShownMessages
  labels: LoginWords
  provider: SocialProvider
  /**
   * `opening`: the window has no page yet. `waiting`: for the visitor. `retrieving`: the account is read. `blocked`: the
   * browser did not open the window. `closed`: the visitor closed it. `unseen`: the visitor closed it, or a page has cut the
   * connection to it and the login continues there.
   */
  status: 'opening' | 'waiting' | 'retrieving' | 'blocked' | 'closed' | 'unseen'
  problem: LoginProblem | null
  /** Called during the press: opens the window, or brings it to the front. */
  onOpen: () => void
  /** Called during the press: starts again, with a new window. */
  onRetry: () => void
  /** Starts the login from its beginning. */
  onRestart: () => void
}

/** Waits for the login at a social provider, in a window of its own. */
export function ConnectingSocialView(props: ConnectingSocialViewProps) {
  const { words, labels, provider, status, problem, onOpen, onRetry } = props
  const named = { provider: providerNames[provider] }
  const icon = <IconTile as={socialIcons[provider]} />
  if (problem) return <LoginFailed {...props} problem={problem} icon={icon} />
  const isStopped = status === 'blocked' || status === 'closed' || status === 'unseen'
  return (
    <CenteredMessage
      image={<ProgressRing status={isStopped ? 'error' : 'waiting'}>{icon}</ProgressRing>}
      {...writeTexts(status, labels, named)}
      actions={
        status === 'blocked' ? (
          <Button onClick={onOpen}>{labels.open(named)}</Button>
        ) : status === 'waiting' ? (
          <Button variant="soft" accent="gray" onClick={onOpen}>
            {labels.showWindow}
          </Button>
        ) : status === 'closed' || status === 'unseen' ? (
          <RetryButton label={words.common.tryAgain} onRetry={onRetry} />
        ) : null
      }
    />
  )
}

function writeTexts(
  status: ConnectingSocialViewProps['status'],
  labels: LoginWords,
  named: { provider: string },
): { title: string; text: string } {
  switch (status) {
    case 'opening':
      return { title: labels.openingTitle(named), text: labels.openingText }
    case 'waiting':
      return { title: labels.windowTitle, text: labels.windowText(named) }
    case 'retrieving':
      return { title: labels.retrievingTitle, text: labels.retrievingText }
    case 'blocked':
      return { title: labels.blockedTitle, text: labels.blockedText(named) }
    case 'closed':
      return { title: labels.closedTitle, text: labels.closedText(named) }
    case 'unseen':
      return { title: labels.unseenTitle, text: labels.unseenText(named) }
  }
}
