'use client'

import { useDirection } from '../direction/use-direction.js'
import { useThemeScope } from '../theme-scope/use-theme-scope.js'

/** The direction of the surrounding theme, or of the page, for use before an element is mounted. */
export function useThemeDirection(): 'ltr' | 'rtl' {
  const scope = useThemeScope()
  const page = useDirection(typeof document === 'undefined' ? null : document.documentElement)
  return scope?.dir === 'rtl' || scope?.dir === 'ltr' ? scope.dir : page
}
