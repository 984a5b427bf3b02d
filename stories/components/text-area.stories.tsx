import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { textArea } from '../../src/components/text-area/text-area.css.js'
import { TextArea } from '../../src/components/text-area/text-area.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(textArea)

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message', placeholder: 'What should it say?', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20.5rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
})

const message = 'lintel.example asks you to sign in. It costs nothing and moves nothing.'

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sizes">
        {sizes.map((size) => (
          <TextArea key={size} size={size} label={`Size ${size}`} placeholder="What should it say?" />
        ))}
      </SpecimenRow>
      <SpecimenRow label="grown, two rows">
        <TextArea size="3" label="Grown" defaultValue={`${message}\n\n${message}`} />
        <TextArea size="3" label="Rows" rows={2} defaultValue="Two rows" />
      </SpecimenRow>
      <SpecimenRow label="invalid, read-only, disabled">
        <TextArea size="3" rows={2} label="Wrong" invalid defaultValue="Too short" />
        <TextArea size="3" rows={2} label="Fixed" readOnly defaultValue={message} />
        <TextArea size="3" rows={2} label="Off" disabled placeholder="Not yet" />
      </SpecimenRow>
    </Specimen>
  ),
})

/** All 26 accents; one of the fields has the focus. */
export const Accents = meta.story({
  ...accents((accent) => <TextArea label={`Note, ${accent}`} size="1" rows={2} accent={accent} defaultValue="gm" />),
  decorators: [(Story) => <Story />],
  play: async ({ canvas }) => canvas.getByLabelText('Note, indigo').focus(),
})

/** Grows with its text from three to twelve lines. */
export const Grows = meta.story({
  args: { size: '3' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const height = () => field.getBoundingClientRect().height
    // 44 px for one line, 22 px for each further line.
    await expect(height()).toBe(44 + 2 * 22)
    await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4')
    await expect(height()).toBe(44 + 3 * 22)
    await userEvent.type(field, '{Enter}5'.repeat(20))
    await expect(height()).toBe(44 + 11 * 22)
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
    await expect(args.onChange).toHaveBeenCalled()
  },
})

/** With `rows` it keeps its height. */
export const Rows = meta.story({
  args: { rows: 2, size: '3' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    const { height } = field.getBoundingClientRect()
    await expect(height).toBe(44 + 22)
    await userEvent.type(field, '1{Enter}2{Enter}3{Enter}4')
    await expect(field.getBoundingClientRect().height).toBe(height)
    await expect(getComputedStyle(field).resize).toBe('vertical')
  },
})

/** A thick edge, not only a red one, and `aria-invalid`. */
export const Invalid = meta.story({
  args: { invalid: true, defaultValue: 'Too short' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(getComputedStyle(field).boxShadow).toContain('0px 0px 0px 2px inset')
  },
})

/** It can be focused and not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: message },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(field).toHaveValue(message)
  },
})

/** It cannot be focused. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).not.toHaveFocus()
  },
})

/** Right to left; each paragraph has its own direction. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: `${hostile.arabic}\nPrism` },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl')
  },
})

/** A long text without spaces stays in the box. */
export const Hostile = meta.story({
  args: { defaultValue: hostile.unbroken },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue(hostile.unbroken)
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    await expect(field.getBoundingClientRect().height).toBe(48 + 11 * 22)
  },
})
