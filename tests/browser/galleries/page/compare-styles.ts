/**
 * The properties that a rule for elements can change. A page may set `cursor`. `box-sizing` shows in the sizes, and
 * `appearance` does nothing to a control with a background of its own.
 */
const properties = [
  'align-items',
  'background-color',
  'background-image',
  'border-block-end-width',
  'border-block-start-width',
  'border-inline-end-width',
  'border-inline-start-width',
  'border-radius',
  'box-shadow',
  'color',
  'color-scheme',
  'display',
  'float',
  'font-family',
  'font-size',
  'font-weight',
  'gap',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin',
  'min-block-size',
  'min-inline-size',
  'opacity',
  'outline-offset',
  'outline-style',
  'outline-width',
  'overflow',
  'padding',
  'position',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
]

/** Elements of a story without a class of Lintel are the page's own. */
function listOwnClasses(): Set<string | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[href$="/styles.css"]')
  const rules = [...(link?.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n')
  return new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
}

let ownClasses: ReturnType<typeof listOwnClasses> | undefined

/**
 * The styles of the rendered gallery that differ with each of `sheets`, after Lintel's stylesheet and, where that can do more,
 * before it.
 */
export function compareStyles(sheets: Record<string, string>): string[] {
  for (const animation of document.getAnimations()) animation.cancel()
  const { elements, targets } = findTargets()
  const sizes = elements.map(readSize)
  return Object.entries(sheets).flatMap(([sheet, css]) =>
    listPlaces(css).flatMap((place) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head[place](style)
      for (const animation of document.getAnimations()) animation.cancel()
      const resized = elements.flatMap((element, at) => {
        const size = readSize(element)
        return size === sizes[at] ? [] : [`${nameElement(element)}: ${sizes[at]} became ${size}`]
      })
      const changed = targets.flatMap(({ element, pseudo, values }) => {
        const found = getComputedStyle(element, pseudo)
        return properties.flatMap((name, index) => {
          const value = found.getPropertyValue(name)
          const before = values[index]
          return value === before ? [] : [`${nameElement(element)}${pseudo}: ${name}: ${before} became ${value}`]
        })
      })
      style.remove()
      return [...resized, ...changed].map((change) => `${sheet} (${place}) ${change}`)
    }),
  )
}

/**
 * A rule that wins over one of Lintel's before its stylesheet also wins after it. The opposite holds only between important
 * rules of layers, and for the order of layers.
 */
function listPlaces(css: string): ('append' | 'prepend')[] {
  return /!important|@layer/.test(css) ? ['prepend', 'append'] : ['append']
}

/** An element, or a part of one that is drawn, with the values of `properties`. */
type Target = { element: Element; pseudo: string; values: string[] }

/**
 * All elements with a class of Lintel, and those whose style is read again: the first of those that are alike, in parents that
 * are alike, as the same rules match all of these.
 */
function findTargets(): { elements: Element[]; targets: Target[] } {
  ownClasses ??= listOwnClasses()
  const elements: Element[] = []
  const targets: Target[] = []
  const kinds = new Map<string, number>()
  const kindOf = new Map<Element | null, number>()
  for (const element of document.querySelectorAll('main *, [data-lintel-modal], [data-lintel-modal] *')) {
    const isOwn = [...element.classList].some((name) => ownClasses?.has(name))
    const found = isOwn ? readTargets(element) : []
    if (isOwn) elements.push(element)
    const key = [
      kindOf.get(element.parentElement),
      describeElement(element),
      ...found.flatMap(({ pseudo, values }) => [pseudo, ...values]),
    ].join('\n')
    const kind = kinds.get(key)
    if (kind === undefined) targets.push(...found)
    kindOf.set(element, kind ?? kinds.size)
    kinds.set(key, kind ?? kinds.size)
  }
  return { elements, targets }
}

/** The sheets have no `content`, so they draw no pseudo-element. */
function readTargets(element: Element): Target[] {
  return ['', '::before', '::after'].flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo !== '' && style.content === 'none') return []
    return [{ element, pseudo, values: properties.map((name) => style.getPropertyValue(name)) }]
  })
}

/** Names and texts, on which no style depends. */
const texts = /^(id|for|href|src|srcset|alt|value|d|aria-(label|labelledby|describedby|controls))$/

/** The facts by which rules can tell an element. */
function describeElement(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => !texts.test(name))
  const place = [element.previousElementSibling === null, element.nextElementSibling === null]
  return [element.tagName, ...place, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' ')
}

function readSize(element: Element): string {
  const { width, height } = element.getBoundingClientRect()
  return `size: ${width.toFixed(1)} × ${height.toFixed(1)}`
}

function nameElement(element: Element): string {
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
}
