import { useLayoutEffect, useState } from 'react'
import type { ThemeSettings } from '../../src/theme/index.js'

type Colors = Pick<ThemeSettings, 'accent' | 'gray'>

/** The colors whose css styles.ts imports. */
const ownColors: Colors = { accent: 'indigo', gray: 'auto' }

/**
 * Returns `settings` with colors whose css has loaded. Keeps the previous colors until the new css has loaded, or when
 * it fails to load. Null until the first colors have loaded, so that the page does not flash in other colors.
 */
export function useLoadedLook({ accent, gray, ...settings }: ThemeSettings): ThemeSettings | null {
  const [colors, setColors] = useState<Colors | null>(null)
  useLayoutEffect(() => {
    let isWanted = true
    const apply = (next: (last: Colors | null) => Colors) => isWanted && setColors(next)
    if (accent === ownColors.accent && gray === ownColors.gray) apply(() => ownColors)
    else {
      import('./load-colors.js')
        .then(({ loadColors }) => loadColors({ accent, gray }))
        .then(
          () => apply(() => ({ accent, gray })),
          (error: unknown) => {
            console.error(`The colors ${accent} and ${gray} could not be loaded; the page keeps its own.`, error)
            apply((last) => last ?? ownColors)
          },
        )
    }
    return () => {
      isWanted = false
    }
  }, [accent, gray])
  return colors && { ...settings, ...colors }
}
