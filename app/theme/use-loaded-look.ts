import { useLayoutEffect, useState } from 'react'
import type { ThemeSettings } from '../../src/theme/index.js'

type Colors = Pick<ThemeSettings, 'accent' | 'gray'>

/** What styles.ts brings. */
const ownColors: Colors = { accent: 'indigo', gray: 'auto' }

/**
 * `settings`, in colours whose css is here: the page keeps its own until the others have come, and where they do not
 * come. Null until it is known what the page starts with, so that nothing is shown in one colour and then in another.
 */
export function useLoadedLook({ accent, gray, ...settings }: ThemeSettings): ThemeSettings | null {
  const [colors, setColors] = useState<Colors | null>(null)
  useLayoutEffect(() => {
    let isWanted = true
    const wear = (next: (last: Colors | null) => Colors) => isWanted && setColors(next)
    if (accent === ownColors.accent && gray === ownColors.gray) wear(() => ownColors)
    else {
      import('./load-colors.js')
        .then(({ loadColors }) => loadColors({ accent, gray }))
        .then(
          () => wear(() => ({ accent, gray })),
          (error: unknown) => {
            console.error(`The colors ${accent} and ${gray} could not be loaded; the page keeps its own.`, error)
            wear((last) => last ?? ownColors)
          },
        )
    }
    return () => {
      isWanted = false
    }
  }, [accent, gray])
  return colors && { ...settings, ...colors }
}
