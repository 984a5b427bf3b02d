'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Accent } from '../../components/props/accent.js'
import { useShownAppearance } from '../appearance/use-shown-appearance.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettingsControl } from '../settings/use-theme-settings.js'
import { useThemeKeys } from '../use-theme-keys.js'
import type { ThemePanel } from './theme-panel.js'
import { moveFocusInto } from './use-own-focus.js'

export type ThemeEditorProps = {
  /** What `useThemeSettings` returns. */
  theme: ThemeSettingsControl
  /** The accents to choose from; those that `useThemeSettings` was told of unless told otherwise. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** Whether the panel is open, where the app has a button for it. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * The theme panel of an app: T opens it, leads back into it, and closes it from inside; D turns dark to light and back.
 * The panel's code is fetched when it is opened for the first time.
 *
 * @example
 * const theme = useThemeSettings()
 * <Theme {...theme.look} root><App /><ThemeEditor theme={theme} /></Theme>
 */
export function ThemeEditor({ theme, accents = theme.accents, open, onOpenChange }: ThemeEditorProps) {
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = open ?? isOpenHere
  const setOpen = (next: boolean) => {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  const shown = useShownAppearance(theme.settings.appearance)
  const panel = useRef<HTMLDivElement>(null)
  useThemeKeys({
    // An open dialog keeps Tab inside it: T is the way from there into a panel that is open already.
    onPanelToggle: () => {
      if (!panel.current || !moveFocusInto(panel.current)) setOpen(!isOpen)
    },
    onAppearanceToggle: () => theme.change({ appearance: shown === 'light' ? 'dark' : 'light' }),
  })
  const Panel = useLoadedPanel(isOpen, () => setOpen(false))
  if (!isOpen || !Panel) return null
  return (
    <Panel
      ref={panel}
      settings={theme.settings}
      onChange={theme.change}
      onUndo={theme.undo}
      canUndo={theme.canUndo}
      onReset={theme.reset}
      onClose={() => setOpen(false)}
      ignored={theme.ignored}
      onDismissIgnored={theme.dismissIgnored}
      isKept={theme.isKept}
      isLinked={theme.isLinked}
      accents={accents}
    />
  )
}

/** Without Suspense and error boundary: a panel that cannot be fetched must not take the page with it. */
function useLoadedPanel(isWanted: boolean, onFailure: () => void): typeof ThemePanel | null {
  const [Panel, setPanel] = useState<typeof ThemePanel | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    console.error('[lintel] The theme panel could not be loaded. Open it again to try once more.', error)
    onFailure()
  })
  useEffect(() => {
    if (!isWanted || Panel) return
    let isHere = true
    import('./theme-panel.js').then(
      (loaded) => isHere && setPanel(() => loaded.ThemePanel),
      (error: unknown) => isHere && fail(error),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, Panel])
  return Panel
}
