import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Badge } from '../../src/components/badge/badge.js'
import { Text } from '../../src/components/text/text.js'
import { VisuallyHidden } from '../../src/components/visually-hidden/visually-hidden.js'
import { accents } from '../support/shared-stories.js'

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Three wallets found' },
  tags: ['plain'],
})

/** Invisible, and takes no room. */
export const Gallery = meta.story({
  render: (args) => (
    <Text>
      Between these words
      <VisuallyHidden {...args} /> nothing is seen.
    </Text>
  ),
})

/** All 26 accents; hidden text names each color. */
export const Accents = meta.story(
  accents((accent) => (
    <Badge accent={accent}>
      3<VisuallyHidden> wallets found</VisuallyHidden>
    </Badge>
  )),
)

export const Status = meta.story({
  args: { role: 'status' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Three wallets found')
    await expect(status.getBoundingClientRect().width).toBe(1)
  },
})

export const AsChild = meta.story({
  render: () => (
    <VisuallyHidden asChild>
      <h2>Wallets</h2>
    </VisuallyHidden>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Wallets' }).getBoundingClientRect().height).toBe(1)
  },
})
