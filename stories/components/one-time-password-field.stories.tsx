import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Form } from '../../src/components/form/form.js'
import { FormControl, FormField, FormLabel } from '../../src/components/form/form-field.js'
import { FormMessage } from '../../src/components/form/form-message.js'
import { OneTimePasswordField } from '../../src/components/one-time-password-field/one-time-password-field.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const label = 'One-time code'

const meta = preview.meta({
  title: 'Components/OneTimePasswordField',
  component: OneTimePasswordField,
  args: { 'aria-label': label, onComplete: fn(), onValueChange: fn() },
})

/** Sizes, kinds and states. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sizes">
        <OneTimePasswordField aria-label="Size 1" size="1" defaultValue="41" />
        <OneTimePasswordField aria-label="Size 2" defaultValue="417" />
      </SpecimenRow>
      <SpecimenRow label="full, letters, four">
        <OneTimePasswordField aria-label="Full" defaultValue="417238" />
        <OneTimePasswordField aria-label="Letters" kind="alphanumeric" defaultValue="aW3Q" />
        <OneTimePasswordField aria-label="Four" length={4} defaultValue="41" />
      </SpecimenRow>
      <SpecimenRow label="invalid, read-only, disabled">
        <OneTimePasswordField aria-label="Invalid" invalid defaultValue="417239" />
        <OneTimePasswordField aria-label="Read-only" readOnly defaultValue="417238" />
        <OneTimePasswordField aria-label="Disabled" disabled defaultValue="41" />
      </SpecimenRow>
      <SpecimenRow label="current">
        <OneTimePasswordField aria-label={label} defaultValue="417" />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvas }) => canvas.getByLabelText<HTMLInputElement>(label).focus(),
})

/** All 26 accents; one of the fields has the focus. */
export const Accents = meta.story({
  ...accents((accent) => (
    <OneTimePasswordField aria-label={accent} size="1" length={3} accent={accent} defaultValue="41" />
  )),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('indigo')
    field.focus()
    field.select()
  },
})

/** Boxes of 44 × 54 px, 7 px apart, with a ring of 2 px around the current one. */
export const Default = meta.story({
  args: { defaultValue: '417' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll('[data-box]')]
    const [first, second] = boxes.map((box) => box.getBoundingClientRect())
    await expect([first?.width, first?.height]).toEqual([44, 54])
    await expect((second?.x ?? 0) - (first?.right ?? 0)).toBe(7)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: label })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1))
    const current = canvasElement.querySelector('[data-current]') ?? canvasElement
    await expect(getComputedStyle(current).outlineWidth).toBe('2px')
  },
})

/** Pasted text loses spaces and line breaks; the callbacks are called once. */
export const PasteWithNoise = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(label)
    await userEvent.click(field)
    await userEvent.paste('12 34-56')
    await expect(field).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
})

/** Pasted text without a valid character changes nothing; the reason is shown until the next key. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { defaultValue: '41' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(label)
    await userEvent.click(field)
    await userEvent.keyboard('{End}')
    await userEvent.paste('code')
    await expect(field).toHaveValue('41')
    await expect(canvas.getByRole('status')).toHaveTextContent('The code has digits only.')
  },
})

/** A press on a box makes it the current one, up to the first empty box. */
export const Pressed = meta.story({
  args: { defaultValue: '417' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>(label)
    const boxes = [...canvasElement.querySelectorAll('[data-box]')]
    for (const [pressed, current] of [
      [1, 1],
      [5, 3],
      [0, 0],
    ]) {
      const { x, y, width, height } = boxes[pressed ?? 0]?.getBoundingClientRect() ?? new DOMRect()
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: field, coords: { clientX: x + width / 2, clientY: y + height / 2 } },
        { keys: '[/MouseLeft]', target: field, coords: { clientX: x + width / 2, clientY: y + height / 2 } },
      ])
      await expect(field.selectionStart).toBe(current)
    }
  },
})

const onSubmit = fn()

/** `autoSubmit` sends the form once, when the code is complete. */
export const InForm = meta.story({
  render: ({ onComplete }) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget).get('code'))
      }}
    >
      <FormField name="code">
        <FormLabel>Code from the e-mail</FormLabel>
        <FormControl>
          <OneTimePasswordField autoSubmit onComplete={onComplete} />
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Enter the code', patternMismatch: 'The code has six digits' }} />
      </FormField>
      <Button type="submit">Continue</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Code from the e-mail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Enter the code')).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('417')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('The code has six digits')).toBeVisible()
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('238')
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(onSubmit).toHaveBeenCalledWith('417238')
  },
})

function Controlled() {
  const [code, setCode] = useState('41')
  return (
    <>
      <OneTimePasswordField aria-label={label} value={code} onValueChange={setCode} />
      <Button size="2" variant="soft" onClick={() => setCode('')}>
        Send another
      </Button>
    </>
  )
}

/** Controlled: the app owns the code and can clear it. */
export const HeldByTheApp = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText(label)
    await userEvent.click(field)
    await userEvent.keyboard('{End}7')
    await expect(field).toHaveValue('417')
    await userEvent.click(canvas.getByRole('button', { name: 'Send another' }))
    await expect(field).toHaveValue('')
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(0)
  },
})

/** Right to left the boxes keep their order; invalid characters of a default value are left out. */
export const Hostile = meta.story({
  render: (args) => (
    <div dir="rtl">
      <OneTimePasswordField {...args} defaultValue="41" />
      <OneTimePasswordField {...args} aria-label="Hostile" defaultValue={hostile.bidiOverride} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('[data-box]')].map(
      (box) => box.getBoundingClientRect().x,
    )
    await expect(first).toBeLessThan(second ?? 0)
    await expect(canvas.getByLabelText('Hostile')).toHaveValue('')
  },
})
