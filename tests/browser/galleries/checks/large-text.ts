import { cdp } from 'vitest/browser'
import type { Check } from './check.js'

/**
 * The components that control their own layout. The galleries of smaller ones are sheets of sizes, wider than any page:
 * for those only clipped text counts, not what leaves the window.
 */
const isLaidOut = (file: string) => /\/(features|modal|parts)\//.test(file) || /\/(dialog|toast)\./.test(file)

/** Text that is clipped in a window this narrow, with the reason. Each should be documented with its component. */
const limits: Record<string, { below: number; why: string }> = {
  'dropdown-menu': { below: 800, why: 'a sub menu has only the room beside its menu' },
  'text-field': { below: 480, why: 'a unit before and a badge behind leave no room to write in' },
  'one-time-password-field': { below: 480, why: 'six boxes share the width, and a W is wider than a sixth of it' },
}

const isLimit = (file: string, width: number) =>
  Object.entries(limits).some(([part, { below }]) => file.includes(`/${part}.`) && width < below)

/** Sets the size of text as a visitor does in the browser's settings. 16 px is usual. */
export const setTextSize = (px: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard: px, fixed: (px * 13) / 16 } })

export const largeText: Check = {
  title: 'text of 200 % grows, and nothing clips it in a window of 320, 480 or 800 px (WCAG 1.4.4)',
  async find({ document, galleries, addStyle, resize }, file) {
    await setTextSize(32)
    // A theme reads the size once, when the first one of a page is rendered.
    document.documentElement.style.setProperty('--lintel-px', '2px')
    const style = addStyle('body { margin: 0 } main { padding: 0 !important }')
    const found: string[] = []
    for (const width of [320, 480, 800]) {
      if (isLimit(file, width)) continue
      resize(width, 900)
      await galleries.show(file, {})
      const counted = galleries
        .findClipped()
        .filter((place) => isLaidOut(file) || !place.includes('outside the window'))
      found.push(...counted.map((place) => `at ${width} px: ${place}`))
    }
    style.remove()
    document.documentElement.style.removeProperty('--lintel-px')
    await setTextSize(16)
    return found
  },
}
