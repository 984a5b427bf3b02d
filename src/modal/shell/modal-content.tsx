'use client'

import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { findFocused } from '../../components/dialog/modality/trap-focus.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import type { Messages } from '../../core/messages/en.js'
import type { RouterState } from '../../core/model/state.js'
import { useLintel, useLintelState, useMessages } from '../../react/index.js'
import { CenteredMessage } from '../parts/centered-message/centered-message.js'
import { ViewSkeleton } from '../parts/view-skeleton/view-skeleton.js'
import { getViewEntry } from '../registry.js'
import { HelpButton } from './help-button.js'
import { ModalCard } from './modal-card.js'
import { NetworkSelector } from './network-selector.js'
import { ViewBoundary } from './view-boundary.js'
import { ChunkView } from './view-chunk.js'

const starts = { help: <HelpButton />, network: <NetworkSelector /> }
const MESSAGE = { shape: 'message' } as const

export type ModalContentProps = {
  router: RouterState
  titleRef: RefObject<HTMLHeadingElement | null>
  bodyRef: RefObject<HTMLDivElement | null>
  /** Where focus goes on opening, as far as the view is there. */
  initialFocus: RefObject<HTMLElement | null>
}

/** The view on top of the stack, with its header. */
export function ModalContent({ router: { stack, direction }, titleRef, bodyRef, initialFocus }: ModalContentProps) {
  const { actions, store } = useLintel()
  const words = useMessages()
  const view = stack[stack.length - 1] ?? stack[0]
  const viewKey = `${stack.length} ${JSON.stringify(view)}`
  const entry = getViewEntry(view)

  return (
    <>
      <ModalCard
        words={words}
        title={entry ? entry.title({ words, state: store.getState(), view }) : words.shell.viewMissing}
        viewKey={viewKey}
        direction={direction}
        onBack={stack.length > 1 && view.name !== 'ApproveTransaction' ? actions.back : undefined}
        start={entry?.start ? starts[entry.start] : null}
        titleRef={titleRef}
        bodyRef={bodyRef}
      >
        <ViewBoundary fallback={(retry) => <ViewFailed words={words} onRetry={retry} />}>
          <Suspense fallback={<ViewSkeleton label={words.common.loading} {...(entry?.skeleton ?? MESSAGE)} />}>
            {entry ? (
              <>
                <ChunkView chunk={entry.chunk} view={view} />
                {direction === 'none' ? <FocusOnArrival titleRef={titleRef} initialFocus={initialFocus} /> : null}
              </>
            ) : (
              <CenteredMessage image={null} title={words.shell.viewMissing} text={words.shell.viewMissingText} />
            )}
          </Suspense>
        </ViewBoundary>
      </ModalCard>
      <HeadingFocus viewKey={viewKey} titleRef={titleRef} />
      <CloseRefusal words={words} />
    </>
  )
}

/** Focus waits on the heading while the code of the first view is on its way; then it goes on into the view. */
function FocusOnArrival({ titleRef, initialFocus }: Pick<ModalContentProps, 'titleRef' | 'initialFocus'>) {
  useEffect(() => {
    const focused = findFocused()
    if (focused && focused === titleRef.current) initialFocus.current?.focus({ preventScroll: true })
  }, [titleRef, initialFocus])
  return null
}

/**
 * Says to assistive technology why the modal did not close. The words stay when the shake is over, since a slow reader
 * comes to them later; each refusal is a new element, so that the same reason is said again.
 */
function CloseRefusal({ words }: { words: Messages }) {
  const { open, shake } = useLintelState((state) => state.modal)
  const [last, setLast] = useState(shake)
  if (shake && shake !== last) setLast(shake)
  if (last && !open) setLast(null)
  return (
    <VisuallyHidden role="status">
      {last ? <span key={last.since}>{words.announcements.closeRefused[last.reason]}</span> : null}
    </VisuallyHidden>
  )
}

function ViewFailed({ words, onRetry }: { words: Messages; onRetry: () => void }) {
  return (
    <CenteredMessage
      image={null}
      title={words.shell.viewFailed}
      text={words.shell.viewFailedText}
      actions={
        <Button variant="soft" accent="gray" onClick={onRetry}>
          {words.common.tryAgain}
        </Button>
      }
    />
  )
}

/** On every view change, but not on opening, focus goes to the new heading, so that it is read out. */
function HeadingFocus({ viewKey, titleRef }: { viewKey: string; titleRef: RefObject<HTMLElement | null> }) {
  const isOpen = useLintelState((state) => state.modal.open)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen && seen.current !== null && seen.current !== viewKey) titleRef.current?.focus({ preventScroll: true })
    seen.current = isOpen ? viewKey : null
  }, [isOpen, viewKey, titleRef])
  return null
}
