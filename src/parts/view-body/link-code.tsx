'use client'

import type { ReactNode } from 'react'
import { CopyButton } from '../../components/copy-button/copy-button.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { Text } from '../../components/text/text.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { LateQrCode } from './late-qr-code.js'
import { code, copySkeleton, line, text } from './link-code.css.js'
import { ViewBody } from './view-body.js'

export type LinkCodeProps = {
  words: ShownMessages
  /** The accessible name of the code. */
  label: string
  /** Null until there is a link. */
  uri: string | null
  /** Tells what to do with the code, or why it is not there yet. */
  sentence: string
  /** An image in the middle of the code. By default the Lintel logo. */
  logo?: ReactNode
  /** Beside the copy button. */
  children?: ReactNode
}

/** The QR code of a link for another device, and a button that copies the link. Skeletons of the same size come first. */
export function LinkCode({ words, label, uri, sentence, logo, children }: LinkCodeProps) {
  return (
    <ViewBody>
      <div className={code}>
        <LateQrCode
          value={uri ?? undefined}
          label={label}
          refusedLabel={words.pairing.qrRefused}
          {...(logo === undefined ? {} : { logo })}
        />
        <Text
          as="p"
          size="3"
          tone="muted"
          wrap="balance"
          role="status"
          className={text}
          title={sentence.length > 80 ? sentence : undefined}
        >
          {sentence}
        </Text>
        <div className={line}>
          <Skeleton loading={uri === null} className={copySkeleton}>
            <span>
              <CopyButton kind="text" value={uri ?? ''} variant="soft" label={words.pairing.copyLink} />
            </span>
          </Skeleton>
          {children}
        </div>
      </div>
    </ViewBody>
  )
}
