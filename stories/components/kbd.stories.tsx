import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Kbd } from '../../src/components/kbd/kbd.js'
import { kbdProps } from '../../src/components/kbd/kbd.props.js'
import { Text } from '../../src/components/text/text.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'T' },
  argTypes: controlsOf(kbdProps),
  parameters: {
    docs: {
      description: {
        component:
          'A key to press. Several keys are several of them, with a word or a blank between.\n\n**Do** name a key as it is printed: Esc, Shift, ⌘. **Do not** make it the only way to learn of a shortcut: the control itself says it too (`aria-keyshortcuts`). **Use instead** Code for text of a machine.\n\n**Keyboard** none, it only shows one. **Data attributes** none.',
      },
    },
  },
})

/** Sizes, words and several keys. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {kbdProps.size.values.map((size) => (
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

export const Hostile = meta.story({
  render: () => (
    <div style={{ inlineSize: '14rem' }} data-testid="frame">
      <Kbd>{hostile.unbroken.slice(0, 100)}</Kbd>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame')
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
})
