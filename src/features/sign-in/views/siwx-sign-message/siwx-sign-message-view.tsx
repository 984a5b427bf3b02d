'use client'

import clsx from 'clsx'
import { Button } from '../../../../components/button/button.js'
import { Callout } from '../../../../components/callout/callout.js'
import { Heading } from '../../../../components/heading/heading.js'
import { ScrollArea } from '../../../../components/scroll-area/scroll-area.js'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { Text } from '../../../../components/text/text.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { WalletIcon } from '../../../../parts/icons/wallet-icon.js'
import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import { ViewBody } from '../../../../parts/view-body/view-body.js'
import { OpenWalletButton } from '../../../../parts/wallet-request/open-wallet-button.js'
import { hasInvisible, replaceInvisible, spellOut } from '../../../../rules/text/invisible-characters.js'
import type { SignInWords } from '../../messages/en.js'
import { buttons, images, introduction, messageArea, messageText, scrolled } from './siwx-sign-message-view.css.js'

export type SIWXSignMessageViewProps = {
  words: ShownMessages
  labels: SignInWords
  app: { name: string; imageUrl?: string | undefined }
  wallet: { name: string; imageUrl?: string | undefined }
  /** The exact text for the wallet to sign, and the host in it; null while it is created. */
  message: { text: string; domain: string } | null
  /** `loading`: sessions or the message are awaited. `signing`: the wallet is asked. `verifying`: the app checks it. */
  status: 'loading' | 'ready' | 'signing' | 'verifying'
  failure: { title: string; text: string } | null
  /** Cancel disconnects the wallet, and the modal cannot be closed. */
  isRequired: boolean
  onSign: () => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
  onCancel: () => void
}

/** Has the lines of a message of EIP-4361, so that the card keeps its height when the message comes. */
const placeholder = `app.example.com wants you to sign in with your
Ethereum account:
0x000000000000000000000000000000000000


URI: https://app.example.com
Version: 1
Chain ID: 1
Nonce: 0000000000000000
Issued At: 2026-01-01T00:00:00.000Z`

/** Shows the site and the message before the wallet is asked to sign. */
export function SIWXSignMessageView(props: SIWXSignMessageViewProps) {
  const { labels, app, wallet, message, status, failure } = props
  const walletName = toPlainName(wallet.name)
  const appName = toPlainName(app.name)
  return (
    <ViewBody>
      <div className={introduction}>
        <div className={images}>
          <WalletIcon size="56" name={appName} imageUrl={app.imageUrl} />
          <WalletIcon size="56" name={walletName} imageUrl={wallet.imageUrl} />
        </div>
        <Heading as="h3" tabIndex={-1} size="5">
          {labels.title({ app: appName })}
        </Heading>
        <Text as="p" size="3" tone="muted" wrap="balance">
          {message ? labels.text({ domain: toPlainName(message.domain) }) : labels.textWithoutMessage}
        </Text>
      </div>
      {message ? (
        <ScrollArea label={labels.message} className={clsx(messageArea, scrolled)}>
          <pre className={messageText}>{spellInvisible(message.text)}</pre>
        </ScrollArea>
      ) : (
        <div className={messageArea}>
          <pre className={messageText} aria-hidden>
            <Skeleton>{placeholder}</Skeleton>
          </pre>
        </div>
      )}
      {/* One line in every state, so that the buttons keep their place when Sign is pressed. */}
      {failure && status === 'ready' ? (
        <Callout size="1" tone="danger" heading={failure.title}>
          {failure.text}
        </Callout>
      ) : (
        <Text as="p" size="2" tone="muted" align="center" wrap="balance" role="status">
          {writeNote(props, walletName)}
        </Text>
      )}
      {status === 'signing' ? <OpenWalletButton words={props.words} wallet={walletName} onOpen={props.onOpen} /> : null}
      <div className={buttons}>
        <Button variant="soft" accent="gray" onClick={props.onCancel}>
          {labels.cancel}
        </Button>
        <Button loading={status !== 'ready'} onClick={props.onSign}>
          {labels.sign}
        </Button>
      </div>
    </ViewBody>
  )
}

function writeNote({ labels, status, isRequired }: SIWXSignMessageViewProps, wallet: string): string {
  if (status === 'signing') return labels.inWallet({ wallet })
  if (status !== 'ready') return labels.loading
  return isRequired ? labels.required : labels.free
}

/** The text with its line breaks. Characters that a reader does not see are written as their code points. */
function spellInvisible(text: string): string {
  return text
    .split('\n')
    .map((line) => (hasInvisible(line) ? replaceInvisible(line, spellOut) : line))
    .join('\n')
}
