import { useLayoutEffect } from 'react'

/** The text size is the same for the whole document, and reading it styles an element. */
let isRead = false

/**
 * Sets `--lintel-px`, of which all lengths are multiples, from the text size that the visitor has chosen in the browser. Css
 * cannot read that size if a page sets the font size of its root: `rem` is then relative to the page's size.
 */
export function useTextSize(): void {
  useLayoutEffect(() => {
    if (isRead) return
    isRead = true
    const probe = document.createElement('b')
    probe.style.setProperty('font', 'medium serif', 'important')
    document.head.append(probe)
    const size = Number.parseFloat(getComputedStyle(probe).fontSize)
    probe.remove()
    if (size > 0 && size !== 16) document.documentElement.style.setProperty('--lintel-px', `${size / 16}px`)
  }, [])
}
