'use client'

import * as Primitive from '@radix-ui/react-popover'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { FloatingRoot, type FloatingState } from '../floating/floating-root.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { popover, title } from './popover.css.js'

export type PopoverProps = FloatingState & { children?: ReactNode }

/**
 * Details of its trigger, or a few controls, beside the page content and without blocking it. For a question that must be
 * answered first use Dialog, for a list of actions DropdownMenu, for a few words Tooltip.
 *
 * @example
 * <Popover>
 *   <PopoverTrigger asChild><Button>Fee</Button></PopoverTrigger>
 *   <PopoverContent aria-label="Network fee">…</PopoverContent>
 * </Popover>
 */
export function Popover({ children, ...rest }: PopoverProps) {
  // Not modal: Radix's modal mode disables pointer events on body and adds a style element to the page.
  return (
    <FloatingRoot {...rest}>
      {(state) => (
        <Primitive.Root {...state} modal={false}>
          {children}
        </Primitive.Root>
      )}
    </FloatingRoot>
  )
}

/** Opens and closes the popover. Renders its only child, such as a Button, with `asChild`. */
export function PopoverTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} />
}

/** The element to place the popover at, if not the trigger. */
export function PopoverAnchor(props: ComponentProps<typeof Primitive.Anchor>) {
  return <Primitive.Anchor {...props} />
}

export type PopoverContentProps = FloatingContainer &
  Omit<ComponentProps<typeof Primitive.Content>, 'forceMount' | 'side' | 'align'> & {
    /** @default '2' */
    size?: '1' | '2' | undefined
    /** @default 'bottom' */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** @default 'center' */
    align?: 'start' | 'center' | 'end' | undefined
  }

/** The panel. It needs a PopoverTitle or an `aria-label`. Focus goes to its first control and back to the trigger. */
export function PopoverContent({
  size,
  side = 'bottom',
  align = 'center',
  container,
  className,
  ...rest
}: PopoverContentProps) {
  const { placed, portal, isReady } = useFloating(container)
  if (!isReady) return null
  return (
    <Primitive.Portal {...portal}>
      <Primitive.Content
        {...placed}
        {...rest}
        side={side}
        align={align}
        data-lintel-floating="popover"
        className={clsx(floating, panel, popover({ size }), className)}
      />
    </Primitive.Portal>
  )
}

/** The name of the popover. */
export function PopoverTitle({ className, ...rest }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title {...rest} className={clsx(title, className)} />
}

/** Closes the popover and restores focus. Renders its only child with `asChild`. */
export function PopoverClose(props: ComponentProps<typeof Primitive.Close>) {
  return <Primitive.Close {...props} />
}
