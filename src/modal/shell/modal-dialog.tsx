'use client'

import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.js'
import { DialogContent, type DialogContentProps } from '../../components/dialog/dialog-content.js'
import type { LintelState } from '../../core/index.js'
import type { Lintel } from '../../core/lintel.js'
import type { RouterState } from '../../core/model/state.js'
import type { View } from '../../core/model/views/view.js'
import { getConnection } from '../../core/selectors.js'
import { chooseDefaultView } from '../../core/transitions/modal/modal.js'
import { isWaitingForWallet } from '../../core/wallets/is-waiting-for-wallet.js'
import { useLast } from '../../parts/state/use-last.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { callAfterFrame, callWhenIdle } from '../call-when-idle.js'
import { getViewEntry, preloadNext, preloadView } from '../registry.js'
import { ModalContent } from './modal-content.js'
import { RenderAhead } from './render-ahead.js'

export { connectedParts } from '../connected-parts.js'

const TEXT_FIELD = 'input:not([type=checkbox])'
const FIRST_CONTROL = ':is(input:enabled, button:enabled, a[href]):not([inert] *)'

/**
 * Fetches the code of the view that the modal opens with. Then, without an account, that of the views that often follow: most
 * visitors who open the modal go on. With an account there are many following views, and most visitors open none of them.
 */
export async function preloadFirstView(state: LintelState): Promise<void> {
  const view = chooseDefaultView(state)
  await preloadView(view.name)
  if (!getConnection(state)) callWhenIdle(() => preloadNext(state, getViewEntry(view)))
}

type ModalDialogProps = Pick<DialogContentProps, 'container'>

/** The dialog of the modal. Its state is in the store. It opens at once, and closes after the page has drawn what changed: the account. */
export function ModalDialog({ container }: ModalDialogProps) {
  const current = useLintelState(({ modal, router }) => (modal.open ? router : null))
  const isOpen = current !== null
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  // `useDeferredValue` would keep the modal open while the app has a pending transition, in React 19.0.
  useEffect(() => {
    const close = () => setShown(false)
    if (isOpen) return
    // A hidden page draws no frame.
    return document.hidden ? close() : callAfterFrame(close)
  }, [isOpen])
  // Closing keeps showing the view that was open, also when the account is gone or the stack has changed.
  return <ShownDialog container={container} open={isOpen || isShown} last={useLast(current)} />
}

type ShownDialogProps = ModalDialogProps & {
  open: boolean
  /** The views that were open last; null before the first opening. */
  last: RouterState | null
}

/** Rendered ahead, with the view that it would open with. Memoized: closing renders it after that frame only. */
const ShownDialog = memo(function ShownDialog({ container, open, last }: ShownDialogProps) {
  const lintel = useLintel()
  const { actions, store } = lintel
  const shake = useLintelState((state) => state.modal.shake)
  const isWaiting = useLintelState(isWaitingForWallet)
  const hasOpened = last !== null
  // The name stays the same while the view does; a default view has no parameters.
  const first = useLintelState((state) => (last ? last.stack[0] : chooseDefaultView(state)).name)
  const ahead = useMemo<RouterState>(() => ({ stack: [{ name: first } as View], direction: 'none' }), [first])
  const router = last ?? ahead
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const entry = getViewEntry(router.stack.at(-1) ?? router.stack[0])

  useEffect(() => {
    if (!open) return
    let cancelIdle: (() => void) | undefined
    // The page may be idle before it has drawn this view, and the fetches would delay that frame.
    const frame = requestAnimationFrame(() => {
      cancelIdle = callWhenIdle(() => preloadNext(store.getState(), entry))
    })
    return () => {
      cancelAnimationFrame(frame)
      cancelIdle?.()
    }
  }, [open, entry, store])

  useEffect(() => resumeAfterReload(lintel), [lintel])

  const initialFocus = useMemo(
    () => ({
      get current() {
        const first = bodyRef.current?.querySelector<HTMLElement>(FIRST_CONTROL)
        const view = store.getState().router.stack.at(-1)
        const focus = view && getViewEntry(view).focus
        // On a touch screen a text field opens the keyboard, which covers the rest of the view.
        const isCovering = focus !== 'field' && first?.matches(TEXT_FIELD) && matchMedia('(pointer: coarse)').matches
        return focus === 'heading' || isCovering || !first ? titleRef.current : first
      },
    }),
    [store],
  )
  return (
    <RenderAhead isShown={hasOpened}>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : actions.close())}
        loading={open && isWaiting}
        shake={shake?.since ?? 0}
      >
        {/* Without a container, Radix waits for an effect to find body. Hidden content runs no effects. */}
        <DialogContent initialFocus={initialFocus} forceMount={!hasOpened} container={container ?? document.body}>
          <ModalContent router={router} titleRef={titleRef} bodyRef={bodyRef} initialFocus={initialFocus} />
        </DialogContent>
      </Dialog>
    </RenderAhead>
  )
})

/** Continues to follow transactions that were sent before a reload. Its code is fetched only while one is pending. */
function resumeAfterReload(lintel: Lintel): void {
  if (lintel.store.getState().transactions.every(({ status }) => status !== 'pending')) return
  import('../../parts/wallet-request/follow-outcome.js').then(
    ({ resumeOutcomes }) => resumeOutcomes(lintel),
    (error: unknown) => console.error('[lintel] The outcome of a payment cannot be shown.', error),
  )
}
