'use client'

import { useSyncExternalStore } from 'react'
import { useTheme } from '../theme.js'
import type { Appearance } from './appearance-storage.js'

const LIGHT = '(prefers-color-scheme: light)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * Returns the appearance that is shown, light or dark: `system` follows the operating system live. Without an argument it
 * uses the appearance of the nearest `Theme`. Use it only where css cannot help, such as the icon of a switch. On a
 * server `system` is dark.
 *
 * @example
 * const [appearance, setAppearance] = useAppearance()
 * const shown = useShownAppearance(appearance)
 * const toggle = () => setAppearance(shown === 'light' ? 'dark' : 'light')
 */
export function useShownAppearance(appearance?: Appearance): 'light' | 'dark' {
  const theme = useTheme()
  const isSystemLight = useSyncExternalStore(
    subscribe,
    () => matchMedia(LIGHT).matches,
    () => false,
  )
  const chosen = appearance ?? theme.appearance
  if (chosen !== 'system') return chosen
  return isSystemLight ? 'light' : 'dark'
}
