import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { addons } from 'storybook/preview-api'
import { useShownAppearance } from '../src/theme/appearance/use-shown-appearance.js'
import { ThemePanel, type ThemeSettings, useUndoableSettings } from '../src/theme/index.js'
import { moveFocusInto } from '../src/theme/panel/use-panel-focus.js'
import { readThemeKey, type ThemeKey } from '../src/theme/read-theme-key.js'
import { decodePercent } from './global-percent.js'
import { useThemeGlobals, writeThemeGlobals } from './theme-globals.js'
import { THEME_KEY_EVENT } from './theme-key-event.js'
import { themeGlobals } from './toolbar.js'

/**
 * The theme panel over any story and any docs page: T opens it, leads back into it, and closes it from inside; D turns
 * dark to light and back. It holds nothing: the toolbar's globals are the look, so that panel, toolbar and address always
 * agree.
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
      // As on a site: from outside an open panel T leads into it.
      if (!panel.current || !moveFocusInto(panel.current)) setOpen(!isOpen)
    } else control.change({ appearance: shown === 'light' ? 'dark' : 'light' })
  })
  useEffect(() => listenForThemeKeys((key) => onKey(key)), [])
  if (!isOpen) return null
  return (
    <ThemePanel
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

/** Keys pressed in the preview, and in the manager around it, which passes them on. */
function listenForThemeKeys(onKey: (key: ThemeKey) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // A play function types too; its story answers.
    const key = event.isTrusted ? readThemeKey(event) : undefined
    // A story about these keys comes first: this listener is older than any of the story's.
    if (key) setTimeout(() => event.defaultPrevented || onKey(key))
  }
  const onForwarded = (key: ThemeKey) => {
    // The next key belongs to the panel, not to the sidebar.
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
