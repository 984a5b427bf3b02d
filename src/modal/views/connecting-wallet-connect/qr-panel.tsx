'use client'

import clsx from 'clsx'
import { useState } from 'react'
import { CopyButton } from '../../../components/copy-button/copy-button.js'
import { Skeleton } from '../../../components/skeleton/skeleton.js'
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../../core/messages/en.js'
import { text as sentence } from '../../parts/centered-message/centered-message.css.js'
import { ViewBody } from '../../parts/view-body/view-body.js'
import { code, copyBone, line, logo, text as textStyle, timer } from './connecting-wallet-connect-view.css.js'
import { LateQrCode } from './late-qr-code.js'
import type { PairingStatus } from './pairing-status.js'

/** From here on the end of a code is said aloud, s. */
const SOON = 30

export type QrPanelProps = {
  words: Messages
  wallet: { name: string; imageUrl?: string | undefined } | null
  /** Plain, or "your wallet". */
  name: string
  status: PairingStatus
  uri: string | null
  secondsLeft: number | null
}

/** The code, the same link to copy, and how long it lasts. A new code takes its place without a word but this one. */
export function QrPanel({ words, wallet, name, status, uri, secondsLeft }: QrPanelProps) {
  const said = words.pairing
  const [isLogoBroken, setLogoBroken] = useState(false)
  const text = explainWait(status, words) ?? said.scan({ wallet: name })
  return (
    <ViewBody>
      <div className={code}>
        <LateQrCode
          value={uri ?? undefined}
          label={said.qrCode}
          refusedLabel={said.qrRefused}
          {...(wallet?.imageUrl &&
            !isLogoBroken && {
              logo: <img src={wallet.imageUrl} alt="" className={logo} onError={() => setLogoBroken(true)} />,
            })}
        />
        <p role="status" className={clsx(sentence, textStyle)} title={text.length > 80 ? text : undefined}>
          {text}
        </p>
        <LinkLine words={words} uri={uri} secondsLeft={secondsLeft} />
        <CodeNews words={words} uri={uri} secondsLeft={secondsLeft} />
      </div>
    </ViewBody>
  )
}

/** The same link to copy, and how long it lasts; in their exact shape until there is one. */
function LinkLine({ words, uri, secondsLeft }: Pick<QrPanelProps, 'words' | 'uri' | 'secondsLeft'>) {
  const said = words.pairing
  const isWaiting = uri === null
  return (
    <div className={line}>
      <Skeleton loading={isWaiting} className={copyBone}>
        <span>
          <CopyButton
            kind="text"
            value={uri ?? ''}
            variant="soft"
            label={said.copyLink}
            copiedLabel={words.common.copied}
            refusedLabel={words.account.copyRefused}
          />
        </span>
      </Skeleton>
      {secondsLeft === null && !isWaiting ? null : (
        <Skeleton loading={isWaiting}>
          <span role="timer" className={timer}>
            {said.newCode({ time: formatTime(secondsLeft ?? 0) })}
          </span>
        </Skeleton>
      )}
    </div>
  )
}

/** What is said in place of what to do, while there is nothing to scan. */
function explainWait(status: PairingStatus, { pairing }: Messages): string | null {
  if (status === 'preparing') return pairing.preparing
  if (status === 'slow') return pairing.slow
  return status === 'offline' ? pairing.offline : null
}

/** To assistive technology: that a code ends soon, and that another one is there. The seconds between are not read. */
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

/** Minutes and seconds, such as 3:05. */
function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
