'use client'

import { type ReactNode, useRef } from 'react'
import type { Failure } from '../../core/model/state.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { CenteredMessage } from '../view-body/centered-message.js'
import { OpenWalletButton } from './open-wallet-button.js'
import { ProgressRing, type ProgressRingProps } from './progress-ring.js'
import { RetryButton } from './retry-button.js'

/** The texts of one state of a request. */
export type RequestWords = { title: string; text: string }

export type WalletRequestProps = {
  words: ShownMessages
  /** A WalletIcon or NetworkIcon of size 64. */
  icon: ReactNode
  shape?: ProgressRingProps['shape']
  /** The wallet's name, for the texts. */
  wallet: string
  waiting: RequestWords
  declined: RequestWords
  /** Null while the wallet is asked. */
  failure: Failure | null
  onRetry: () => void
  /** Opens the app of a paired wallet, on a phone. */
  onOpen?: (() => void) | undefined
}

/** The failures where Try again does not help. Their texts say what does. */
const finalCodes: readonly Failure['code'][] = [
  'invalid-option',
  'network-not-configured',
  'invalid-chain-id',
  'switch-not-supported',
]

/** A request to the wallet: says what to do there, and after a failure what happened, with a retry button. */
export function WalletRequest(props: WalletRequestProps) {
  const { words, icon, shape, wallet, waiting, declined, failure, onRetry, onOpen } = props
  const title = useRef<HTMLHeadingElement>(null)
  const message = failure === null ? waiting : describeFailure(failure, words, wallet, declined)
  const retry = () => {
    // The button unmounts: move focus to the heading.
    title.current?.focus()
    onRetry()
  }
  return (
    <CenteredMessage
      image={
        <ProgressRing status={failure ? 'error' : 'waiting'} {...(shape ? { shape } : {})}>
          {icon}
        </ProgressRing>
      }
      titleRef={title}
      title={message.title}
      text={message.text}
      actions={
        failure === null
          ? onOpen && <OpenWalletButton words={words} wallet={wallet} onOpen={onOpen} />
          : !finalCodes.includes(failure.code) && <RetryButton label={words.common.tryAgain} onRetry={retry} />
      }
    />
  )
}

function describeFailure(failure: Failure, words: ShownMessages, wallet: string, declined: RequestWords): RequestWords {
  if (failure.code === 'request-rejected') return declined
  const { title, text } = words.errors[failure.code]
  return { title, text: text({ wallet }) }
}
