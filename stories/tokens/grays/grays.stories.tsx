import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { ContrastMatrix } from '../colors/contrast-matrix.js'
import { RoleList } from '../colors/role-list.js'
import { ScaleStrip } from '../colors/scale-strip.js'
import { GrayMatch } from './gray-match.js'
import { namedGrays } from './named-grays.js'

const meta = preview.meta({
  title: 'Tokens/Grays',
  // The page beside this file is its documentation.
  tags: ['visual', '!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** The gray of the toolbar, in light and in dark. */
export const Steps = meta.story({ render: () => <ScaleStrip family="gray" /> })

/** All six grays, and the accents that each matches. */
export const Match = meta.story({ render: () => <GrayMatch /> })

/** The roles that components use instead of steps. */
export const Roles = meta.story({ render: () => <RoleList family="gray" /> })

/** The lowest contrast of every role in every gray. */
export const Contrast = meta.story({ render: () => <ContrastMatrix family="gray" names={namedGrays} /> })
