import { APPEARANCE_KEY, type Appearance, readAppearance, writeAppearance } from './appearance-storage.js'

const CHOSEN = 'lintel:appearance'
const LINKED = 'lintel:linked'

/**
 * What the page shows instead of what is stored: a link's appearance, or a choice that the browser refused to keep.
 * Weak, and by the page it belongs to: not state of this module.
 */
const unstored = new WeakMap<Document, { appearance: Appearance }>()

/** The appearance of this page, whoever brought it; `fallback` when nobody did. */
export function readPageAppearance(fallback: Appearance): Appearance {
  return unstored.get(document)?.appearance ?? readAppearance(fallback)
}

/** Shows and keeps the visitor's choice; false where it is not kept and lasts until the page is left. */
export function chooseAppearance(appearance: Appearance): boolean {
  const isKept = writeAppearance(appearance)
  if (isKept) unstored.delete(document)
  else unstored.set(document, { appearance })
  window.dispatchEvent(new Event(CHOSEN))
  return isKept
}

/**
 * Shows the appearance of a link without storing it: opening a link costs the visitor nothing, and no other tab
 * follows. Any choice made later goes before it.
 *
 * @returns What ends it.
 */
export function showLinkedAppearance(appearance: Appearance): () => void {
  const shown = { appearance }
  unstored.set(document, shown)
  window.dispatchEvent(new Event(LINKED))
  return () => {
    if (unstored.get(document) !== shown) return
    unstored.delete(document)
    window.dispatchEvent(new Event(LINKED))
  }
}

/** Hears of every choice, of this tab and of others, but not of links. */
export function subscribeToChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (key !== APPEARANCE_KEY && key !== null) return
    // Chosen later than whatever is shown here.
    unstored.delete(document)
    listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(CHOSEN, listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(CHOSEN, listener)
  }
}

/** Hears of whatever changes the appearance of this page. */
export function subscribeToPageAppearance(listener: () => void): () => void {
  const unsubscribe = subscribeToChoice(listener)
  window.addEventListener(LINKED, listener)
  return () => {
    unsubscribe()
    window.removeEventListener(LINKED, listener)
  }
}
