'use client'

import { useEffect, useEffectEvent } from 'react'
import { readThemeKey } from './read-theme-key.js'

export type ThemeKeys = {
  /** T was pressed: open or close the theme panel. */
  onPanelToggle?: (() => void) | undefined
  /** D was pressed: dark to light and back, which leaves `system`. */
  onAppearanceToggle?: (() => void) | undefined
}

/**
 * T toggles the theme panel and D the appearance. Ignored with a modifier, while a key is held, while typing, and when
 * something else has answered the key. Leave a callback out to leave its key alone (WCAG 2.1.4 asks for a way to).
 *
 * @example
 * useThemeKeys({ onPanelToggle: () => setOpen((isOpen) => !isOpen) })
 */
export function useThemeKeys({ onPanelToggle, onAppearanceToggle }: ThemeKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = readThemeKey(event)
    const toggle = key === 't' ? onPanelToggle : key === 'd' ? onAppearanceToggle : undefined
    if (!toggle) return
    // Else the letter would land in the field that the panel puts focus into.
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
