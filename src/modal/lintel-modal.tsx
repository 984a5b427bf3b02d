'use client'

import { useEffect, useState } from 'react'
import { useLintelState, useMessages } from '../react/index.js'
import { loadModal, type ModalChunk } from './load-modal.js'

/**
 * The wallet modal. Put one anywhere inside `LintelProvider`; it draws nothing until it is opened, and its code is
 * fetched when a visitor reaches for a ConnectButton or, at the latest, on the first opening.
 *
 * @example
 * <LintelProvider lintel={lintel}><ConnectButton /><LintelModal /></LintelProvider>
 */
export function LintelModal() {
  const isWanted = useLintelState((state) => state.modal.open || state.toast.status !== 'closed')
  const [chunk, setChunk] = useState<ModalChunk | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const words = useMessages()

  useEffect(() => {
    if (!isWanted || chunk) return
    let isCurrent = true
    loadModal().then(
      (loaded) => isCurrent && setChunk(() => loaded),
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, chunk])

  if (failure && isWanted && !chunk) return <p role="alert">{words.shell.viewFailed}</p>
  return chunk ? <chunk.ModalRoot /> : null
}
