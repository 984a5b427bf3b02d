'use client'

import { use } from 'react'
import { type ThemeAttributes, ThemeScopeContext } from './theme-scope.js'

/** Returns the attributes for the root of a portal, so that an overlay has the theme of its opener, without its background. */
export function useThemeScope(): ThemeAttributes | undefined {
  const attributes = use(ThemeScopeContext)
  return attributes && { ...attributes, 'data-background': 'false' }
}
