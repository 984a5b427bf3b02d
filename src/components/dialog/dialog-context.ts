'use client'

import { createContext, type RefObject, use } from 'react'

/** Which of the visitor's ways to close was used. */
export type DialogCloseReason = 'escape' | 'outside' | 'close'

/** What the parts of one Dialog share. */
export type DialogContextValue = {
  open: boolean
  loading: boolean
  titleId: string
  /** Grows by one with every shake; the card compares it with the last one it has played. */
  shakes: number
  /** Why the last close was refused, in words. */
  refusal: string
  returnFocusTo: RefObject<HTMLElement | null> | undefined
  requestClose: (reason: DialogCloseReason) => void
}

export const DialogContext = createContext<DialogContextValue | null>(null)

/** The Dialog around the caller. Throws outside of one. */
export function useDialog(): DialogContextValue {
  const dialog = use(DialogContext)
  if (!dialog) throw new Error('A part of Dialog was rendered outside of it. Put it inside <Dialog>.')
  return dialog
}
