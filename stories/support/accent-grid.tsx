import clsx from 'clsx'
import type { ReactNode } from 'react'
import { type Accent, accents } from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'
import { cell, grid, isWide as isWideGrid, name as nameStyle } from './accent-grid.css.js'

export type AccentGridProps = {
  /** Draws one cell. A part with an `accent` of its own uses the name; any other is dressed by the theme around it. */
  children: (accent: Accent) => ReactNode
  /** Puts a `Theme` of the accent around each cell, for a part that has no `accent` prop. */
  isThemed?: boolean
  /** Fewer cells to a line. */
  isWide?: boolean
}

/** One part in all 26 accents, each under its name. */
export function AccentGrid({ children, isThemed = false, isWide = false }: AccentGridProps) {
  return (
    <div className={clsx(grid, isWide && isWideGrid)}>
      {accents.map((accent) => {
        const content = (
          <div key={accent} className={cell}>
            <span className={nameStyle}>{accent}</span>
            {children(accent)}
          </div>
        )
        return isThemed ? (
          <Theme key={accent} asChild accent={accent}>
            {content}
          </Theme>
        ) : (
          content
        )
      })}
    </div>
  )
}
