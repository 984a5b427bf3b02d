import clsx from 'clsx'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { type Accent, accents as accentNames } from '../../src/components/index.js'
import { Theme } from '../../src/theme/index.js'
import { cell, grid, isWide as isWideGrid, name as nameStyle } from './shared-stories.css.js'

type AccentsOptions = {
  /** Puts a `Theme` of the accent around each cell, for a component without an `accent` prop. */
  isThemed?: boolean
  /** Fewer cells to a line. */
  isWide?: boolean
}

/** A story of one component in all 26 accents. `draw` returns one cell. */
export function accents(
  draw: (accent: Accent) => ReactNode,
  { isThemed = false, isWide = false }: AccentsOptions = {},
) {
  return {
    parameters: { docs: { description: { story: 'All 26 accents.' } } },
    render: () => (
      <div className={clsx(grid, isWide && isWideGrid)}>
        {accentNames.map((accent) => {
          const content = (
            <div key={accent} className={cell}>
              <span className={nameStyle}>{accent}</span>
              {draw(accent)}
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
    ),
  }
}

/** A story with text from outside in a narrow box: neither the box nor the component in it overflows. */
export function hostileText(children: ReactNode) {
  return {
    parameters: { docs: { description: { story: 'Text from outside does not leave a narrow box.' } } },
    render: () => (
      <div data-testid="narrow-box" style={{ inlineSize: '12rem', overflow: 'auto' }}>
        {children}
      </div>
    ),
    play: async ({ canvas }: { canvas: { getByTestId: (id: string) => HTMLElement } }) => {
      const box = canvas.getByTestId('narrow-box')
      for (const element of [box, ...box.children]) {
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
      }
    },
  }
}
