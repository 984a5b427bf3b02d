'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { APPEARANCE_KEY, type Appearance, readAppearance, writeAppearance } from './appearance-storage.js'
import { themeProps } from './theme.props.js'

const CHANGED = 'lintel:appearance'

type Change = CustomEvent<{ appearance: Appearance; isStored: boolean }>

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (event.key === APPEARANCE_KEY || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(CHANGED, listener)
  }
}

/**
 * The visitor's appearance, kept under the key `theme` and followed across tabs. Dark by default. Where storage is
 * blocked the choice lasts until the page is left.
 *
 * @example
 * const [appearance, setAppearance] = useAppearance()
 * <Theme appearance={appearance} root>…</Theme>
 */
export function useAppearance(): [Appearance, (appearance: Appearance) => void] {
  const stored = useSyncExternalStore(subscribe, readAppearance, () => themeProps.appearance.default)
  const [unstored, setUnstored] = useState<Appearance | null>(null)

  useEffect(() => {
    const onChange = (event: Event) => {
      const { appearance, isStored } = (event as Change).detail
      setUnstored(isStored ? null : appearance)
    }
    window.addEventListener(CHANGED, onChange)
    return () => window.removeEventListener(CHANGED, onChange)
  }, [])

  const choose = useCallback((appearance: Appearance) => {
    const isStored = writeAppearance(appearance)
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: { appearance, isStored } }))
  }, [])
  return [unstored ?? stored, choose]
}
