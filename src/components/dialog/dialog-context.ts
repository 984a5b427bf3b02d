'use client'

import { createContext, type RefObject, use } from 'react'

/** Which of the visitor's ways to close was used. */
export type DialogCloseReason = 'escape' | 'outside' | 'close'

/** What the parts of one Dialog share, and what never changes: opening renders none of them again. */
export type DialogContextValue = {
  titleId: string
  setDescriptionId: (id: string | undefined) => void
  requestClose: (reason: DialogCloseReason) => void
}

/** How a Dialog is now; only its card reads it. */
export type DialogStatus = {
  open: boolean
  loading: boolean
  /** Set while there is a DialogDescription. */
  descriptionId: string | undefined
  /** A new number shakes the card; 0 is none. */
  shake: number
  /** How often a close was refused, and why the last time, in words. */
  refused: { times: number; reason: string }
  returnFocusTo: RefObject<HTMLElement | null> | undefined
}

export const DialogContext = createContext<DialogContextValue | null>(null)
export const DialogStatusContext = createContext<DialogStatus | null>(null)

/** The Dialog around the caller. Throws outside of one. */
export function useDialog(): DialogContextValue {
  return orThrow(use(DialogContext))
}

/** How the Dialog around the caller is. Throws outside of one. */
export function useDialogStatus(): DialogStatus {
  return orThrow(use(DialogStatusContext))
}

function orThrow<Value>(value: Value | null): Value {
  if (!value) throw new Error('Put this part of Dialog inside <Dialog>.')
  return value
}
