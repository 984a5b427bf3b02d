'use client'

import { useState } from 'react'
import { Skeleton } from '../../../../components/skeleton/skeleton.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { formatTime } from '../../../../parts/state/format-time.js'
import { LinkCode } from '../../../../parts/view-body/link-code.js'
import { logo, timer } from './connecting-wallet-connect-view.css.js'
import type { PairingStatus } from './pairing-status.js'

/** When a screen reader announces that the code is about to change, in seconds before it does. */
const SOON = 30

export type QrPanelProps = {
  words: ShownMessages
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
  const isWaiting = uri === null
  return (
    <>
      <LinkCode
        words={words}
        label={text.qrCode}
        uri={uri}
        sentence={describeWait(status, words) ?? text.scan({ wallet: name })}
        logo={
          wallet?.imageUrl && !isLogoBroken ? (
            <img src={wallet.imageUrl} alt="" className={logo} onError={() => setLogoBroken(true)} />
          ) : undefined
        }
      >
        {secondsLeft === null && !isWaiting ? null : (
          <Skeleton loading={isWaiting}>
            <span role="timer" className={timer}>
              {text.newCode({ time: formatTime(secondsLeft ?? 0) })}
            </span>
          </Skeleton>
        )}
      </LinkCode>
      <CodeNews words={words} uri={uri} secondsLeft={secondsLeft} />
    </>
  )
}

/** The reason why there is no code yet; null if there is one. */
function describeWait(status: PairingStatus, { pairing }: ShownMessages): string | null {
  return status === 'preparing' || status === 'slow' || status === 'offline' ? pairing[status] : null
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
