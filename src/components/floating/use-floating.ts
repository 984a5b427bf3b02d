'use client'

import { use } from 'react'
import { useThemeScope } from '../theme-scope/use-theme-scope.js'
import { FloatingContext } from './floating-root.js'
import { isComposingKey } from './is-composing-key.js'
import { usePortalPlace } from './portal-place.js'

/** Distances to the trigger and to the edge of the window, px: Radix positions in px. */
const FLOATING_GAP = 6
const FLOATING_MARGIN = 8

/** Keys that a floating part has left to the one above it. */
const left = new WeakSet<Event>()

export type FloatingContainer = {
  /** The element or shadow root to render into. Default: the surrounding dialog, else `document.body`. */
  container?: Element | DocumentFragment | null | undefined
}

/**
 * Props for the portal and the content of a floating part. `placed` adds the distance to the trigger. `isReady` is
 * false while the surrounding dialog is not mounted yet.
 */
export function useFloating(container: FloatingContainer['container']) {
  const scope = useThemeScope()
  const place = usePortalPlace()
  const { close, isTopmost } = use(FloatingContext)
  const content = {
    collisionPadding: FLOATING_MARGIN,
    ...scope,
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isComposingKey(event)) return event.preventDefault()
      if (!isTopmost()) {
        // One copy of Radix asks only its topmost layer, and another copy has no other layer.
        left.add(event)
        return event.preventDefault()
      }
      // Radix ignores a handled key. Above another library's dialog, Dialog has marked the key as handled.
      if ((place || left.has(event)) && event.defaultPrevented) close()
    },
  }
  return {
    content,
    placed: { sideOffset: FLOATING_GAP, ...content },
    portal: { container: container ?? place },
    isReady: container != null || place !== null,
  }
}
