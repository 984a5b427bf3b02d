/**
 * Makes everything outside of `list` inert, except live regions such as toasts. The primitive only hides it from
 * assistive technology. Returns the undo.
 */
export function disableOthers(list: HTMLElement): () => void {
  const disabled: HTMLElement[] = []
  const visit = ({ children }: ParentNode) => {
    for (const child of children) {
      if (!(child instanceof HTMLElement) || child === list || child.inert || child.matches('[aria-live]')) continue
      if (child.contains(list) || child.querySelector('[aria-live]')) {
        visit(child)
      } else {
        child.inert = true
        disabled.push(child)
      }
    }
  }
  const root = list.getRootNode()
  visit(root instanceof ShadowRoot ? root : document.body)
  return () => {
    for (const element of disabled) element.inert = false
  }
}
