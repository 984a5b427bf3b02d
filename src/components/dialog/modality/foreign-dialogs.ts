const FOREIGN_DIALOG =
  ':is([role="dialog"], [role="alertdialog"], dialog[open]):not([data-lintel-dialog], [data-lintel-floating])'

/** The open dialogs of other libraries outside of `layer`. */
export function listForeignDialogs(layer: Element): Element[] {
  return [...document.querySelectorAll(FOREIGN_DIALOG)].filter((dialog) => !layer.contains(dialog))
}

/**
 * Shows `layer` to assistive technology again when what hid it is gone. Drawn ahead, it may have been hidden by a dialog
 * that opened before; that one's library then counts it as hidden for as long as that dialog is open. Returns the undo.
 */
export function stayShown(layer: Element): () => void {
  const older = new Set(listForeignDialogs(layer))
  layer.removeAttribute('aria-hidden')
  if (older.size === 0) return () => {}
  const observer = new MutationObserver(() => {
    const isTopmost = listForeignDialogs(layer).every((dialog) => older.has(dialog))
    if (isTopmost) layer.removeAttribute('aria-hidden')
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
