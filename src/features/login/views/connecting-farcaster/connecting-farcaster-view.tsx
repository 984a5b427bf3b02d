'use client'

import { Button } from '../../../../components/button/button.js'
import { CopyButton } from '../../../../components/copy-button/copy-button.js'
import { Icon } from '../../../../components/icon/icon.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { ExternalLink } from '../../../../icons/external-link.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { CenteredMessage } from '../../../../parts/view-body/centered-message.js'
import { LinkCode } from '../../../../parts/view-body/link-code.js'
import { ProgressRing } from '../../../../parts/wallet-request/progress-ring.js'
import { providerNames } from '../../parts/socials/provider-names.js'
import { socialIcons } from '../../parts/socials/social-icons.js'
import { LoginFailed } from '../parts/login-failed.js'

export type ConnectingFarcasterViewProps = {
  words: ShownMessages
  labels: LoginWords
  /** A phone opens the app; a computer shows a QR code. */
  isMobile: boolean
  /** The link of this login; null until there is one. */
  url: string | null
  /** The visitor has approved; the profile is being loaded. */
  isApproved: boolean
  problem: LoginProblem | null
  /** Creates a new link. */
  onRetry: () => void
  /** Starts the login from its beginning. */
  onRestart: () => void
}

const named = { provider: providerNames.farcaster }

/** Asks the visitor to approve the login in the Farcaster app. */
export function ConnectingFarcasterView(props: ConnectingFarcasterViewProps) {
  const { words, labels, isMobile, url, isApproved, problem } = props
  const icon = <IconTile as={socialIcons.farcaster} />
  if (problem) return <LoginFailed {...props} problem={problem} icon={icon} />
  const isLinkReady = url !== null
  if (!isApproved && !isMobile) {
    return (
      <LinkCode
        words={words}
        label={labels.farcasterCode}
        uri={url}
        sentence={isLinkReady ? labels.farcasterScan : words.pairing.preparing}
      />
    )
  }
  return (
    <CenteredMessage
      image={<ProgressRing status="waiting">{icon}</ProgressRing>}
      title={isApproved ? labels.profileTitle : labels.open(named)}
      text={isApproved ? labels.profileText : isLinkReady ? labels.farcasterOpen : words.pairing.preparingLink}
      actions={isApproved ? null : <OpenLink words={words} labels={labels} url={url} />}
    />
  )
}

/** A link, not a script: a phone opens the app of a link. */
function OpenLink({ words, labels, url }: Pick<ConnectingFarcasterViewProps, 'words' | 'labels' | 'url'>) {
  const content = (
    <>
      <span>{labels.open(named)}</span>
      <Icon as={ExternalLink} size={16} isDirectional />
    </>
  )
  if (url === null) return <Button disabled>{content}</Button>
  return (
    <>
      <Button asChild>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      </Button>
      <CopyButton kind="text" value={url} label={words.pairing.copyLink} />
    </>
  )
}
