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
  /** What the app looks like before anyone changed anything; Lintel's own defaults for the rest. */
  defaults?: Partial<ThemeSettings> | undefined
  /** The accents the app offers, its own ones included; Lintel's 26 unless told otherwise. */
  accents?: readonly (Accent | CustomAccent)[] | undefined
  /** The storage key of all axes but the appearance; null keeps nothing. */
  storageKey?: string | null | undefined
  /** The parameter of the address; null leaves the address alone. */
  urlParameter?: string | null | undefined
}

export type ThemeSettingsControl = {
  /** The look in plain text, the accent by its name: for code, links and labels. */
  settings: ThemeSettings
  /** The same look for `Theme`: an accent of the app is the object, which brings its css and its gray. */
  look: Omit<ThemeSettings, 'accent'> & { accent: Accent | CustomAccent }
  /** The accents the app offers. */
  accents: readonly (Accent | CustomAccent)[]
  change: (patch: Partial<ThemeSettings>) => void
  undo: () => void
  canUndo: boolean
  /** Back to the app's defaults; can be undone. */
  reset: () => void
  /** What a link, or an old storage, asked for and is not there. */
  ignored: readonly IgnoredSetting[]
  dismissIgnored: () => void
  /** False after storage refused: the look lasts until the page is left. */
  isKept: boolean
  /** Whether the address carries the look, and so brings back what is not kept. */
  isLinked: boolean
}

/**
 * The look of the page as the visitor may change it: read from the link (`?theme=appearance:dark;accent:lime`), else
 * from storage, else `defaults`, and written back to both. Other tabs follow. The appearance is the one of
 * `useAppearance`, under its key `theme`; a linked one is shown and not stored before the visitor changes something.
 * Call it once, at the root, and hand it on; options are read on the first render.
 *
 * @example
 * const theme = useThemeSettings({ defaults: { accent: 'jade' } })
 * <Theme {...theme.look} root><App /><ThemeEditor theme={theme} /></Theme>
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
  shown.current = settings

  // The rest of the page has the same appearance: there is one truth, and the D key goes on from it.
  useLayoutEffect(() => (linked ? showLinkedAppearance(linked) : undefined), [linked])
  useAddressInStep(store, settings)

  const onChange = useCallback(
    (patch: Partial<ThemeSettings>) => {
      // At once: the next change may come before the next render.
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

/** What changed since, here or elsewhere, must not be undone by this page's address on a reload. */
function useAddressInStep(store: ReturnType<typeof createSettingsStore>, settings: ThemeSettings): void {
  const opened = useRef<ThemeSettings | null>(null)
  useEffect(() => {
    opened.current ??= settings
    if (opened.current !== settings) store.updateLink(settings)
    // Back leads to an address that was written before the last change.
    const onPopState = () => store.updateLink(settings)
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [settings, store])
}

function nameAccent(accent: Accent | CustomAccent): Accent {
  return typeof accent === 'string' ? accent : accent.name
}
