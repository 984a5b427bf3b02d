'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useLintelState, useMessages } from '../react/index.js'
import { loadModalDialog, loadToasts } from './load-chunks.js'

/**
 * The wallet modal and its toasts. Put one anywhere inside `LintelProvider`; it draws nothing until it is opened,
 * and its code is fetched when a visitor reaches for a ConnectButton or, at the latest, on the first opening.
 *
 * @example
 * <LintelProvider lintel={lintel}><ConnectButton /><LintelModal /></LintelProvider>
 */
export function LintelModal() {
  const isOpen = useLintelState((state) => state.modal.open)
  const hasToast = useLintelState((state) => state.toast.status !== 'closed')
  return (
    <>
      <OnDemand load={loadModalDialog} isWanted={isOpen} />
      <OnDemand load={loadToasts} isWanted={hasToast} />
    </>
  )
}

/** Fetches a part the first time it is wanted and keeps it from then on, so that it can animate out. */
function OnDemand({ load, isWanted }: { load: () => Promise<ComponentType>; isWanted: boolean }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const words = useMessages()

  useEffect(() => {
    if (!isWanted || Part) return
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
  }, [isWanted, Part, load])

  if (Part) return <Part />
  return hasFailed && isWanted ? <p role="alert">{`${words.shell.viewFailed}. ${words.shell.viewFailedText}`}</p> : null
}
