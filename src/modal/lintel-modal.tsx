'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LintelState } from '../core/index.js'
import { useLintel, useLintelEvents, useLintelState, useMessages } from '../react/index.js'
import { afterPaint } from './after-paint.js'
import { loadModalDialog, loadToasts } from './load-chunks.js'

export type LintelModalProps = {
  /**
   * Fetches and draws the modal, unseen, once the page has loaded and shows the wallet that it restores: the first
   * opening then only shows it. Without it the code comes when a visitor reaches for a ConnectButton, or at the latest
   * on the first opening.
   */
  preload?: boolean
  /**
   * Opens and closes it from outside. The rules of the modal stand above it: what it may not do is answered by
   * `onOpenChange`. Left out, `actions.open()` and the ConnectButton alone open it.
   */
  open?: boolean | undefined
  /** After it has opened or closed, whoever did it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * The wallet modal and its toasts. Put one anywhere inside `LintelProvider`; nothing is seen until it is opened.
 *
 * @example
 * <LintelProvider lintel={lintel}><ConnectButton /><LintelModal /></LintelProvider>
 * <LintelModal open={isOpen} onOpenChange={setOpen} />
 */
export function LintelModal({ preload = false, open, onOpenChange }: LintelModalProps) {
  useLintelEvents({ onOpenChange })
  useOpenFromOutside(open, onOpenChange)
  const isOpen = useLintelState((state) => state.modal.open)
  const hasToast = useLintelState((state) => state.toast.status !== 'closed')
  const hasSpareTime = useSpareTime(preload)
  return (
    <>
      <OnDemand load={loadModalDialog} isWanted={isOpen || hasSpareTime} isMissed={isOpen} />
      <OnDemand load={loadToasts} isWanted={hasToast} isMissed={hasToast} />
    </>
  )
}

/** Follows `open`; where a rule refuses, the one who asked is told how it is. */
function useOpenFromOutside(open: boolean | undefined, onOpenChange: LintelModalProps['onOpenChange']): void {
  const { actions, store } = useLintel()
  const tell = useRef(onOpenChange)
  useEffect(() => {
    tell.current = onOpenChange
  })
  useEffect(() => {
    const { modal } = store.getState()
    if (open === undefined || open === modal.open) return
    if (open) actions.open()
    else actions.close()
    const isOpen = store.getState().modal.open
    if (isOpen !== open) tell.current?.(isOpen)
  }, [open, actions, store])
}

/** Whether the page has loaded and painted what it restores, so that nobody waits for more; false when nobody asks. */
function useSpareTime(isAsked: boolean): boolean {
  const [isSpare, setSpare] = useState(false)
  const isRestoring = useLintelState(isRestoringAny)
  useEffect(() => {
    if (!isAsked || isRestoring) return
    let cancel = () => {}
    const waitForPaint = () => {
      cancel = afterPaint(() => setSpare(true))
    }
    if (document.readyState === 'complete') waitForPaint()
    else window.addEventListener('load', waitForPaint, { once: true })
    return () => {
      window.removeEventListener('load', waitForPaint)
      cancel()
    }
  }, [isAsked, isRestoring])
  return isSpare
}

function isRestoringAny({ namespaces }: LintelState): boolean {
  return Object.values(namespaces).some(({ attempt }) => attempt?.kind === 'restore')
}

type OnDemandProps = {
  load: () => Promise<ComponentType>
  /** From the first time on, the part is fetched and kept, so that it can animate out. */
  isWanted: boolean
  /** Whether a visitor is waiting for it, so that a failure has to be said. */
  isMissed: boolean
}

function OnDemand({ load, isWanted, isMissed }: OnDemandProps) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const words = useMessages()

  // `isMissed` too: what failed to come ahead of time is asked for again when it is opened.
  useEffect(() => {
    if (!(isWanted || isMissed) || Part) return
    let isCurrent = true
    setHasFailed(false)
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      (error: unknown) => {
        console.error('[lintel] A part of the modal could not be loaded.', error)
        if (isCurrent) setHasFailed(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isMissed, Part, load])

  if (Part) return <Part />
  return hasFailed && isMissed ? <p role="alert">{`${words.shell.viewFailed}. ${words.shell.viewFailedText}`}</p> : null
}
