import type { ThemeSettings } from '../../src/theme/index.js'
import { themeAttributes } from '../../src/theme/index.js'

const files = import.meta.glob('../../tokens/{accents,grays}/*.css.ts')

/** Loads the css of an accent and its gray. */
export async function loadColors({ accent, gray }: Pick<ThemeSettings, 'accent' | 'gray'>): Promise<void> {
  const names = themeAttributes({ accent, gray })
  const paths = [`accents/${names['data-accent']}`, `grays/${names['data-gray']}`]
  await Promise.all(paths.map((path) => files[`../../tokens/${path}.css.ts`]?.()))
}
