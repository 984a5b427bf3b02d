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
  /** How long the pointer rests on the trigger before it opens, in ms. Default 700. */
  openDelay?: number | undefined
  /** How long after the pointer has left it closes, in ms. Default 300. */
  closeDelay?: number | undefined
  children?: ReactNode
}

/**
 * A preview of a link's target. Opens when the pointer rests on the link or the link has focus. Focus cannot enter it, so
 * its content must be available elsewhere too. For content that the visitor must reach use Popover.
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

/** The link. Renders its only child with `asChild`. */
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

/** The card. Controls in it work only with a pointer. */
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
