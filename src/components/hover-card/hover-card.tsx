'use client'

import * as Primitive from '@radix-ui/react-hover-card'
import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { floating } from '../floating/floating.css.js'
import { panel } from '../floating/floating-panel.css.js'
import { FloatingRoot, type FloatingState } from '../floating/floating-root.js'
import { type FloatingContainer, useFloating } from '../floating/use-floating.js'
import { hoverCard } from './hover-card.css.js'

export type HoverCardProps = FloatingState & {
  /** ms the pointer rests on the trigger before it opens; 700 unless told otherwise. */
  openDelay?: number | undefined
  /** ms after the pointer has left before it closes; 300 unless told otherwise. */
  closeDelay?: number | undefined
  children?: ReactNode
}

/**
 * A look ahead at what a link leads to. Only a resting pointer, or focus on the link, brings it up, and focus cannot
 * go into it: nothing in it may be found nowhere else. What has to be reached belongs in a Popover.
 *
 * @example
 * <HoverCard>
 *   <HoverCardTrigger href="/account/mira">mira.eth</HoverCardTrigger>
 *   <HoverCardContent>…</HoverCardContent>
 * </HoverCard>
 */
export function HoverCard({ openDelay = 700, closeDelay = 300, children, ...rest }: HoverCardProps) {
  return (
    <FloatingRoot {...rest}>
      {(state) => (
        <Primitive.Root {...state} openDelay={openDelay} closeDelay={closeDelay}>
          {children}
        </Primitive.Root>
      )}
    </FloatingRoot>
  )
}

/** The link it belongs to. Draws its only child with `asChild`. */
export function HoverCardTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} />
}

export type HoverCardContentProps = FloatingContainer &
  Omit<ComponentProps<typeof Primitive.Content>, 'forceMount' | 'side' | 'align'> & {
    /** @default 'bottom' */
    side?: 'top' | 'right' | 'bottom' | 'left' | undefined
    /** @default 'center' */
    align?: 'start' | 'center' | 'end' | undefined
  }

/** The card. What can be pressed in it can be pressed by a pointer alone. */
export function HoverCardContent({
  side = 'bottom',
  align = 'center',
  container,
  className,
  ...rest
}: HoverCardContentProps) {
  const { placed, portal, isReady } = useFloating(container)
  if (!isReady) return null
  return (
    <Primitive.Portal {...portal}>
      <Primitive.Content
        {...placed}
        {...rest}
        side={side}
        align={align}
        className={clsx(floating, panel, hoverCard, className)}
      />
    </Primitive.Portal>
  )
}
