'use client'

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Accent, accents as namedAccents } from '../../components/props/accent.js'
import { showLinkedAppearance } from '../appearance/page-appearance.js'
import { useAppearance } from '../appearance/use-appearance.js'
import { usePageValue } from '../appearance/use-page-value.js'
import type { CustomAccent } from '../custom-accent.js'
import type { ThemeSettings } from '../theme.props.js'
import { createSettingsStore } from './create-settings-store.js'
import { THEME_SETTINGS_KEY } from './stored-theme.js'
import { THEME_PARAMETER } from './theme-link.js'
import { useUndoableSettings } from './use-undoable-settings.js'
import type { IgnoredSetting } from './validate-settings.js'
import { lintelDefaults } from './validate-settings.js'

export type ThemeSettingsOptions = {
  /** The app's defaults; Lintel's defaults apply to the other axes. */
  defaults?: Partial<ThemeSettings> | undefined
  /** The accents the app offers, also custom ones. Default: Lintel's 26. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** The storage key of all axes but the appearance; null stores nothing. */
  storageKey?: string | null | undefined
  /** The URL parameter; null does not read or change the address. */
  urlParameter?: string | null | undefined
}

export type ThemeSettingsControl = {
  /** The settings, with the accent's name: for code, links and labels. */
  settings: ThemeSettings
  /** The settings as props of `Theme`: a custom accent is the object, with its css and gray. */
  look: Omit<ThemeSettings, 'accent'> & { accent: Accent | CustomAccent }
  /** The accents the app offers. */
  accents: readonly (Accent | CustomAccent)[]
  change: (patch: Partial<ThemeSettings>) => void
  undo: () => void
  canUndo: boolean
  /** Restores the app's defaults; can be undone. */
  reset: () => void
  /** Settings from the link or from storage that this app does not have. */
  ignored: readonly IgnoredSetting[]
  dismissIgnored: () => void
  /** False if storage refused the settings: they last until the page is left. */
  isKept: boolean
  /** Whether the settings are also in the address, which restores them when they could not be stored. */
  isLinked: boolean
}

/**
 * Returns the visitor's theme settings and functions to change them. It reads them from the link
 * (`?theme=appearance:dark;accent:lime`), else from storage, else from `defaults`, and writes changes to link and storage.
 * Other tabs follow. The appearance is that of `useAppearance`, with its key `theme`. Settings from a link are not stored
 * before the visitor changes one. Call the hook once, at the root; options are read on the first render.
 *
 * @example
 * const theme = useThemeSettings({ defaults: { accent: 'jade' } })
 * <Theme {...theme.look} root><App /><ThemePanel theme={theme} /></Theme>
 */
export function useThemeSettings(options: ThemeSettingsOptions = {}): ThemeSettingsControl {
  const [accents] = useState(options.accents ?? namedAccents)
  const [urlParameter] = useState(options.urlParameter === undefined ? THEME_PARAMETER : options.urlParameter)
  const [store] = useState(() =>
    createSettingsStore({
      defaults: { ...lintelDefaults, ...options.defaults },
      accents: accents.map(nameAccent),
      storageKey: options.storageKey === undefined ? THEME_SETTINGS_KEY : options.storageKey,
      urlParameter,
    }),
  )
  const stored = usePageValue(store.subscribe, store.read, store.readOnServer)
  const [chosen] = useAppearance(options.defaults?.appearance)
  const { linked } = stored
  const appearance = linked ?? chosen
  const settings = useMemo(() => ({ ...stored.settings, appearance }), [stored.settings, appearance])
  const shown = useRef(settings)
  useLayoutEffect(() => {
    shown.current = settings
  }, [settings])

  // `useAppearance` elsewhere on the page and the D key use the same appearance.
  useLayoutEffect(() => (linked ? showLinkedAppearance(linked) : undefined), [linked])
  useUpdatedAddress(store, settings)

  const onChange = useCallback(
    (patch: Partial<ThemeSettings>) => {
      // Now, because the next change may come before the next render.
      shown.current = { ...shown.current, ...patch }
      store.write(shown.current, patch.appearance !== undefined)
    },
    [store],
  )
  const editing = useUndoableSettings({ settings, onChange, defaults: options.defaults })
  const look = useMemo(
    () => ({ ...settings, accent: accents.find((one) => nameAccent(one) === settings.accent) ?? settings.accent }),
    [settings, accents],
  )
  const { ignored, isKept } = stored
  const { dismissIgnored } = store
  return { ...editing, settings, look, accents, ignored, dismissIgnored, isKept, isLinked: urlParameter !== null }
}

/** Updates the settings in the address after each change, so that a reload does not undo the change. */
function useUpdatedAddress(store: ReturnType<typeof createSettingsStore>, settings: ThemeSettings): void {
  const opened = useRef<ThemeSettings | null>(null)
  useEffect(() => {
    opened.current ??= settings
    if (opened.current !== settings) store.updateLink(settings)
    // Back restores an address from before the last change.
    const onPopState = () => store.updateLink(settings)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [settings, store])
}

function nameAccent(accent: Accent | CustomAccent): Accent {
  return typeof accent === 'string' ? accent : accent.name
}
