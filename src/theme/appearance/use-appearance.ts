'use client'

import { useCallback } from 'react'
import { themeDefaults } from '../theme.props.js'
import type { Appearance } from './appearance-storage.js'
import { chooseAppearance, readPageAppearance, subscribeToPageAppearance } from './page-appearance.js'
import { usePageValue } from './use-page-value.js'

/**
 * The visitor's appearance, kept under the key `theme` and followed across tabs; `fallback` (dark) until one is chosen.
 * Where storage is blocked the choice lasts until the page is left. On a server and while hydrating it is the fallback;
 * the stored one follows before the next paint.
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
