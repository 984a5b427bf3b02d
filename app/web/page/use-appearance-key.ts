import { useEffect } from 'react'
import type { Appearance } from '../../../src/theme/index.js'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Whether the page is light right now, whatever decided it. */
export function isShownLight(): boolean {
  const chosen = document.documentElement.getAttribute('data-appearance')
  return chosen === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : chosen === 'light'
}

/** D turns dark to light and back, and so leaves `system`. Ignored while typing or with a modifier held. */
export function useAppearanceKey(setAppearance: (appearance: Appearance) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (event.key.toLowerCase() !== 'd' || hasModifier || event.repeat || isTyping(event.target)) return
      setAppearance(isShownLight() ? 'dark' : 'light')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [setAppearance])
}
