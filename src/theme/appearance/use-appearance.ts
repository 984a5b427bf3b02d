'use client'

import { useCallback } from 'react'
import { themeDefaults } from '../theme.props.js'
import type { Appearance } from './appearance-storage.js'
import { chooseAppearance, readPageAppearance, subscribeToPageAppearance } from './page-appearance.js'
import { usePageValue } from './use-page-value.js'

/**
 * Returns the visitor's appearance, and a function that changes it. It is stored under the key `theme` and synchronised
 * across tabs. Without a choice, on a server and during hydration it is `fallback` (default dark); the stored value is
 * applied before the next paint. If storage is blocked, the choice lasts until the page is left.
 *
 * @example
 * const [appearance, setAppearance] = useAppearance('system')
 * <Theme appearance={appearance} root>…</Theme>
 */
export function useAppearance(
  fallback: Appearance = themeDefaults.appearance,
): [Appearance, (appearance: Appearance) => void] {
  const read = useCallback(() => readPageAppearance(fallback), [fallback])
  const appearance = usePageValue(subscribeToPageAppearance, read, () => fallback)
  return [appearance, chooseAppearance]
}
