'use client'

import * as Primitive from '@radix-ui/react-tooltip'
import clsx from 'clsx'
import { type ComponentProps, type ReactElement, type ReactNode, use } from 'react'
import { floating } from '../floating/floating.css.js'
import { FloatingRoot, type FloatingState } from '../floating/floating-root.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { tooltip } from './tooltip.css.js'
import { TooltipGroupContext, TooltipProvider } from './tooltip-provider.js'

export type TooltipProps = FloatingContainer &
  FloatingState &
  Omit<
    ComponentProps<typeof Primitive.Content>,
    'content' | 'children' | 'asChild' | 'forceMount' | 'side' | 'align'
  > & {
    /** A few words, no controls. */
    content: ReactNode
    /** The control that the tooltip belongs to: one element that takes a ref. */
    children: ReactElement
    /** @default 'top' */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** @default 'center' */
    align?: 'start' | 'center' | 'end' | undefined
    /**
     * How long the pointer rests before the tooltip opens, ms. On focus it opens at once.
     *
     * @default 700
     */
    delay?: number | undefined
  }

/**
 * Names or explains a control while the pointer rests on it or it has focus. It does not exist on touch screens, so
 * nothing may depend on it: put text that everyone needs on the page, and controls into a Popover.
 *
 * @example
 * <Tooltip content="Copy address"><IconButton label="Copy address"><Icon as={Copy} /></IconButton></Tooltip>
 */
export function Tooltip(props: TooltipProps) {
  const isGrouped = use(TooltipGroupContext)
  if (isGrouped) return <TooltipParts {...props} />
  return (
    <TooltipProvider>
      <TooltipParts {...props} />
    </TooltipProvider>
  )
}

function TooltipParts({ children, open, defaultOpen, onOpenChange, delay, ...rest }: TooltipProps) {
  return (
    <FloatingRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {(state) => (
        <Primitive.Root {...state} delayDuration={delay}>
          <Primitive.Trigger asChild>{children}</Primitive.Trigger>
          <TooltipContent {...rest} />
        </Primitive.Root>
      )}
    </FloatingRoot>
  )
}

function TooltipContent({
  content,
  side = 'top',
  align = 'center',
  container,
  className,
  ...rest
}: Omit<TooltipProps, 'children' | 'delay' | keyof FloatingState>) {
  const { placed, portal, isReady } = useFloating(container)
  if (!isReady) return null
  return (
    <Primitive.Portal {...portal}>
      <Primitive.Content {...placed} {...rest} side={side} align={align} className={clsx(floating, tooltip, className)}>
        {content}
      </Primitive.Content>
    </Primitive.Portal>
  )
}
