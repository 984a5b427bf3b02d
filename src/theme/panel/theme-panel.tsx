'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Accent } from '../../components/props/accent.js'
import { useEffectEvent } from '../../components/use-effect-event.js'
import { useShownAppearance } from '../appearance/use-shown-appearance.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettingsControl } from '../settings/use-theme-settings.js'
import { useThemeKeys } from '../use-theme-keys.js'
import { moveFocusInto } from './focus/move-focus-into.js'
import type { ThemePanelView } from './theme-panel-view.js'

/** The settings and the functions that change them. The panel reports `ignored`, `isKept` and `isLinked`. */
export type ThemePanelControl = Pick<ThemeSettingsControl, 'settings' | 'change' | 'undo' | 'canUndo' | 'reset'> &
  Partial<Pick<ThemeSettingsControl, 'accents' | 'ignored' | 'dismissIgnored' | 'isKept' | 'isLinked'>>

export type ThemePanelProps = {
  /** The result of `useThemeSettings`; or settings that you store yourself, with the result of `useUndoableSettings`. */
  theme: ThemePanelControl
  /** The accents to choose from. Default: those given to `useThemeSettings`. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** For an app with a button of its own for the panel. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Where focus goes on close when the element that had it before is gone. */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
  /** Where the panel is put. Default: `document.body`. */
  container?: Element | undefined
}

/**
 * A panel that changes every axis of the theme, beside the page it changes, with its keys: T opens it, moves focus into it when
 * it is open, and closes it from inside; D switches between dark and light. It is not modal. Its code is loaded when it opens for
 * the first time.
 *
 * @example
 * const theme = useThemeSettings()
 * <Theme {...theme.look} root><App /><ThemePanel theme={theme} /></Theme>
 */
export function ThemePanel({ theme, accents = theme.accents, open, onOpenChange, ...place }: ThemePanelProps) {
  const [isOpenHere, setOpenHere] = useState(false)
  const isOpen = open ?? isOpenHere
  const setOpen = (next: boolean) => {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  const shown = useShownAppearance(theme.settings.appearance)
  const panel = useRef<HTMLDivElement>(null)
  useThemeKeys({
    // An open dialog traps Tab, so T must also move focus into a panel that is open.
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
      {...place}
    />
  )
}

/** Not `React.lazy`: a panel that fails to load must not unmount the page. */
function useLoadedPanel(isWanted: boolean, onFailure: () => void): typeof ThemePanelView | null {
  const [Panel, setPanel] = useState<typeof ThemePanelView | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    console.error('[lintel] The theme panel could not be loaded. Open it again to try once more.', error)
    onFailure()
  })
  useEffect(() => {
    if (!isWanted || Panel) return
    let isHere = true
    import('./theme-panel-view.js').then(
      (loaded) => isHere && setPanel(() => loaded.ThemePanelView),
      (error: unknown) => isHere && fail(error),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, Panel])
  return Panel
}
