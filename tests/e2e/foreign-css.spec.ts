import type { CDPSession } from '@playwright/test'
import { foreignSheets } from './fixtures/foreign-css/foreign-sheets.js'
import { expect, openGallery, test } from './fixtures/gallery/gallery.js'

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

declare global {
  interface Window {
    /** The styles of the rendered gallery that differ with each of `sheets`, before or after Lintel's stylesheet. */
    compareWith(sheets: Record<string, string>): string[]
  }
}

/** Runs in the page. */
function addComparison(names: string[]): void {
  const link = document.querySelector<HTMLLinkElement>('link[href="/styles.css"]')
  const rules = [...(link?.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n')
  const ours = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
  // Elements of a story without a class of Lintel are the page's own.
  const isOurs = (element: Element) => [...element.classList].some((name) => ours.has(name))
  const read = () => {
    for (const animation of document.getAnimations()) animation.cancel()
    return [...document.querySelectorAll('main *, [data-lintel-modal], [data-lintel-modal] *')]
      .filter(isOurs)
      .flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const isDrawn = pseudo === '' || style.content !== 'none'
          const { width, height } = element.getBoundingClientRect()
          const size = `size: ${width.toFixed(1)} × ${height.toFixed(1)}`
          const values = isDrawn ? [size, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)] : []
          return { name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo}`, values }
        }),
      )
  }
  window.compareWith = (sheets) => {
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
}

/** Runs in the page. The frames around components are the stories' own, some in `rem`, which a page's root changes. */
function fixFrames(): void {
  for (const element of document.querySelectorAll('main [style*="rem"]')) {
    const style = element.getAttribute('style') ?? ''
    element.setAttribute(
      'style',
      style.replace(/([\d.]+)rem/g, (_text, count) => `${Number(count) * 16}px`),
    )
  }
}

/** What the visitor does to every control of a gallery. */
const states = { 'at rest': [], hovered: ['hover'], focused: ['focus', 'focus-visible', 'focus-within'] }

/** Puts the controls of the rendered gallery into a state, without a pointer. */
async function forceState(devtools: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await devtools.send('DOM.getDocument')
  const controls = ['main', '[data-lintel-modal]'].map(
    (place) => `${place} :is(a, button, input, textarea, [tabindex])`,
  )
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls.join() })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

/** The sheets with rules for a state. The others do the same in each state. */
const sheetsOfStates = Object.fromEntries(Object.entries(foreignSheets).filter(([, css]) => /:(hover|focus)/.test(css)))

// A third of the galleries each: tests run in parallel, and one for all would take minutes.
for (const part of [0, 1, 2]) {
  test(`other people's css changes no component and no part of the modal, third ${part + 1} of 3`, async ({
    page,
    built,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery(page, built)
    await page.evaluate(addComparison, properties)
    // The layout of the page's body is the page's own.
    await page.addStyleTag({ content: 'main { flex: none; inline-size: 1000px; box-sizing: border-box }' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const files = await page.evaluate(() => window.listGalleries())
    const changes: string[] = []
    for (const file of files.filter((_, index) => index % 3 === part)) {
      await page.evaluate((name) => window.showGallery(name, { appearance: 'dark' }), file)
      await page.evaluate(fixFrames)
      for (const [state, pseudoClasses] of Object.entries(states)) {
        await forceState(devtools, pseudoClasses)
        const sheets = state === 'at rest' ? foreignSheets : sheetsOfStates
        const found = await page.evaluate((all) => window.compareWith(all), sheets)
        changes.push(...found.map((change) => `${file.replace('/stories/', '')} ${state} with ${change}`))
      }
    }
    expect(changes).toEqual([])
  })
}
