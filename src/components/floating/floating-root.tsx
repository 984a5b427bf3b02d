'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react'

/** The surrounding floating part. */
export type Floating = {
  close: () => void
  /** Whether no other one has opened since. */
  isTopmost: () => boolean
}
export const FloatingContext = createContext<Floating>({ close: () => {}, isTopmost: () => true })

/** The open floating parts of the page, the topmost last. Copies of Radix do not know of each other. */
const opened: object[] = []

export type FloatingState = {
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** Holds the open state of a floating part, so that `useFloating` can close it too. */
export function FloatingRoot({
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: FloatingState & { children: (state: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode }) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'FloatingRoot',
  })
  const [self] = useState({})
  useEffect(() => {
    if (!isOpen) return
    opened.push(self)
    return () => void opened.splice(opened.indexOf(self), 1)
  }, [isOpen, self])
  const floating = useMemo(
    () => ({ close: () => setOpen(false), isTopmost: () => opened.at(-1) === self }),
    [setOpen, self],
  )
  return <FloatingContext value={floating}>{children({ open: isOpen, onOpenChange: setOpen })}</FloatingContext>
}
