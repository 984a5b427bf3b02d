'use client'

import { createContext, type RefObject, use } from 'react'

/** Which of the visitor's ways to close was used. */
export type DialogCloseReason = 'escape' | 'outside' | 'close'

/** What the parts of one Dialog share. */
export type DialogContextValue = {
  open: boolean
  loading: boolean
  titleId: string
  /** Set while there is a DialogDescription. */
  descriptionId: string | undefined
  setDescriptionId: (id: string | undefined) => void
  /** A new number shakes the card; 0 is none. */
  shake: number
  /** How often a close was refused, and why the last time, in words. */
  refused: { times: number; reason: string }
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
