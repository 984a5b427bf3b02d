import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** Gives each test of a file a root of React in the page, and removes it afterwards. Returns the function that renders into it. */
export function mountRoot(): (node: ReactNode) => void {
  let root: Root
  let container: HTMLElement
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'))
    root = createRoot(container)
  })
  afterEach(() => {
    root.unmount()
    container.remove()
  })
  return (node) => root.render(node)
}
