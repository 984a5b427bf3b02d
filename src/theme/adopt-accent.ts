import type { CustomAccent } from './custom-accent.js'

type Adopted = { sheet: CSSStyleSheet; users: { css: string }[] }

// A WeakMap by document or shadow root: the sheets are released together with their root.
const adopted = new WeakMap<DocumentOrShadowRoot, Map<string, Adopted>>()

/**
 * Adds the css of an accent to `root` as a constructed stylesheet, which every content security policy allows. Callers
 * with the same name share one sheet: the last css applies, and the sheet is removed with its last caller. `Theme` calls
 * this for the document. Call it for a shadow root that contains Lintel's css.
 *
 * @returns A function that removes the css.
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
