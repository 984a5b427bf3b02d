'use client'

import { use } from 'react'
import { useThemeScope } from '../theme-scope/use-theme-scope.js'
import { CloseFloatingContext } from './floating-root.js'
import { usePortalPlace } from './portal-place.js'

/** Distances to the trigger and to the edge of the window, px: Radix positions in px. */
const FLOATING_GAP = 6
const FLOATING_MARGIN = 8

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
  const close = use(CloseFloatingContext)
  const content = {
    collisionPadding: FLOATING_MARGIN,
    ...scope,
    // Above another library's dialog, Dialog marks Escape as handled before Radix sees it, and Radix then ignores it.
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (place && event.defaultPrevented) close()
    },
  }
  return {
    content,
    placed: { sideOffset: FLOATING_GAP, ...content },
    portal: { container: container ?? place },
    isReady: container != null || place !== null,
  }
}
