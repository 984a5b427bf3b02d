'use client'

import { type RefObject, useEffect } from 'react'
import { useEffectEvent } from '../../components/use-effect-event.js'

type PanelKeys = { onClose: () => void; onUndo: () => void }

/**
 * Escape closes and Ctrl+Z or ⌘Z undoes while focus is inside `root`. Listens in the capture phase: an open dialog
 * would close on the same Escape.
 */
export function usePanelKeys(root: RefObject<HTMLElement | null>, { onClose, onUndo }: PanelKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !event.composedPath().includes(root.current as EventTarget)) return
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (event.key !== 'Escape' && !isUndo) return
    event.preventDefault()
    event.stopPropagation()
    if (isUndo) onUndo()
    else onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
