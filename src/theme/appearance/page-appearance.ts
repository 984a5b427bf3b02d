import { APPEARANCE_KEY, type Appearance, readAppearance, writeAppearance } from './appearance-storage.js'

const CHOSEN = 'lintel:appearance'
const LINKED = 'lintel:linked'

/**
 * An appearance that replaces the stored one on this page: it comes from a link, or storage refused it. A WeakMap, so
 * that it is released together with its document.
 */
const unstored = new WeakMap<Document, { appearance: Appearance }>()

/** Reads the appearance of this page: from a link or a choice, else from storage, else `fallback`. */
export function readPageAppearance(fallback: Appearance): Appearance {
  return unstored.get(document)?.appearance ?? readAppearance(fallback)
}

/** Applies and stores the visitor's choice. Returns false if it could not be stored and lasts until the page is left. */
export function chooseAppearance(appearance: Appearance): boolean {
  const isStored = writeAppearance(appearance)
  if (isStored) unstored.delete(document)
  else unstored.set(document, { appearance })
  window.dispatchEvent(new Event(CHOSEN))
  return isStored
}

/**
 * Applies the appearance of a link without storing it: the stored choice and other tabs stay as they are. A later choice
 * replaces it.
 *
 * @returns A function that stops it.
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

/** Calls `listener` after each choice in this tab or another, but not for links. */
export function subscribeToChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when another tab cleared everything.
    if (key !== APPEARANCE_KEY && key !== null) return
    // The choice in the other tab is newer.
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

/** Calls `listener` whenever the appearance of this page may have changed. */
export function subscribeToPageAppearance(listener: () => void): () => void {
  const unsubscribe = subscribeToChoice(listener)
  window.addEventListener(LINKED, listener)
  return () => {
    unsubscribe()
    window.removeEventListener(LINKED, listener)
  }
}
