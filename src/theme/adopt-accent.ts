import type { CustomAccent } from './custom-accent.js'

type Adopted = { sheet: CSSStyleSheet; users: { css: string }[] }

// Weak, and by the place it belongs to: a page's own sheets, not state of this module.
const adopted = new WeakMap<DocumentOrShadowRoot, Map<string, Adopted>>()

/**
 * Gives `root` the css of an accent as a constructed sheet, which no content security policy refuses. Users of one name
 * share a sheet; the last css wins, and the sheet goes with its last user. `Theme` does it for the document; a shadow
 * root that holds Lintel's css needs it for itself.
 *
 * @returns What ends the use.
 * @example
 * const release = adoptAccent(createAccent('#0af', { name: 'brand' }), host.shadowRoot)
 */
export function adoptAccent(
  accent: Pick<CustomAccent, 'name' | 'css'>,
  root: DocumentOrShadowRoot = document,
): () => void {
  const sheets = adopted.get(root) ?? new Map<string, Adopted>()
  adopted.set(root, sheets)
  const found = sheets.get(accent.name) ?? { sheet: new CSSStyleSheet(), users: [] }
  const user = { css: accent.css }
  found.users.push(user)
  found.sheet.replaceSync(accent.css)
  if (!sheets.has(accent.name)) root.adoptedStyleSheets.push(found.sheet)
  sheets.set(accent.name, found)

  return () => {
    if (!found.users.includes(user)) return
    found.users = found.users.filter((other) => other !== user)
    const last = found.users.at(-1)
    if (last) {
      found.sheet.replaceSync(last.css)
      return
    }
    sheets.delete(accent.name)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== found.sheet)
  }
}
