import { hideOthers } from 'aria-hidden'

const MARK = 'data-lintel-hidden'

/**
 * Hides everything but `layer` from assistive technology, as `aria-modal` promises; live regions such as toasts stay.
 * Hides it again when another library's dialog that had hidden it before closes first. Returns the undo.
 */
export function hideRest(layer: HTMLElement): () => void {
  let undo = hide(layer)
  const observer = new MutationObserver(() => {
    if (!document.querySelector(`[${MARK}]:not([aria-hidden="true"])`)) return
    undo()
    undo = hide(layer)
    observer.takeRecords()
  })
  observer.observe(document.body, { attributeFilter: ['aria-hidden'], subtree: true })
  return () => {
    observer.disconnect()
    undo()
  }
}

function hide(layer: HTMLElement): () => void {
  const root = layer.getRootNode()
  // The frame of the embedded wallet is a part of the dialog that cannot be inside of it.
  const guards = document.querySelectorAll('[data-radix-focus-guard], [data-lintel-frame]')
  const undos = [hideOthers([layer, ...guards], document.body, MARK)]
  // The library calls methods of the parent that a shadow root has too.
  if (root instanceof ShadowRoot) undos.push(hideOthers(layer, root as unknown as HTMLElement, MARK))
  return () => {
    for (const undo of undos) undo()
  }
}
