import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Badge } from '../../src/components/badge/badge.js'
import { Icon } from '../../src/components/icon/icon.js'
import { IconButton } from '../../src/components/icon-button/icon-button.js'
import { textField } from '../../src/components/text-field/text-field.css.js'
import { TextField } from '../../src/components/text-field/text-field.js'
import { ArrowRight, Mail, Search } from '../../src/icons/index.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(textField)

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'E-mail address', placeholder: 'E-mail address', onChange: fn() },
})

const frame = { inlineSize: 'min(20.5rem, 100%)', display: 'grid', gap: '0.75rem' } as const
const mail = <Icon as={Mail} />
const send = (
  <IconButton label="Continue" variant="soft">
    <Icon as={ArrowRight} isDirectional />
  </IconButton>
)

/** Every size and state, with slots. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sizes">
        <div style={frame}>
          {sizes.map((size) => (
            <TextField
              key={size}
              size={size}
              label={`Size ${size}`}
              placeholder="Search networks"
              start={<Icon as={Search} size={size === '1' ? 14 : size === '2' ? 16 : 18} />}
            />
          ))}
        </div>
      </SpecimenRow>
      <SpecimenRow label="slots">
        <div style={frame}>
          <TextField label="E-mail" placeholder="E-mail address" start={mail} end={send} />
          <TextField label="Amount" defaultValue="0.25" inputMode="decimal" end="ETH" />
          <TextField label="Name" defaultValue="nora.eth" start="To" end={<Badge accent="green">Known</Badge>} />
        </div>
      </SpecimenRow>
      <SpecimenRow label="invalid, read-only, disabled">
        <div style={frame}>
          <TextField label="Wrong" defaultValue="mira@" invalid start={mail} />
          <TextField label="Fixed" defaultValue="https://rpc.example" readOnly />
          <TextField label="Off" placeholder="Not yet" disabled start={mail} />
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

/** All 26 accents; one of the fields has the focus. */
export const Accents = meta.story({
  ...accents((accent) => <TextField label={`Name, ${accent}`} size="2" accent={accent} defaultValue="mira.eth" />),
  play: async ({ canvas }) => canvas.getByLabelText('Name, indigo').focus(),
})

/** 48 px high; a press on the icon focuses the text. */
export const Default = meta.story({
  args: { start: mail },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('E-mail address')
    const box = field.closest('[data-lintel-field]')
    await expect(box?.getBoundingClientRect().height).toBe(48)
    await userEvent.click(canvasElement.querySelector('[data-slot="start"]') ?? canvasElement)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('mira@lintel.example')
    await expect(field).toHaveValue('mira@lintel.example')
    await expect(args.onChange).toHaveBeenCalledTimes('mira@lintel.example'.length)
    await expect(field).not.toHaveAttribute('aria-invalid')
  },
})

const onContinue = fn()

/** Tab reaches a button in the slot, and a press on it does not change the text. */
export const WithButton = meta.story({
  args: {
    end: (
      <IconButton label="Continue" variant="soft" onClick={onContinue}>
        <Icon as={ArrowRight} isDirectional />
      </IconButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onContinue.mockClear()
    const button = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onContinue).toHaveBeenCalledTimes(2)
  },
})

/** A thick edge, not only a red one, and `aria-invalid`. */
export const Invalid = meta.story({
  args: { invalid: true, defaultValue: 'mira@' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    const box = field.closest('[data-invalid]')
    await expect(box && getComputedStyle(box).boxShadow).toContain('0px 0px 0px 2px inset')
  },
})

/** It can be focused, selected and copied, and not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'https://rpc.example' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('x')
    await userEvent.paste('y')
    await expect(field).toHaveValue('https://rpc.example')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** It cannot be focused. */
export const Disabled = meta.story({
  args: { disabled: true, start: mail },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
    await expect(field).toBeDisabled()
  },
})

/** Right to left the slots swap sides. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { start: mail, defaultValue: hostile.arabic },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('[data-slot="start"]')?.getBoundingClientRect()
    await expect(icon?.left).toBeGreaterThan(canvas.getByRole('textbox').getBoundingClientRect().left)
  },
})

const hostileFields = hostileText(
  <>
    <TextField label="Long" defaultValue={hostile.unbroken} end={hostile.unbroken.slice(0, 200)} />
    <TextField label="Odd" defaultValue={hostile.bidiOverride} start={hostile.stacked} end={hostile.zeroWidth} />
  </>,
)

/** Long text in the value and in the slots does not widen the field. */
export const Hostile = meta.story({
  ...hostileFields,
  play: async (context) => {
    const { canvas } = context
    await hostileFields.play(context)
    await expect(canvas.getByLabelText('Long')).toHaveValue(hostile.unbroken)
  },
})
