import { listProductStyles } from './product-styles.js'

/**
 * The combinations by which stylesheets distinguish elements: a class, alone and together with each attribute that its stylesheet
 * names. Each look comes with an element that has it, and its stylesheet.
 */
export type Looks = Map<string, { path: string; element: string }>

type Stylesheet = { path: string; tests: string[] }

/** The stylesheets of the product that name a class. */
const stylesheets = new Map<string, Set<Stylesheet>>()
const known = new WeakSet<Element>()

/** Returns the looks of the elements of the page. Two elements with the same looks have the same colors and boxes. */
export function readLooks(): Looks {
  learnStylesheets()
  const looks: Looks = new Map()
  for (const element of document.body.querySelectorAll('[class]')) {
    for (const name of element.classList) {
      for (const { path, tests } of stylesheets.get(name) ?? []) {
        for (const look of ['', ...tests.filter((test) => element.matches(test))]) {
          if (!looks.has(name + look)) looks.set(name + look, { path, element: element.outerHTML.slice(0, 160) })
        }
      }
    }
  }
  return looks
}

/** The looks that axe has checked in the further modes, in this page. */
const checked = new Set<string>()

/** Whether there are looks that axe has not checked in the further modes. */
export function isNewToAxe(looks: Looks): boolean {
  return [...looks.keys()].some((look) => !checked.has(look))
}

export function rememberChecked(looks: Looks): void {
  for (const look of looks.keys()) checked.add(look)
}

/** Reads the stylesheets that were added since the last call. */
function learnStylesheets(): void {
  for (const [path, style] of listProductStyles()) {
    if (known.has(style)) continue
    known.add(style)
    const text = style.textContent
    const tests = new Set(text.match(/\[(?:data|aria)-[a-z-]+(?:=(?:"[^"]*"|[\w-]+))?\]|:disabled/g))
    const stylesheet = { path, tests: [...tests] }
    for (const [, name = ''] of text.matchAll(/\.(ltl_[\w-]+)/g)) {
      stylesheets.set(name, (stylesheets.get(name) ?? new Set()).add(stylesheet))
    }
  }
}
