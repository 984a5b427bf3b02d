'use client'

import { memo, type RefObject, Suspense, useEffect, useRef } from 'react'
import { findFocused } from '../../components/dialog/modality/find-focused.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import type { RouterState } from '../../core/model/state.js'
import { getFacts } from '../../core/selectors.js'
import type { ShownMessages } from '../../core/words/messages.js'
import { useMessages } from '../../features/use-messages.js'
import { useLast } from '../../parts/state/use-last.js'
import { FailedMessage } from '../../parts/view-body/failed-message.js'
import { ViewSkeleton } from '../../parts/view-skeleton/view-skeleton.js'
import { ModalWordsContext } from '../../parts/views/modal-words.js'
import { ViewsContext } from '../../parts/views/use-view-links.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { entries, getViewEntry } from '../registry.js'
import { AlertBanner } from './alert-banner.js'
import { HelpButton, NetworkSelector } from './header-start.js'
import { ModalCard } from './modal-card.js'
import { ViewBoundary } from './view-boundary.js'

const starts = { help: <HelpButton />, network: <NetworkSelector /> }
const MESSAGE = { shape: 'message' } as const

export type ModalContentProps = {
  router: RouterState
  titleRef: RefObject<HTMLHeadingElement | null>
  bodyRef: RefObject<HTMLDivElement | null>
  /** Gets focus when the modal opens. */
  initialFocus: RefObject<HTMLElement | null>
}

/** Compares the views, not their objects: a view that was rendered ahead is then not rendered again to open. */
const isSame = (before: ModalContentProps, after: ModalContentProps) =>
  before.initialFocus === after.initialFocus && JSON.stringify(before.router) === JSON.stringify(after.router)

/** The current view with its header. Memoized: opening, closing and waiting change only the dialog around it. */
export const ModalContent = memo(function ModalContent(props: ModalContentProps) {
  const { titleRef, bodyRef, initialFocus } = props
  const { stack, direction } = props.router
  const { actions } = useLintel()
  const words = useMessages()
  const view = stack[stack.length - 1] ?? stack[0]
  const viewKey = `${stack.length} ${JSON.stringify(view)}`
  const entry = getViewEntry(view)
  const isFixed = useLintelState((state) => getFacts(state, view).waitsFor === 'approval')
  const title = useLintelState((state) => entry.title({ words, state, view }))

  return (
    <>
      <ModalCard
        words={words}
        title={title}
        viewKey={viewKey}
        direction={direction}
        onBack={stack.length > 1 && !isFixed ? actions.back : undefined}
        start={entry.start ? starts[entry.start] : null}
        titleRef={titleRef}
        bodyRef={bodyRef}
        banner={process.env.NODE_ENV === 'production' ? null : <AlertBanner />}
      >
        <ViewBoundary fallback={(retry) => <ViewFailed words={words} onRetry={retry} />}>
          <Suspense fallback={<ViewSkeleton label={words.common.loading} {...(entry.skeleton ?? MESSAGE)} />}>
            <ModalWordsContext value={words}>
              <ViewsContext value={entries}>
                <entry.component view={view} />
              </ViewsContext>
            </ModalWordsContext>
            {direction === 'none' || entry.focus === 'field' ? (
              <FocusOnArrival titleRef={titleRef} initialFocus={initialFocus} />
            ) : null}
          </Suspense>
        </ViewBoundary>
      </ModalCard>
      <ViewFocus viewKey={viewKey} target={entry.focus === 'field' ? initialFocus : titleRef} />
      <CloseRefusal words={words} />
    </>
  )
}, isSame)

/** While the code of a view loads, the heading has focus. Moves focus into the view once it mounts. */
function FocusOnArrival({ titleRef, initialFocus }: Pick<ModalContentProps, 'titleRef' | 'initialFocus'>) {
  useEffect(() => {
    const focused = findFocused()
    if (focused && focused === titleRef.current) initialFocus.current?.focus({ preventScroll: true })
  }, [titleRef, initialFocus])
  return null
}

/**
 * Tells assistive technology why the modal did not close. The text stays after the shake, for slow screen readers. Each
 * refusal is a new element, so that the same reason is read again.
 */
function CloseRefusal({ words }: { words: ShownMessages }) {
  const last = useLast(useLintelState((state) => state.modal.shake))
  return (
    <VisuallyHidden role="status">
      {last ? <span key={last.since}>{words.announcements.closeRefused[last.reason]}</span> : null}
    </VisuallyHidden>
  )
}

function ViewFailed({ words, onRetry }: { words: ShownMessages; onRetry: () => void }) {
  return (
    <FailedMessage
      words={words}
      image={null}
      title={words.shell.viewFailed}
      text={words.shell.viewFailedText}
      onRetry={onRetry}
    />
  )
}

/** Moves focus on every view change, so that screen readers read the new view. Not on opening. */
function ViewFocus({ viewKey, target }: { viewKey: string; target: RefObject<HTMLElement | null> }) {
  const isOpen = useLintelState((state) => state.modal.open)
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen && seen.current !== null && seen.current !== viewKey) target.current?.focus({ preventScroll: true })
    seen.current = isOpen ? viewKey : null
  }, [isOpen, viewKey, target])
  return null
}
