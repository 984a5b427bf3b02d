'use client'

import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../components/button/button.js'
import { Icon } from '../../../components/icon/icon.js'
import type { Messages } from '../../../core/messages/en.js'
import type { Failure } from '../../../core/model/state.js'
import { CenteredMessage } from '../centered-message/centered-message.js'
import { ProgressRing, type ProgressRingProps } from '../progress-ring/progress-ring.js'

/** What is said at one moment of a request. */
export type RequestWords = { title: string; text: string }

export type WalletRequestProps = {
  words: Messages
  /** A WalletIcon or NetworkIcon of size 64. */
  icon: ReactNode
  shape?: ProgressRingProps['shape']
  /** The wallet's name, for the sentences. */
  wallet: string
  waiting: RequestWords
  declined: RequestWords
  /** Null while the wallet is being asked. */
  failure: Failure | null
  onRetry: () => void
}

/** Asking again cannot help: the answer lies elsewhere, and the sentence says where. */
const finalCodes: readonly Failure['code'][] = [
  'invalid-option',
  'network-not-configured',
  'invalid-chain-id',
  'switch-not-supported',
]

/** Something the wallet is being asked: what to do there, and after a failure what happened and a way to retry. */
export function WalletRequest({ words, icon, shape, wallet, waiting, declined, failure, onRetry }: WalletRequestProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const said = failure === null ? waiting : describeFailure(failure, words, wallet, declined)
  const retry = () => {
    // The button goes away with the failure: focus moves to what is said instead of falling off the page.
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
      title={said.title}
      text={said.text}
      actions={
        failure && !finalCodes.includes(failure.code) ? (
          <Button variant="soft" accent="gray" onClick={retry}>
            <Icon as={RotateCw} size={16} />
            {words.common.tryAgain}
          </Button>
        ) : null
      }
    />
  )
}

function describeFailure(failure: Failure, words: Messages, wallet: string, declined: RequestWords): RequestWords {
  if (failure.code === 'request-rejected') return declined
  const { title, text } = words.errors[failure.code]
  return { title, text: text({ wallet }) }
}
