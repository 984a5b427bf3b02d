import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { control, group } from '../../src/components/radio/radio.css.js'
import { Radio } from '../../src/components/radio/radio.js'
import { RadioGroup } from '../../src/components/radio/radio-group.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(control)
const { variant: variants } = listVariants(group)

const meta = preview.meta({
  title: 'Components/Radio',
  component: RadioGroup,
  subcomponents: { Radio },
  args: { label: 'Speed', defaultValue: 'normal', onValueChange: fn() },
  render: (args) => (
    <RadioGroup {...args}>
      <Radio value="slow">Slow</Radio>
      <Radio value="normal">Normal</Radio>
      <Radio value="fast">Fast</Radio>
    </RadioGroup>
  ),
})

const speeds = [
  <Radio key="slow" value="slow" description="About 3 minutes">
    Slow
  </Radio>,
  <Radio key="normal" value="normal" description="About 30 seconds">
    Normal
  </Radio>,
  <Radio key="fast" value="fast" description="Not on this network" disabled>
    Fast
  </Radio>,
]

/** Every variant, size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <RadioGroup label={`Size ${size}`} size={size} orientation="horizontal" defaultValue="on">
            <Radio value="off">Off</Radio>
            <Radio value="on">On</Radio>
          </RadioGroup>
        </SpecimenRow>
      ))}
      <SpecimenRow label="disabled, invalid">
        <RadioGroup label="Disabled" orientation="horizontal" disabled defaultValue="on">
          <Radio value="off">Off</Radio>
          <Radio value="on">On</Radio>
        </RadioGroup>
        <RadioGroup label="Invalid" aria-invalid orientation="horizontal">
          <Radio value="off" aria-invalid>
            Missing
          </Radio>
        </RadioGroup>
      </SpecimenRow>
      {variants.map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          <div style={{ inlineSize: '20.5rem', maxInlineSize: '100%' }}>
            <RadioGroup label={`Speed, ${variant}`} variant={variant} defaultValue="normal">
              {variant === 'plain' ? speeds.slice(1) : speeds.slice(0, 2)}
            </RadioGroup>
          </div>
        </SpecimenRow>
      ))}
      <SpecimenRow label="cards, horizontal">
        <div style={{ inlineSize: '20.5rem', maxInlineSize: '100%' }}>
          <RadioGroup label="Appearance" variant="cards" orientation="horizontal" defaultValue="dark">
            <Radio value="light">Light</Radio>
            <Radio value="dark">Dark</Radio>
          </RadioGroup>
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <RadioGroup label={accent} accent={accent} defaultValue="on">
      <Radio value="on">On</Radio>
    </RadioGroup>
  )),
)

/** A press on the ring or the label selects; arrows move, select and wrap around; Enter selects nothing. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.click(canvas.getByText('Fast'))
    await expect(radio('Fast')).toBeChecked()
    await userEvent.click(radio('Slow'))
    await expect(radio('Slow')).toBeChecked()
    for (const [key, chosen] of [
      ['ArrowDown', 'Normal'],
      ['ArrowUp', 'Slow'],
      ['ArrowUp', 'Fast'],
      ['ArrowRight', 'Slow'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(radio(chosen)).toBeChecked())
      await expect(radio(chosen)).toHaveFocus()
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(6)
  },
})

/** Tab stops once, at the selected radio. */
export const OneStop = meta.story({
  render: (args) => (
    <>
      <Button>Before</Button>
      <RadioGroup {...args}>{speeds}</RadioGroup>
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Normal' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Normal' })).toHaveAccessibleDescription('About 30 seconds')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
  },
})

/** Arrows skip a disabled radio. */
export const Disabled = meta.story({
  render: (args) => <RadioGroup {...args}>{speeds}</RadioGroup>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Slow' })).toBeChecked())
    await userEvent.click(canvas.getByText('Fast'))
    await expect(canvas.getByRole('radio', { name: 'Slow' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Fast' })).toBeDisabled()
  },
})

/** Right to left the left arrow moves on; no `dir` attribute is added. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { orientation: 'horizontal' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).not.toHaveAttribute('dir')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Fast' })).toBeChecked())
  },
})

/** In a native form: a missing choice gets the focus, a selected one is sent. */
export const InForm = meta.story({
  args: { name: 'speed', required: true },
  render: ({ defaultValue: _none, ...args }) => {
    const [sent, setSent] = useState('nothing')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(String(new FormData(event.currentTarget).get('speed')))
        }}
      >
        <RadioGroup {...args}>{speeds}</RadioGroup>
        <Button type="submit">Send</Button>
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect(canvas.getByRole('radio', { name: 'Slow' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing')
    await userEvent.keyboard(' ')
    await userEvent.click(send)
    await expect(canvas.getByRole('status')).toHaveTextContent('slow')
  },
})

export const Hostile = meta.story(
  hostileText(
    <RadioGroup label="Hostile" variant="cards">
      <Radio value="a" description={hostile.stacked}>
        {hostile.unbroken.slice(0, 1000)}
      </Radio>
      <Radio value="b">{hostile.bidiOverride}</Radio>
    </RadioGroup>,
  ),
)
