import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { accents } from '../../../src/components/index.js'
import { onPage } from '../../support/on-page.js'
import { AllScales } from './all-scales.js'
import { coloredAccents } from './colored-accents.js'
import { ContrastMatrix } from './contrast-matrix.js'
import { RoleList } from './role-list.js'
import { ScaleStrip } from './scale-strip.js'

const meta = preview.meta({
  title: 'Tokens/Colours',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** The accent of the toolbar, in light and in dark. */
export const Steps = meta.story({ render: () => <ScaleStrip family="accent" /> })

/** All 26 accents, each with its own css. */
export const Scales = meta.story({
  render: () => <AllScales />,
  play: async ({ canvasElement }) => {
    const solids = [...canvasElement.querySelectorAll('[data-accent] > :nth-child(10)')]
    const colors = solids.map((chip) => getComputedStyle(chip).backgroundColor)
    await expect(colors).toHaveLength(accents.length)
    await expect(new Set(colors).size).toBe(accents.length)
  },
})

/** The roles that components use instead of steps. */
export const Roles = meta.story({ render: () => <RoleList family="accent" /> })

/** The lowest contrast of every role in every accent. */
export const Contrast = meta.story({
  // Numbers: tests compare them better than pictures.
  tags: ['!visual'],
  render: () => <ContrastMatrix family="accent" names={coloredAccents} />,
})
