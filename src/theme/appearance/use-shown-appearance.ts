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
 * What is really shown, light or dark: `system` resolved by the operating system, live. Of the nearest `Theme` unless
 * told otherwise. Only for what css cannot do, such as the picture on a switch. A server cannot know: dark.
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
