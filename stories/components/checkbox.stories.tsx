import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { control } from '../../src/components/checkbox/checkbox.css.js'
import { Checkbox } from '../../src/components/checkbox/checkbox.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(control)

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Remember this address', onCheckedChange: fn() },
})

const states = [
  ['Off', {}],
  ['On', { defaultChecked: true }],
  ['Some', { defaultChecked: 'indeterminate' }],
] as const

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          {states.map(([name, state]) => (
            <Checkbox key={name} size={size} {...state}>
              {name}
            </Checkbox>
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow label="disabled, invalid">
        {states.map(([name, state]) => (
          <Checkbox key={name} disabled {...state}>
            {name}
          </Checkbox>
        ))}
        <Checkbox aria-invalid>Missing</Checkbox>
      </SpecimenRow>
      <SpecimenRow label="alone, long">
        <Checkbox aria-label="Alone" defaultChecked />
        <div style={{ inlineSize: '14rem' }}>
          <Checkbox defaultChecked>
            I have written down the recovery phrase and know that nobody can restore it.
          </Checkbox>
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <div className={row}>
      <Checkbox accent={accent} aria-label={`${accent}, on`} defaultChecked />
      <Checkbox accent={accent} aria-label={`${accent}, some`} defaultChecked="indeterminate" />
    </div>
  )),
)

/** A press on the box or the label and Space check it; Enter does not. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember this address' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Remember this address'))
    await expect(box).not.toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3)
  },
})

/** Indeterminate; a press checks it. */
export const Indeterminate = meta.story({
  args: { defaultChecked: 'indeterminate' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(box)
    await expect(box).toHaveAttribute('aria-checked', 'true')
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
})

/** Neither pointer nor keyboard changes the value. */
export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember this address'))
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).not.toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

/** In a native form: a missing checkbox gets the focus, a checked one is sent, a reset restores the default. */
export const InForm = meta.story({
  args: { name: 'terms', required: true, children: 'I agree to the terms' },
  render: (args) => {
    const [sent, setSent] = useState('nothing')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setSent(String(new FormData(event.currentTarget).get('terms')))
        }}
      >
        <Checkbox {...args} />
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
        <output>{sent}</output>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' })
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect(box).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing')
    await userEvent.click(box)
    await userEvent.click(send)
    await expect(canvas.getByRole('status')).toHaveTextContent('on')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(box).not.toBeChecked()
  },
})

/** Right to left the box and the hidden input are on the right. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <form>
      <Checkbox name="terms">{hostile.arabic}</Checkbox>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect()
    await expect(box.left).toBeGreaterThan(canvas.getByText(hostile.arabic).getBoundingClientRect().left)
    // The browser's message points at the hidden input.
    const drawn = canvas.getByRole('checkbox').firstElementChild?.getBoundingClientRect()
    await expect(canvasElement.querySelector('input')?.getBoundingClientRect().right).toBe(drawn?.right)
  },
})

export const Hostile = meta.story(
  hostileText(
    <>
      <Checkbox>{hostile.unbroken.slice(0, 2000)}</Checkbox>
      <Checkbox>{hostile.stacked}</Checkbox>
    </>,
  ),
)
