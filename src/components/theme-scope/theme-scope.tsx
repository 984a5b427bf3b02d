'use client'

import { createContext, type ReactNode } from 'react'

/** The attributes that apply a theme. Every axis has a value, so that a subtree does not depend on its parents. */
export type ThemeAttributes = {
  'data-lintel-theme': ''
  'data-appearance': string
  'data-accent': string
  'data-gray': string
  'data-radius': string
  'data-scaling': string
  'data-panel': string
  'data-motion'?: string | undefined
  'data-background'?: string
  dir?: string
}

export const ThemeScopeContext = createContext<ThemeAttributes | undefined>(undefined)

/**
 * Passes the attributes of a theme to portals. `Theme` provides it; undefined when `<html>` has the attributes.
 */
export function ThemeScope({ attributes, children }: { attributes: ThemeAttributes | undefined; children: ReactNode }) {
  return <ThemeScopeContext value={attributes}>{children}</ThemeScopeContext>
}
