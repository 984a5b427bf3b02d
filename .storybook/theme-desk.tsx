import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { addons } from 'storybook/preview-api'
import { useShownAppearance } from '../src/theme/appearance/use-shown-appearance.js'
import { type ThemeSettings, useUndoableSettings } from '../src/theme/index.js'
import { moveFocusInto } from '../src/theme/panel/focus/move-focus-into.js'
import { ThemePanelView } from '../src/theme/panel/theme-panel-view.js'
import { readThemeKey, type ThemeKey } from '../src/theme/read-theme-key.js'
import { decodePercent } from './global-percent.js'
import { useThemeGlobals, writeThemeGlobals } from './theme-globals.js'
import { THEME_KEY_EVENT } from './theme-key-event.js'
import { themeGlobals } from './toolbar.js'

/**
 * The theme panel over any story and docs page: T opens it, focuses it, or closes it from inside; D switches dark and
 * light. It has no state: the toolbar's globals are the theme.
 */
export function mountThemeDesk(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<ThemeDesk />)
}

export function ThemeDesk() {
  const [isOpen, setOpen] = useState(false)
  const { motion: _motion, text: _text, ...axes } = decodePercent({ ...themeGlobals, ...useThemeGlobals() })
  const settings: ThemeSettings = axes
  const control = useUndoableSettings({ settings, onChange: writeThemeGlobals })
  const panel = useRef<HTMLDivElement>(null)
  const shown = useShownAppearance(settings.appearance)
  const onKey = useEffectEvent((key: ThemeKey) => {
    if (key === 't') {
      // As on a site: outside an open panel, T moves focus into it.
      if (!panel.current || !moveFocusInto(panel.current)) setOpen(!isOpen)
    } else control.change({ appearance: shown === 'light' ? 'dark' : 'light' })
  })
  useEffect(() => listenForThemeKeys((key) => onKey(key)), [])
  if (!isOpen) return null
  return (
    <ThemePanelView
      ref={panel}
      settings={settings}
      onChange={control.change}
      onUndo={control.undo}
      canUndo={control.canUndo}
      onReset={control.reset}
      onClose={() => setOpen(false)}
    />
  )
}

/** Handles keys pressed in the preview, and in the manager, which forwards them. */
function listenForThemeKeys(onKey: (key: ThemeKey) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys that a play function types.
    const key = event.isTrusted ? readThemeKey(event) : undefined
    // Let the listeners of a story run first: this listener was added earlier.
    if (key) setTimeout(() => event.defaultPrevented || onKey(key))
  }
  const onForwarded = (key: ThemeKey) => {
    // Move the focus from the sidebar into the preview.
    if (key === 't') window.focus()
    onKey(key)
  }
  const channel = addons.getChannel()
  window.addEventListener('keydown', onKeyDown)
  channel.on(THEME_KEY_EVENT, onForwarded)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    channel.off(THEME_KEY_EVENT, onForwarded)
  }
}
