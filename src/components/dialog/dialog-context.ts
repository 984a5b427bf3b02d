'use client'

import { createContext, type RefObject, use } from 'react'

/** Which control the visitor used to close the dialog. */
export type DialogCloseReason = 'escape' | 'outside' | 'close'

/** The values that the parts of one Dialog share besides the context of the Radix primitive. */
export type DialogContextValue = {
  open: boolean
  loading: boolean
  shake: number
  /** How many times `closeGuard` refused to close, and its last reason. */
  refusal: { count: number; reason: string }
  returnFocusTo: RefObject<HTMLElement | null> | undefined
  requestClose: (reason: DialogCloseReason) => void
}

export const DialogContext = createContext<DialogContextValue | null>(null)

/** The context of the surrounding Dialog. Throws outside of one. */
export function useDialog(): DialogContextValue {
  const dialog = use(DialogContext)
  if (!dialog) throw new Error('Put this part of Dialog inside <Dialog>.')
  return dialog
}
