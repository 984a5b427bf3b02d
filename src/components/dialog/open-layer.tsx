'use client'

import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { useFocusGuards } from '@radix-ui/react-focus-guards'
import { FocusScope } from '@radix-ui/react-focus-scope'
import { type DOMAttributes, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'

/** What the primitives want to hear of from the card. */
export type CardEvents = Pick<
  DOMAttributes<HTMLElement>,
  'onKeyDown' | 'onFocusCapture' | 'onBlurCapture' | 'onPointerDownCapture'
>

export type OpenLayerProps = {
  card: RefObject<HTMLElement | null>
  /** The card hands its events on to these. */
  events: RefObject<CardEvents>
  onOpenAutoFocus: (event: Event) => void
  onEscapeKeyDown: (event: KeyboardEvent) => void
}

/**
 * The primitives' layer and focus scope around a card that is in the page before it opens and after it closes: theirs
 * begin when they are mounted, so they are mounted while it is open, and take hold of the card's element.
 */
export function OpenLayer({ card, events, onOpenAutoFocus, onEscapeKeyDown }: OpenLayerProps) {
  useFocusGuards()
  return (
    // Tab goes round. Not trapped: that would pull focus out of toasts and wallets' frames.
    <FocusScope asChild loop onMountAutoFocus={onOpenAutoFocus} onUnmountAutoFocus={refuse}>
      <DismissableLayer
        asChild
        deferPointerDownOutside
        onEscapeKeyDown={onEscapeKeyDown}
        onInteractOutside={refuse}
        onDismiss={takeKey}
      >
        <Hold card={card} events={events} />
      </DismissableLayer>
    </FocusScope>
  )
}

/** Focus has gone back at once, not after the card has left; presses outside are the overlay's. */
function refuse(event: Event): void {
  event.preventDefault()
}

/** The primitive marks Escape as taken only for who would be dismissed by it; who closes is the owner's to say. */
function takeKey(): void {}

/** The card's own listeners, and after them the primitives' while there are some. */
export function handOn(events: RefObject<CardEvents>, own: CardEvents): CardEvents {
  return {
    onKeyDown(event) {
      own.onKeyDown?.(event)
      events.current.onKeyDown?.(event)
    },
    onFocusCapture(event) {
      own.onFocusCapture?.(event)
      events.current.onFocusCapture?.(event)
    },
    onBlurCapture(event) {
      own.onBlurCapture?.(event)
      events.current.onBlurCapture?.(event)
    },
    onPointerDownCapture(event) {
      own.onPointerDownCapture?.(event)
      events.current.onPointerDownCapture?.(event)
    },
  }
}

type HoldProps = Pick<OpenLayerProps, 'card' | 'events'> &
  CardEvents & { ref?: Ref<HTMLElement>; style?: { pointerEvents?: string } }

/** Stands for the card where the primitives expect their child: what they give it goes on to the card. */
function Hold({ card, events, ref, style, onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture }: HoldProps) {
  const given = useRef(ref)
  useLayoutEffect(() => {
    const give = given.current
    if (typeof give !== 'function') return
    const takeBack = give(card.current)
    return () => {
      if (takeBack) takeBack()
      else give(null)
      events.current = {}
    }
  }, [card, events])
  useLayoutEffect(() => {
    events.current = { onKeyDown, onFocusCapture, onBlurCapture, onPointerDownCapture }
  })
  const pointerEvents = style?.pointerEvents ?? ''
  useLayoutEffect(() => {
    if (card.current) card.current.style.pointerEvents = pointerEvents
  }, [card, pointerEvents])
  return null
}
