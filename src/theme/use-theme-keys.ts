'use client'

import { useEffect } from 'react'
import { useEffectEvent } from '../components/use-effect-event.js'
import { readThemeKey } from './read-theme-key.js'

export type ThemeKeys = {
  /** T was pressed: open or close the theme panel. */
  onPanelToggle?: (() => void) | undefined
  /** D was pressed: toggle between dark and light, also from `system`. */
  onAppearanceToggle?: (() => void) | undefined
}

/**
 * Handles T for the theme panel and D for the appearance. Ignores keys with a modifier, held keys, keys while typing, and
 * events whose default is prevented. Leave a callback out to turn its key off (WCAG 2.1.4).
 *
 * @example
 * useThemeKeys({ onPanelToggle: () => setOpen((isOpen) => !isOpen) })
 */
export function useThemeKeys({ onPanelToggle, onAppearanceToggle }: ThemeKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = readThemeKey(event)
    const toggle = key === 't' ? onPanelToggle : key === 'd' ? onAppearanceToggle : undefined
    if (!toggle) return
    // Otherwise the letter would be typed into the field that the panel focuses.
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
