'use client'

import { createContext, type ReactNode, use } from 'react'

/** The attributes that carry a theme to css. Every axis has a value, so that a subtree can stand anywhere. */
export type ThemeAttributes = {
  'data-lintel-theme': ''
  'data-appearance': string
  'data-accent': string
  'data-gray': string
  'data-radius': string
  'data-scaling': string
  'data-panel': string
  'data-motion'?: string
  dir?: string
}

const ThemeScopeContext = createContext<ThemeAttributes | undefined>(undefined)

/**
 * Hands a theme's attributes to parts that are drawn elsewhere in the document. `Theme` provides it; undefined when
 * `<html>` itself carries them, so that nothing has to be said twice.
 */
export function ThemeScope({ attributes, children }: { attributes: ThemeAttributes | undefined; children: ReactNode }) {
  return <ThemeScopeContext value={attributes}>{children}</ThemeScopeContext>
}

/** The attributes for the root of a portal, so that an overlay looks like the place it was opened from. */
export function useThemeScope(): ThemeAttributes | undefined {
  return use(ThemeScopeContext)
}
