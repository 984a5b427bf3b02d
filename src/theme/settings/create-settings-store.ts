import { chooseAppearance, subscribeToChoice } from '../appearance/page-appearance.js'
import type { ThemeSettings } from '../theme.props.js'
import { formatStoredTheme, parseStoredTheme } from './stored-theme.js'
import { formatThemeLink, parseThemeLink, readThemeParameter, writeThemeParameter } from './theme-link.js'
import type { IgnoredSetting, ParsedSettings } from './validate-settings.js'

export type SettingsStoreOptions = {
  defaults: ThemeSettings
  accents: readonly string[] | undefined
  storageKey: string | null
  urlParameter: string | null
}

export type StoredSettings = {
  settings: ThemeSettings
  /** The appearance of the link, until the visitor changes a setting. */
  linked: ThemeSettings['appearance'] | undefined
  ignored: readonly IgnoredSetting[]
  isKept: boolean
}

/**
 * Creates the store of a page's theme settings: from the link, else from storage, else the defaults. An axis that a link
 * does not name has the app's default, not the stored value. The exception is the appearance, which then is the
 * visitor's own. Opening a link stores nothing; the first change stores all settings, also the appearance of the link.
 *
 * The store uses `window` from the first `read` on; a server calls `readOnServer`.
 */
export function createSettingsStore(options: SettingsStoreOptions) {
  const { defaults, accents, storageKey, urlParameter } = options
  const onServer: StoredSettings = { settings: defaults, linked: undefined, ignored: [], isKept: true }
  const listeners = new Set<() => void>()
  let state: StoredSettings | undefined

  const read = () => {
    state ??= open(options)
    return state
  }
  const set = (next: Partial<StoredSettings>) => {
    state = { ...read(), ...next }
    for (const listener of listeners) listener()
  }
  const replaceLink = (settings: ThemeSettings) => {
    if (urlParameter === null) return
    const { pathname, search, hash } = window.location
    const wanted = writeThemeParameter(search, urlParameter, formatThemeLink(settings, defaults))
    // Keep the state of the app's router.
    if (wanted !== search) window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`)
  }
  const onStorage = (event: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (storageKey === null || (event.key !== storageKey && event.key !== null)) return
    const { settings } = parseStoredTheme(readStorage(storageKey), accents)
    set({ settings: { ...defaults, ...settings, appearance: read().settings.appearance } })
  }
  const dropLinked = () => {
    if (read().linked) set({ linked: undefined })
  }
  let stopListening = () => {}
  const startListening = () => {
    window.addEventListener('storage', onStorage)
    const unsubscribe = subscribeToChoice(dropLinked)
    return () => {
      window.removeEventListener('storage', onStorage)
      unsubscribe()
    }
  }

  return {
    read,
    readOnServer: () => onServer,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) stopListening = startListening()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopListening()
      }
    },
    /**
     * Applies `settings`, stores them and writes them into the address; the app's own parameters and hash stay. An
     * appearance that the visitor did not choose is not stored, so that it follows the default.
     */
    write: (settings: ThemeSettings, isAppearanceChosen: boolean) => {
      const isChosen = isAppearanceChosen || read().linked !== undefined
      const isAppearanceKept = !isChosen || chooseAppearance(settings.appearance)
      const isRestKept = storageKey === null || writeStorage(storageKey, formatStoredTheme(settings, defaults))
      set({ settings, isKept: isAppearanceKept && isRestKept })
      replaceLink(settings)
    },
    /** Writes `settings` into the address, if the address has the parameter. */
    updateLink: (settings: ThemeSettings) => {
      const isLink = urlParameter !== null && readThemeParameter(window.location.search, urlParameter) !== null
      if (isLink) replaceLink(settings)
    },
    dismissIgnored: () => set({ ignored: [] }),
  }
}

function open({ defaults, accents, storageKey, urlParameter }: SettingsStoreOptions): StoredSettings {
  const text = urlParameter === null ? null : readThemeParameter(window.location.search, urlParameter)
  const stored = storageKey === null ? null : readStorage(storageKey)
  const parsed: ParsedSettings = text === null ? parseStoredTheme(stored, accents) : parseThemeLink(text, accents)
  return {
    settings: { ...defaults, ...parsed.settings },
    linked: parsed.settings.appearance,
    ignored: parsed.ignored,
    isKept: true,
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked.
    return null
  }
}

function writeStorage(key: string, text: string): boolean {
  try {
    if (text === '{}') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch (error) {
    console.warn('[lintel] The theme could not be stored; it lasts until this page is left.', error)
    return false
  }
}
