'use client'

import { Suspense, useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { Dialog } from '../../components/dialog/dialog.js'
import { DialogContent } from '../../components/dialog/dialog-content.js'
import type { Messages } from '../../core/messages/en.js'
import type { View } from '../../core/model/view.js'
import { useLintel, useLintelState, useMessages } from '../../react/index.js'
import { CenteredMessage } from '../parts/centered-message/centered-message.js'
import { ViewSkeleton } from '../parts/view-skeleton/view-skeleton.js'
import { type ViewEntry, views } from '../registry.js'
import { ModalCard } from './modal-card.js'
import { NetworkSelector } from './network-selector.js'
import { useShownRouter } from './use-shown-router.js'
import { ViewBoundary } from './view-boundary.js'
import { ChunkView } from './view-chunk.js'

const MESSAGE = { shape: 'message' } as const
const FIRST_CONTROL = 'input:not([disabled]), button:not([disabled]), a[href]'

/** The dialog with the view on top of the stack. */
export function ModalDialog() {
  const { actions, store } = useLintel()
  const words = useMessages()
  const { open, loading, shake } = useLintelState((state) => state.modal)
  const { stack, direction } = useShownRouter()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)

  const view = stack[stack.length - 1] ?? stack[0]
  const viewKey = `${stack.length} ${JSON.stringify(view)}`
  const entry = entryOf(view)

  useFocusOnChange(viewKey, open, titleRef)
  useEffect(() => {
    if (!open) return
    for (const name of entry?.next ?? []) {
      // A chunk that does not arrive now is asked for again when its view is shown, which then says so.
      views[name]?.chunk.load().catch(() => undefined)
    }
  }, [open, entry])

  const initialFocus = {
    get current() {
      const first = bodyRef.current?.querySelector<HTMLElement>(FIRST_CONTROL)
      return entry?.focus === 'heading' || !first ? titleRef.current : first
    },
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : actions.close())}
      loading={loading}
      shake={shake?.since ?? 0}
    >
      <DialogContent initialFocus={initialFocus}>
        <ModalCard
          words={words}
          title={entry ? entry.title({ words, state: store.getState(), view }) : words.shell.viewMissing}
          viewKey={viewKey}
          direction={direction}
          onBack={stack.length > 1 && view.name !== 'ApproveTransaction' ? actions.back : undefined}
          start={entry?.start === 'network' ? <NetworkSelector /> : null}
          announcement={shake ? words.announcements.closeRefused[shake.reason] : undefined}
          titleRef={titleRef}
          bodyRef={bodyRef}
        >
          <ViewBoundary fallback={(retry) => <ViewFailed words={words} onRetry={retry} />}>
            <Suspense fallback={<ViewSkeleton label={words.common.loading} {...(entry?.skeleton ?? MESSAGE)} />}>
              {entry ? (
                <ChunkView chunk={entry.chunk} view={view} />
              ) : (
                <CenteredMessage image={null} title={words.shell.viewMissing} text={words.shell.viewMissingText} />
              )}
            </Suspense>
          </ViewBoundary>
        </ModalCard>
      </DialogContent>
    </Dialog>
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

/** The registry is typed view by view; looked up by name the link between name and parameters is for us to keep. */
function entryOf(view: View): ViewEntry | undefined {
  return views[view.name] as ViewEntry | undefined
}

/** On every view change, but not on opening, focus goes to the new heading, so that it is read out. */
function useFocusOnChange(viewKey: string, isOpen: boolean, titleRef: { current: HTMLElement | null }): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpen) {
      last.current = null
      return
    }
    if (last.current !== null && last.current !== viewKey) titleRef.current?.focus({ preventScroll: true })
    last.current = viewKey
  }, [viewKey, isOpen, titleRef])
}
