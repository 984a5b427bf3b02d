import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { kbd } from '../../src/components/kbd/kbd.css.js'
import { Kbd } from '../../src/components/kbd/kbd.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(kbd)

const meta = preview.meta({
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'T' },
})

/** Sizes, long names and several keys. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <Kbd size={size}>T</Kbd>
          <Kbd size={size}>Esc</Kbd>
          <Kbd size={size}>Ctrl</Kbd>
          <Kbd size={size}>Page Down</Kbd>
        </SpecimenRow>
      ))}
      <SpecimenRow label="in a sentence">
        <Text size="3">
          Press <Kbd>Shift</Kbd> <Kbd>T</Kbd> to change the theme
        </Text>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const key = canvas.getByText('T')
    await expect(key.tagName).toBe('KBD')
    await expect(key.getBoundingClientRect().width).toBe(key.getBoundingClientRect().height)
  },
})

export const Hostile = meta.story(hostileText(<Kbd>{hostile.unbroken.slice(0, 100)}</Kbd>))
