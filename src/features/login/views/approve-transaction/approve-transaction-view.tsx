'use client'

import type { Ref } from 'react'
import { Spinner } from '../../../../components/spinner/spinner.js'
import { VisuallyHidden } from '../../../../components/visually-hidden/visually-hidden.js'
import type { ShownMessages } from '../../../../core/words/messages.js'
import { KeyRound } from '../../../../icons/key-round.js'
import type { LoginProblem } from '../../../../parts/embedded/login-problem.js'
import { FooterLine } from '../../../../parts/footer-line/footer-line.js'
import { IconTile } from '../../../../parts/icons/icon-tile.js'
import type { EmbeddedWords } from '../../../../parts/messages/embedded.js'
import type { LoginWords } from '../../../../parts/messages/login.js'
import { LoginFailed } from '../parts/login-failed.js'
import { place } from './approve-transaction-view.css.js'

export type ApproveTransactionViewProps = {
  words: ShownMessages
  labels: EmbeddedWords
  login: LoginWords
  /** `shown`: the frame covers the place. */
  status: 'loading' | 'shown'
  /** The reason why there is no frame. */
  problem: LoginProblem | null
  /** Receives the element that the frame covers exactly, and null when it unmounts. */
  placeRef?: Ref<HTMLDivElement> | undefined
  /** Loads the frame again. */
  onRetry: () => void
  /** Rejects the requests that wait for approval. */
  onCancel: () => void
}

/** The place of the frame in which the visitor answers a request. This page draws nothing over the frame. */
export function ApproveTransactionView(props: ApproveTransactionViewProps) {
  const { words, labels, login, status, problem, placeRef, onRetry, onCancel } = props
  if (problem) {
    return (
      <>
        <LoginFailed
          words={words}
          labels={login}
          problem={problem}
          icon={<IconTile as={KeyRound} />}
          onRetry={onRetry}
          onCancel={onCancel}
        />
        <FooterLine>{labels.failureCode({ code: problem })}</FooterLine>
      </>
    )
  }
  const isLoading = status === 'loading'
  return (
    <div ref={placeRef} aria-busy={isLoading || undefined} className={place}>
      {isLoading ? <Spinner size="3" /> : null}
      <VisuallyHidden role="status">{isLoading ? labels.frameLoading : labels.frameShown}</VisuallyHidden>
    </div>
  )
}
