'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useEffectEvent } from '../components/use-effect-event.js'
import type { LintelState } from '../core/index.js'
import { useLintel } from '../react/lintel-context.js'
import { useGivenMessages } from '../react/use-given-messages.js'
import { useLintelState } from '../react/use-lintel-state.js'
import { loadModal } from './load-modal.js'
import { ModalTheme } from './modal-theme/modal-theme.js'
import { preloadWhenIdle } from './preload-when-idle.js'

export type LintelModalProps = {
  /**
   * Fetches the code of the modal, of its first view and, without an account, of the views that often follow when the page
   * has loaded and is idle, and with React 19.2 renders the first view hidden, so that opening waits for neither. With `false`,
   * or if the visitor's browser saves data, the code loads when the visitor points at or focuses a ConnectButton, on the first
   * opening, or with a connected account, whose name ConnectButton shows.
   *
   * @default true
   */
  preload?: boolean
  /**
   * Opens and closes the modal from outside. The modal may refuse, for example while a request waits for an answer;
   * `onOpenChange` then reports the actual state. Left out: `actions.open()` and ConnectButton open it.
   */
  open?: boolean | undefined
  /** Called after the modal has opened or closed, for whatever reason. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /**
   * The element or shadow root to render the modal and its toasts into. Lintel's css must be in that shadow root, and in the
   * page, whose scrolling it locks. Default: `document.body`.
   */
  container?: Element | DocumentFragment | null | undefined
}

/**
 * The wallet modal and its toasts. Render one inside `LintelProvider`; it is invisible until it is opened.
 *
 * @example
 * <LintelProvider lintel={lintel}><ConnectButton /><LintelModal /></LintelProvider>
 * <LintelModal open={isOpen} onOpenChange={setOpen} />
 */
export function LintelModal({ preload = true, open, onOpenChange, container }: LintelModalProps) {
  useControlledOpen(open, onOpenChange)
  const isPreloaded = usePreload(preload)
  const isOpen = useLintelState((state) => state.modal.open)
  const hasToast = useLintelState((state) => state.toast.status !== 'closed')
  const { actions } = useLintel()
  return (
    <ModalTheme>
      <OnDemand
        load={loadModal}
        isNeeded={isOpen || isPreloaded}
        hide={() => actions.close({ forced: true })}
        container={container}
      />
      <OnDemand load={loadToasts} isNeeded={hasToast} hide={() => actions.dismissToast()} container={container} />
    </ModalTheme>
  )
}

const loadToasts = async () => (await import('./shell/toasts.js')).Toasts

/** Follows the prop `open`. Reports changes, and the actual state when the modal refuses. */
function useControlledOpen(open: boolean | undefined, onOpenChange: LintelModalProps['onOpenChange']): void {
  const { actions, store } = useLintel()
  const latest = useRef(onOpenChange)
  useEffect(() => {
    latest.current = onOpenChange
  })
  useEffect(
    () =>
      store.subscribe(({ modal }, before) => {
        if (modal.open !== before.modal.open) latest.current?.(modal.open)
      }),
    [store],
  )
  useEffect(() => {
    const { modal } = store.getState()
    if (open === undefined || open === modal.open) return
    if (open) actions.open()
    else actions.close()
    const isOpen = store.getState().modal.open
    if (isOpen !== open) latest.current?.(isOpen)
  }, [open, actions, store])
}

/**
 * Preloads the modal when the page is idle and the last session is restored, which decides the first view. Returns true
 * when that is done.
 */
function usePreload(isEnabled: boolean): boolean {
  const lintel = useLintel()
  const [isPreloaded, setPreloaded] = useState(false)
  const isRestoring = useLintelState(isRestoringAny)
  useEffect(() => {
    if (isEnabled && !isRestoring) return preloadWhenIdle(lintel, () => setPreloaded(true))
  }, [isEnabled, isRestoring, lintel])
  return isPreloaded
}

function isRestoringAny({ namespaces }: LintelState): boolean {
  return Object.values(namespaces).some(({ restoring }) => restoring === 'running')
}

type PartProps = Pick<LintelModalProps, 'container'>

type OnDemandProps = PartProps & {
  load: () => Promise<ComponentType<PartProps>>
  isNeeded: boolean
  /** Called when the fetch fails. Sets `isNeeded` to false, so that showing it again fetches again. */
  hide: () => void
}

/**
 * Fetches a component when it is first needed, and keeps it mounted for its closing animation. After a failed fetch an
 * alert stays until the next one. Without Suspense, which delays content by up to 300 ms after its fallback.
 */
function OnDemand({ load, isNeeded, hide, container }: OnDemandProps) {
  const [Part, setPart] = useState<ComponentType<PartProps> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const words = useGivenMessages()
  const fail = useEffectEvent(() => {
    setHasFailed(true)
    hide()
  })

  useEffect(() => {
    if (!isNeeded || Part) return
    let isCurrent = true
    setHasFailed(false)
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      (error: unknown) => {
        console.error('[lintel] A part of the modal could not be loaded.', error)
        if (isCurrent) fail()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, Part, load])

  if (Part) return <Part container={container} />
  return hasFailed ? <p role="alert">{`${words.shell.viewFailed}. ${words.shell.viewFailedText}`}</p> : null
}
