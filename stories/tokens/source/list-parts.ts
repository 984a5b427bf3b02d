import { sources } from 'virtual:stylesheet-sources'
import { type ColorUse, readColorUses } from './read-color-uses.js'

/** A stylesheet of the repository and the colors it uses. */
export type Part = { name: string; path: string; uses: ColorUse[] }

/** Every stylesheet that uses a color, by name. */
export const parts: readonly Part[] = Object.entries(sources)
  .map(([path, source]) => ({
    name: path.replace(/^.*\/(.+)\.css\.ts$/, '$1'),
    path,
    uses: readColorUses(source),
  }))
  .filter(({ uses }) => uses.length > 0)
  .sort((first, second) => first.name.localeCompare(second.name))
