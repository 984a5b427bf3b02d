/** The theme's keys: T for the panel, D for the appearance. */
export type ThemeKey = 't' | 'd'

/** Elements where a letter is text, or moves to an entry that begins with it. */
const TYPING = [
  'textarea',
  'select',
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=reset], [type=range], [type=color], [type=file], [type=image])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree', 'application'].map(
    (role) => `[role=${role}]`,
  ),
].join()

function isTyping(event: KeyboardEvent): boolean {
  // The path includes elements in open shadow roots; `target` is only their host.
  const path = event.composedPath().filter((node) => node instanceof HTMLElement)
  return event.isComposing || path.some((node) => node.isContentEditable || node.matches(TYPING))
}

/** The letter of the key in Latin layouts; in other layouts, the position of the key. */
function readLetter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}

/**
 * Returns which of the theme's keys was pressed. Ignores keys with a modifier, held keys, keys while typing, and events
 * whose default is prevented.
 */
export function readThemeKey(event: Event): ThemeKey | undefined {
  // Chrome's autofill sends a `keydown` event without a key.
  if (!(event instanceof KeyboardEvent)) return undefined
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const letter = readLetter(event)
  if (hasModifier || event.repeat || event.defaultPrevented || isTyping(event)) return undefined
  return letter === 't' || letter === 'd' ? letter : undefined
}
