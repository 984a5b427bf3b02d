'use client'

import { useDirection } from '../direction/use-direction.js'
import { useThemeScope } from '../theme-scope/theme-scope.js'

/** Which way the text around the caller runs, before there is an element to ask: that of its theme, else the page's. */
export function useThemeDirection(): 'ltr' | 'rtl' {
  const scope = useThemeScope()
  const page = useDirection(typeof document === 'undefined' ? null : document.documentElement)
  return scope?.dir === 'rtl' || scope?.dir === 'ltr' ? scope.dir : page
}
