'use client'

import * as Primitive from '@radix-ui/react-tooltip'
import { createContext, type ReactNode } from 'react'

/** Whether tooltips here share their waiting times. */
export const TooltipGroupContext = createContext(false)

export type TooltipProviderProps = {
  /** ms the pointer rests before the first one opens; 700 unless told otherwise. */
  delay?: number | undefined
  /** ms after one has closed in which the next opens at once; 300 unless told otherwise. */
  skipDelay?: number | undefined
  children: ReactNode
}

/**
 * Lets the tooltips inside share their waiting times: once one has been shown, its neighbours come at once. A tooltip
 * without one around it waits for itself.
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
