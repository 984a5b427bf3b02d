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
  /** The appearance that the link named, until the visitor changes anything or chooses another. */
  linked: ThemeSettings['appearance'] | undefined
  ignored: readonly IgnoredSetting[]
  isKept: boolean
}

/**
 * Where the look of one page lives: read from the link, else from storage, else the defaults. A link says all of a
 * look, so what it does not name is the app's default and not what happened to be stored. Only the appearance is the
 * visitor's own where a link, written by hand, does not name it. Opening a link stores nothing; the first change keeps
 * all of the look, the linked appearance too.
 *
 * The window is touched on the first `read` in a browser, never before: a server has `readOnServer`.
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
    // An app's router keeps its own state there.
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
     * Shows `settings`, keeps them, and lets the address say them; the app's own parameters and hash stay. An appearance that nobody chose is not kept, so that it follows the default.
     */
    write: (settings: ThemeSettings, isAppearanceChosen: boolean) => {
      const isChosen = isAppearanceChosen || read().linked !== undefined
      const isAppearanceKept = !isChosen || chooseAppearance(settings.appearance)
      const isRestKept = storageKey === null || writeStorage(storageKey, formatStoredTheme(settings, defaults))
      set({ settings, isKept: isAppearanceKept && isRestKept })
      replaceLink(settings)
    },
    /** Lets an address that names a look name this one. */
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
    // Blocked storage means that nothing was kept: that is the default, not an error.
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
