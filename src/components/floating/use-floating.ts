'use client'

import { useThemeScope } from '../theme-scope/theme-scope.js'
import { usePortalPlace } from './portal-place.js'

/** Distances from trigger and window edge, px: Radix measures in them. */
const FLOATING_GAP = 6
export const FLOATING_MARGIN = 8

/** Where a floating part may be put instead. */
export type FloatingContainer = {
  /** Where it is put; the dialog around it, else `document.body`, unless told otherwise. A shadow root will do. */
  container?: Element | DocumentFragment | null | undefined
}

/**
 * Where a floating part goes, and the theme's attributes for it; `placed` has them with its distances. `isReady` is false for the one moment in which the
 * dialog around it is not in the page yet.
 */
export function useFloating(container: FloatingContainer['container']) {
  const scope = useThemeScope()
  const place = usePortalPlace()
  return {
    scope,
    placed: { sideOffset: FLOATING_GAP, collisionPadding: FLOATING_MARGIN, ...scope },
    portal: { container: container ?? place },
    isReady: container != null || place !== null,
  }
}
