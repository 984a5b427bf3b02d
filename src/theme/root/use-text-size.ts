import { useLayoutEffect } from 'react'

/**
 * Sets `--lintel-px`, of which all lengths are multiples, by the text size that the visitor has chosen in the browser. Css
 * cannot read that where a page sets the font size of its root: `rem` is the page's then.
 */
export function useTextSize(): void {
  useLayoutEffect(() => {
    const probe = document.createElement('b')
    probe.style.font = 'medium serif'
    document.head.append(probe)
    const size = Number.parseFloat(getComputedStyle(probe).fontSize)
    probe.remove()
    if (size > 0 && size !== 16) document.documentElement.style.setProperty('--lintel-px', `${size / 16}px`)
  }, [])
}
