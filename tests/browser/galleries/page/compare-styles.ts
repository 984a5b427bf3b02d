/**
 * What a rule for elements can change. A page may set `cursor`. `box-sizing` shows in the sizes, and
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

/** The styles of the rendered gallery that differ with each of `sheets`, before or after Lintel's stylesheet. */
export function compareStyles(sheets: Record<string, string>): string[] {
  const alone = read()
  return Object.entries(sheets).flatMap(([sheet, css]) =>
    (['prepend', 'append'] as const).flatMap((place) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head[place](style)
      const found = read().flatMap(({ name, values }, at) =>
        values.flatMap((value, index) => {
          const before = alone[at]?.values[index]
          return value === before ? [] : [`${sheet} (${place}) ${name}: ${before} became ${value}`]
        }),
      )
      style.remove()
      return found
    }),
  )
}

function read(): { name: string; values: string[] }[] {
  ownClasses ??= listOwnClasses()
  for (const animation of document.getAnimations()) animation.cancel()
  return [...document.querySelectorAll('main *, [data-lintel-modal], [data-lintel-modal] *')]
    .filter((element) => [...element.classList].some((name) => ownClasses?.has(name)))
    .flatMap((element) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const isDrawn = pseudo === '' || style.content !== 'none'
        const { width, height } = element.getBoundingClientRect()
        const size = `size: ${width.toFixed(1)} × ${height.toFixed(1)}`
        const values = isDrawn ? [size, ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)] : []
        return { name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`, values }
      }),
    )
}
