'use client'

import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { createContext, type ReactNode } from 'react'

/** Closes the surrounding floating part. */
export const CloseFloatingContext = createContext(() => {})

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
  return (
    <CloseFloatingContext value={() => setOpen(false)}>
      {children({ open: isOpen, onOpenChange: setOpen })}
    </CloseFloatingContext>
  )
}
