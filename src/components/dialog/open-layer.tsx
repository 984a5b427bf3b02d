'use client'

import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { useFocusGuards } from '@radix-ui/react-focus-guards'
import { type DOMAttributes, type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { focusCard, goRound } from './modality/tab-stops.js'

/** What the primitive wants to hear of from the card. */
export type CardEvents = Pick<DOMAttributes<HTMLElement>, 'onFocusCapture' | 'onBlurCapture' | 'onPointerDownCapture'>

export type OpenLayerProps = {
  card: RefObject<HTMLElement | null>
  /** The card hands its events on to these. */
  events: RefObject<CardEvents>
  initialFocus: RefObject<HTMLElement | null> | undefined
  onEscapeKeyDown: (event: KeyboardEvent) => void
}

/**
 * Focus, and the primitive's layer, around a card that is in the page before it opens and after it closes: the layer
 * begins when it is mounted, so it is mounted while the card is open, and takes hold of the card's element.
 */
export function OpenLayer({ card, events, initialFocus, onEscapeKeyDown }: OpenLayerProps) {
  useFocusGuards()
  const wanted = useRef(initialFocus)
  useEffect(() => {
    if (!card.current) return
    focusCard(card.current, wanted.current?.current)
    return goRound(card.current)
  }, [card])
  return (
    <DismissableLayer
      asChild
      deferPointerDownOutside
      onEscapeKeyDown={onEscapeKeyDown}
      onInteractOutside={refuse}
      onDismiss={takeKey}
    >
      <Hold card={card} events={events} />
    </DismissableLayer>
  )
}

/** Presses outside are the overlay's. */
function refuse(event: Event): void {
  event.preventDefault()
}

/** The primitive marks Escape as taken only for who would be dismissed by it; who closes is the owner's to say. */
function takeKey(): void {}

/** The card's own listeners, and after them the primitive's while there are some. */
export function handOn(events: RefObject<CardEvents>, own: CardEvents): CardEvents {
  return {
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

/** Stands for the card where the primitive expects its child: what it gives goes on to the card. */
function Hold({ card, events, ref, style, onFocusCapture, onBlurCapture, onPointerDownCapture }: HoldProps) {
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
    events.current = { onFocusCapture, onBlurCapture, onPointerDownCapture }
  })
  const pointerEvents = style?.pointerEvents ?? ''
  useLayoutEffect(() => {
    if (card.current) card.current.style.pointerEvents = pointerEvents
  }, [card, pointerEvents])
  return null
}
