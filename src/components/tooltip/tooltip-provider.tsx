'use client'

import * as Primitive from '@radix-ui/react-tooltip'
import { createContext, type ReactNode } from 'react'

/** Whether the tooltips inside share their delays. */
export const TooltipGroupContext = createContext(false)

export type TooltipProviderProps = {
  /** How long the pointer rests before the first tooltip opens, in ms. Default 700. */
  delay?: number | undefined
  /** How long after one has closed the next opens at once, in ms. Default 300. */
  skipDelay?: number | undefined
  children: ReactNode
}

/**
 * Lets the tooltips inside share their delays: after one has opened, its neighbours open at once. A tooltip without a
 * provider has its own delay.
 *
 * @example
 * <TooltipProvider><Toolbar /></TooltipProvider>
 */
export function TooltipProvider({ delay = 700, skipDelay = 300, children }: TooltipProviderProps) {
  return (
    <Primitive.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <TooltipGroupContext value>{children}</TooltipGroupContext>
    </Primitive.Provider>
  )
}
