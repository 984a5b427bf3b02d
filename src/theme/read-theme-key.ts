/** The keys of the theme: T for its panel, D for its appearance. */
export type ThemeKey = 't' | 'd'

/** Where a letter is text, or leads to an entry that begins with it. */
const TYPING = [
  'textarea',
  'select',
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=reset], [type=range], [type=color], [type=file], [type=image])',
  ...['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'menu', 'menubar', 'tree', 'application'].map(
    (role) => `[role=${role}]`,
  ),
].join()

function isTyping(event: KeyboardEvent): boolean {
  // The path leads into open shadow roots, where `target` names their host only.
  const path = event.composedPath().filter((node) => node instanceof HTMLElement)
  return event.isComposing || path.some((node) => node.isContentEditable || node.matches(TYPING))
}

/** The letter on the key in Latin layouts, the place of the key in others, where T types another letter. */
function readLetter({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}

/**
 * Which key of the theme was pressed, if it was meant as one: without a modifier, not held, not while typing, and not
 * answered by something else.
 */
export function readThemeKey(event: Event): ThemeKey | undefined {
  // Chrome's autofill sends a plain event of the same name, without a key.
  if (!(event instanceof KeyboardEvent)) return undefined
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  const letter = readLetter(event)
  if (hasModifier || event.repeat || event.defaultPrevented || isTyping(event)) return undefined
  return letter === 't' || letter === 'd' ? letter : undefined
}
