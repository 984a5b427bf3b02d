'use client'

import { useEffect, useMemo, useRef } from 'react'
import { Dialog } from '../../components/dialog/dialog.js'
import { DialogContent } from '../../components/dialog/dialog-content.js'
import type { LintelState } from '../../core/index.js'
import { isWaitingForWallet } from '../../core/selectors.js'
import { chooseFirstView } from '../../core/transitions/modal/modal.js'
import { useLintel, useLintelState } from '../../react/index.js'
import { callWhenIdle } from '../call-when-idle.js'
import { useLast } from '../parts/use-last.js'
import { getViewEntry, preloadView } from '../registry.js'
import { ModalContent } from './modal-content.js'
import { ModalTheme } from './modal-theme.js'

const FIRST_CONTROL = ':is(input:enabled, button:enabled, a[href]):not([inert] *)'

/** Fetches the code of the view that the modal opens with. */
export function preloadFirstView(state: LintelState): void {
  preloadView(chooseFirstView(state, null).name)
}

/** The dialog of the modal. Its state is the store's. */
export function ModalDialog() {
  const { actions, store } = useLintel()
  const { open, shake } = useLintelState((state) => state.modal)
  const isWaiting = useLintelState(isWaitingForWallet)
  const current = useLintelState((state) => state.router)
  // The closing animation keeps showing the view that was open, also when the account is gone.
  const router = useLast(open ? current : null) ?? current
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const entry = getViewEntry(router.stack.at(-1) ?? router.stack[0])

  useEffect(() => {
    if (!open) return
    let cancelIdle: (() => void) | undefined
    // The page may be idle before it has drawn this view, and the fetches would delay that frame.
    const frame = requestAnimationFrame(() => {
      cancelIdle = callWhenIdle(() => entry?.next?.forEach(preloadView))
    })
    return () => {
      cancelAnimationFrame(frame)
      cancelIdle?.()
    }
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
    <ModalTheme>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : actions.close())}
        loading={open && isWaiting}
        shake={shake?.since ?? 0}
      >
        <DialogContent initialFocus={initialFocus}>
          <ModalContent router={router} titleRef={titleRef} bodyRef={bodyRef} initialFocus={initialFocus} />
        </DialogContent>
      </Dialog>
    </ModalTheme>
  )
}
