import { stayShown } from './foreign-dialogs.js'

// The count lives on the element, so that two dialogs, or two copies of this file, can hide the same one.
const MARK = 'data-lintel-hidden'
/** Beside the mark: another library had hidden the element before, and shows it again itself. */
const THEIRS = 'data-lintel-hidden-before'

/** What stays reachable beside an open dialog: live regions, toasts among them, focus guards, and what draws nothing. */
const KEPT = '[aria-live], [data-radix-focus-guard], script, style, link, template'

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * Hides everything but `element` from assistive technology, as `aria-modal` promises. Live regions stay; what another
 * library's dialog had hidden stays hidden when that dialog closes first. Climbs out of shadow roots. Returns the undo.
 */
export function hideOthers(element: Element): () => void {
  const hidden: Element[] = []
  // Drawn ahead, it may be hidden by a dialog of ours that opened before.
  for (const name of [MARK, THEIRS]) element.removeAttribute(name)
  const stopShowing = stayShown(element)
  for (let node: Node | null = element; node && node !== document.body; ) {
    const parent: Node | null = node.parentNode
    for (const sibling of parent instanceof Element || parent instanceof ShadowRoot ? parent.children : []) {
      if (sibling !== node) hide(sibling, hidden)
    }
    node = parent instanceof ShadowRoot ? parent.host : parent
  }
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) hideAgain(target)
  })
  for (const other of hidden) observer.observe(other, { attributeFilter: ['aria-hidden'] })
  return () => {
    stopShowing()
    observer.disconnect()
    for (const other of hidden) show(other)
  }
}

/** Whether a dialog has hidden the place where `node` is. */
export function isHiddenByDialog(node: Element): boolean {
  return node.closest(`[${MARK}]`) !== null
}

function hide(element: Element, hidden: Element[]): void {
  if (element.matches(KEPT)) return
  if (element.querySelector('[aria-live]') && !holdsDialog(element)) {
    for (const child of element.children) hide(child, hidden)
    return
  }
  const count = Number(element.getAttribute(MARK))
  if (count === 0 && element.getAttribute('aria-hidden') === 'true') element.setAttribute(THEIRS, '')
  element.setAttribute(MARK, String(count + 1))
  element.setAttribute('aria-hidden', 'true')
  hidden.push(element)
}

/** What a dialog below us has to say can wait. */
function holdsDialog(element: Element): boolean {
  return element.matches(DIALOG) || [...element.children].some((child) => child.matches(DIALOG))
}

function hideAgain(element: Element): void {
  if (!element.hasAttribute(MARK) || element.getAttribute('aria-hidden') === 'true') return
  element.removeAttribute(THEIRS)
  element.setAttribute('aria-hidden', 'true')
}

function show(element: Element): void {
  const count = Number(element.getAttribute(MARK)) - 1
  if (count > 0) {
    element.setAttribute(MARK, String(count))
    return
  }
  if (!element.hasAttribute(THEIRS)) element.removeAttribute('aria-hidden')
  element.removeAttribute(MARK)
  element.removeAttribute(THEIRS)
}
