'use client'

import { Suspense, useState } from 'react'
import { CopyButton } from '../../../components/copy-button/copy-button.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { Text } from '../../../components/text/text.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import { lazyComponent } from '../../parts/lazy-component.js'
import { formatTime } from '../../parts/state/format-time.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import {
  code,
  codeSkeleton,
  copySkeleton,
  line,
  logo,
  text as textStyle,
  timer,
} from './connecting-wallet-connect-view.css.js'
import type { PairingStatus } from './pairing-status.js'

// The QR encoder loads while the link is requested.
const QrCode = lazyComponent(() => import('../../../components/qr-code/qr-code.js').then((module) => module.QrCode))

/** When a screen reader announces that the code is about to change, in seconds before it does. */
const SOON = 30

export type QrPanelProps = {
  words: Messages
  wallet: { name: string; imageUrl?: string | undefined } | null
  /** The wallet's plain name, or "your wallet". */
  name: string
  status: PairingStatus
  uri: string | null
  secondsLeft: number | null
}

/** The QR code, a button that copies the same link, and the time until a new code. */
export function QrPanel({ words, wallet, name, status, uri, secondsLeft }: QrPanelProps) {
  const text = words.pairing
  const [isLogoBroken, setLogoBroken] = useState(false)
  const sentence = describeWait(status, words) ?? text.scan({ wallet: name })
  return (
    <ViewBody>
      <div className={code}>
        <Suspense
          fallback={
            <div role="img" aria-label={text.qrCode} aria-busy>
              <Skeleton className={codeSkeleton} />
            </div>
          }
        >
          <QrCode
            value={uri ?? undefined}
            label={text.qrCode}
            refusedLabel={text.qrRefused}
            {...(wallet?.imageUrl &&
              !isLogoBroken && {
                logo: <img src={wallet.imageUrl} alt="" className={logo} onError={() => setLogoBroken(true)} />,
              })}
          />
        </Suspense>
        <Text
          as="p"
          size="3"
          tone="muted"
          wrap="balance"
          role="status"
          className={textStyle}
          title={sentence.length > 80 ? sentence : undefined}
        >
          {sentence}
        </Text>
        <LinkLine words={words} uri={uri} secondsLeft={secondsLeft} />
        <CodeNews words={words} uri={uri} secondsLeft={secondsLeft} />
      </div>
    </ViewBody>
  )
}

/** The copy button and the timer; skeletons of the same size until there is a link. */
function LinkLine({ words, uri, secondsLeft }: Pick<QrPanelProps, 'words' | 'uri' | 'secondsLeft'>) {
  const text = words.pairing
  const isWaiting = uri === null
  return (
    <div className={line}>
      <Skeleton loading={isWaiting} className={copySkeleton}>
        <span>
          <CopyButton kind="text" value={uri ?? ''} variant="soft" label={text.copyLink} />
        </span>
      </Skeleton>
      {secondsLeft === null && !isWaiting ? null : (
        <Skeleton loading={isWaiting}>
          <span role="timer" className={timer}>
            {text.newCode({ time: formatTime(secondsLeft ?? 0) })}
          </span>
        </Skeleton>
      )}
    </div>
  )
}

/** Why there is no code yet; null when there is one. */
function describeWait(status: PairingStatus, { pairing }: Messages): string | null {
  if (status === 'preparing') return pairing.preparing
  if (status === 'slow') return pairing.slow
  return status === 'offline' ? pairing.offline : null
}

/** Tells assistive technology that the code changes soon, and that it has changed. The timer itself is not read. */
function CodeNews({ words, uri, secondsLeft }: Pick<QrPanelProps, 'words' | 'uri' | 'secondsLeft'>) {
  const [first, setFirst] = useState(uri)
  if (first === null && uri !== null) setFirst(uri)
  const isSoon = secondsLeft !== null && secondsLeft <= SOON
  const isRenewed = first !== null && uri !== null && uri !== first
  return (
    <VisuallyHidden role="status">
      {isSoon ? words.pairing.newCodeSoon({ seconds: SOON }) : isRenewed ? words.pairing.codeRenewed : ''}
    </VisuallyHidden>
  )
}
