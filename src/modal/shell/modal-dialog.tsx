'use client'

import { memo, useEffect, useMemo, useRef } from 'react'
import { Dialog } from '../../components/dialog/dialog.js'
import { DialogContent } from '../../components/dialog/dialog-content.js'
import { useLintel, useLintelState } from '../../react/index.js'
import { afterPaint } from '../after-paint.js'
import { getViewEntry, views } from '../registry.js'
import { ModalContent } from './modal-content.js'
import { useShownRouter } from './use-shown-router.js'

const FIRST_CONTROL = ':is(input:enabled, button:enabled, a[href]):not([inert] *)'

// Opening and closing alone change nothing inside, so nothing inside renders again for them. The router comes from
// here: what is hidden hears of no change, and must never be shown, or run its effects, with the view of before.
const Content = memo(ModalContent)

/** The dialog: open or not, busy or not, shaken or not. What is in it is ModalContent's. */
export function ModalDialog() {
  const { actions, store } = useLintel()
  const { open, loading, shake } = useLintelState((state) => state.modal)
  const router = useShownRouter()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const entry = getViewEntry(router.stack.at(-1) ?? router.stack[0])

  useEffect(() => {
    if (!open) return
    return afterPaint(() => {
      for (const name of entry?.next ?? []) {
        // A chunk that does not arrive now is asked for again when its view is shown, which then says so.
        views[name]?.chunk.load().catch(() => undefined)
      }
    })
  }, [open, entry])

  const initialFocus = useMemo(
    () => ({
      get current() {
        const first = bodyRef.current?.querySelector<HTMLElement>(FIRST_CONTROL)
        const view = store.getState().router.stack.at(-1)
        const isHeadingFirst = view && getViewEntry(view)?.focus === 'heading'
        return isHeadingFirst || !first ? titleRef.current : first
      },
    }),
    [store],
  )
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : actions.close())}
      loading={loading}
      shake={shake?.since ?? 0}
    >
      <DialogContent initialFocus={initialFocus}>
        <Content router={router} titleRef={titleRef} bodyRef={bodyRef} initialFocus={initialFocus} />
      </DialogContent>
    </Dialog>
  )
}
