import { cdp } from 'vitest/browser'
import { findGalleries } from '../open-galleries.js'
import type { Check } from './check.js'
import { foreignSheets } from './foreign-sheets.js'

/** The states of every control of a gallery, and the sheets with rules for them. The others do the same as at rest. */
const states = [
  { state: 'at rest', pseudoClasses: [], sheets: foreignSheets },
  { state: 'hovered', pseudoClasses: ['hover'], sheets: findSheets(':hover') },
  { state: 'focused', pseudoClasses: ['focus', 'focus-visible', 'focus-within'], sheets: findSheets(':focus') },
]

function findSheets(pseudoClass: string): Record<string, string> {
  return Object.fromEntries(Object.entries(foreignSheets).filter(([, css]) => css.includes(pseudoClass)))
}

const controls = ['main', '[data-lintel-modal]'].map((place) => `${place} :is(a, button, input, textarea, [tabindex])`)

/** Puts the controls of the rendered gallery into a state, without a pointer. */
async function forceState(documentId: number, forcedPseudoClasses: string[]): Promise<void> {
  const { nodeIds } = await cdp().send('DOM.querySelectorAll', { nodeId: documentId, selector: controls.join() })
  await Promise.all(nodeIds.map((nodeId) => cdp().send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
}

/** The frames around components are the stories' own, some in `rem`, which a page's root changes. */
function fixFrames(document: Document): void {
  for (const element of document.querySelectorAll('main [style*="rem"]')) {
    const style = element.getAttribute('style') ?? ''
    element.setAttribute(
      'style',
      style.replace(/([\d.]+)rem/g, (_text, count) => `${Number(count) * 16}px`),
    )
  }
}

export const foreignCss: Check = {
  title: "other people's css changes no component and no part of the modal",
  async find({ document, galleries, addStyle }, file) {
    // The layout of the page's body is the page's own.
    const style = addStyle('main { flex: none; inline-size: 1000px; box-sizing: border-box }')
    await galleries.show(file, { appearance: 'dark' })
    fixFrames(document)
    await cdp().send('DOM.enable')
    await cdp().send('CSS.enable')
    const documentId = await findGalleries()
    const changes: string[] = []
    for (const { state, pseudoClasses, sheets } of states) {
      await forceState(documentId, pseudoClasses)
      changes.push(...galleries.compareStyles(sheets).map((change) => `${state} with ${change}`))
    }
    await cdp().send('CSS.disable')
    await cdp().send('DOM.disable')
    style.remove()
    return changes
  },
}
