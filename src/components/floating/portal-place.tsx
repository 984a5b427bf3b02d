'use client'

import { createContext, use } from 'react'

/**
 * The element that floating parts render into, instead of `body`. A menu inside a dialog is then part of the dialog: the
 * dialog does not hide it, and a press in it is not outside of the dialog.
 */
export const PortalPlaceContext = createContext<Element | null | undefined>(undefined)

/** Where the caller's floating parts render: undefined means `body`, null an element that is not mounted yet. */
export function usePortalPlace(): Element | null | undefined {
  return use(PortalPlaceContext)
}
