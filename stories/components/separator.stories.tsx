import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Separator } from '../../src/components/separator/separator.js'
import { Text } from '../../src/components/text/text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Separator',
  component: Separator,
  decorators: [
    (Story, { name }) => (
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          inlineSize: name === 'Accents' ? 'auto' : '18rem',
          minBlockSize: '4rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  tags: ['plain'],
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="horizontal">
        <div style={{ inlineSize: '100%' }}>
          <Separator />
        </div>
      </SpecimenRow>
      <SpecimenRow label="with a label">
        <div style={{ inlineSize: '100%' }}>
          <Separator label="or" />
        </div>
        <div style={{ inlineSize: '100%' }}>
          <Separator label="or continue with one of the wallets that you have used here before" />
        </div>
      </SpecimenRow>
      <SpecimenRow label="vertical">
        <Text>Terms</Text>
        <Separator orientation="vertical" />
        <Text>Privacy</Text>
        <div style={{ display: 'flex', blockSize: '5rem' }}>
          <Separator orientation="vertical" label="or" />
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

/** It has no accent prop: 26 themes, each with its matching gray. */
export const Accents = meta.story(
  accents(() => <Separator label="or" style={{ inlineSize: '8rem' }} />, { isThemed: true }),
)

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).not.toHaveAttribute('aria-orientation')
  },
})

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  },
})

export const Decorative = meta.story({
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull()
  },
})

/** The label is read as text. */
export const Labelled = meta.story({
  args: { label: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible()
    await expect(canvas.queryByRole('separator')).toBeNull()
  },
})
