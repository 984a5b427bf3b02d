import { type FormEvent, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Checkbox } from '../../src/components/checkbox/checkbox.js'
import { Form } from '../../src/components/form/form.js'
import { FormControl, FormField, FormLabel } from '../../src/components/form/form-field.js'
import { FormMessage } from '../../src/components/form/form-message.js'
import { Radio } from '../../src/components/radio/radio.js'
import { RadioGroup } from '../../src/components/radio/radio-group.js'
import { Slider } from '../../src/components/slider/slider.js'
import { Switch } from '../../src/components/switch/switch.js'
import { TextArea } from '../../src/components/text-area/text-area.js'
import { TextField } from '../../src/components/text-field/text-field.js'
import { hostile } from '../support/hostile-text.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  subcomponents: { FormField, FormLabel, FormControl, FormMessage },
  args: { onSubmit: fn((event: FormEvent) => event.preventDefault()) },
})

const frame = { inlineSize: '20.5rem', maxInlineSize: '100%' } as const

/** The kinds of field, valid and invalid. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      <SpecimenRow label="nothing checked yet">
        <Form {...args} style={frame}>
          <FormField name="name">
            <FormLabel>Name</FormLabel>
            <FormControl>
              <TextField defaultValue="mira.eth" />
            </FormControl>
            <FormMessage />
          </FormField>
          <FormField name="speed">
            <FormLabel>Speed</FormLabel>
            <FormControl>
              <RadioGroup orientation="horizontal" defaultValue="fast">
                <Radio value="slow">Slow</Radio>
                <Radio value="fast">Fast</Radio>
              </RadioGroup>
            </FormControl>
          </FormField>
          <FormField name="slippage">
            <FormLabel>Slippage</FormLabel>
            <FormControl>
              <Slider unit="%" defaultValue={[30]} />
            </FormControl>
          </FormField>
          <Button type="submit">Save</Button>
        </Form>
      </SpecimenRow>
      <SpecimenRow label="wrong">
        <Form {...args} style={frame}>
          <FormField name="email">
            <FormLabel>E-mail address</FormLabel>
            <FormControl>
              <TextField aria-invalid defaultValue="mira@" />
            </FormControl>
            <FormMessage match="typeMismatch" forceMatch />
          </FormField>
          <FormField name="note" error="The relay refused this text. Take out the link and send it again.">
            <FormLabel>Note</FormLabel>
            <FormControl>
              <TextArea size="3" rows={2} defaultValue="See https://…" />
            </FormControl>
            <FormMessage />
          </FormField>
          <FormField name="terms">
            <FormControl>
              <Checkbox aria-invalid>I agree to the terms</Checkbox>
            </FormControl>
            <FormMessage match="valueMissing" forceMatch />
          </FormField>
        </Form>
      </SpecimenRow>
    </Specimen>
  ),
})

const nine = [
  ['valueMissing', { required: true }, '', 'This value is missing'],
  ['typeMismatch', { type: 'email' }, 'mira', 'This value does not match the required type'],
  ['patternMismatch', { pattern: '0x.+' }, 'mira', 'This value does not match the required pattern'],
  ['tooShort', { minLength: 4 }, 'abc', 'This value is too short'],
  ['tooLong', { maxLength: 4 }, 'abcde', 'This value is too long'],
  ['rangeUnderflow', { type: 'number', min: 1 }, '0', 'This value is too small'],
  ['rangeOverflow', { type: 'number', max: 9 }, '10', 'This value is too large'],
  ['stepMismatch', { type: 'number', min: 0, step: 2 }, '3', 'This value does not match the required step'],
  ['badInput', { type: 'number' }, '', 'This value is not valid'],
] as const

/** The nine default messages, each connected to its field. */
export const NineMessages = meta.story({
  render: (args) => (
    <Form {...args} style={frame}>
      {nine.map(([name, constraint, value]) => (
        <FormField key={name} name={name}>
          <FormLabel>{name}</FormLabel>
          <FormControl>
            <TextField size="2" {...constraint} defaultValue={value} />
          </FormControl>
          <FormMessage />
        </FormField>
      ))}
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    // Browsers check the length of typed text only, so the test sets the validity itself.
    for (const [name, flag] of [
      ['tooShort', 'tooShort'],
      ['tooLong', 'tooLong'],
      ['badInput', 'badInput'],
    ] as const) {
      const field = canvas.getByLabelText(name)
      Object.defineProperty(field, 'validity', { value: { valid: false, [flag]: true } })
      if (name !== 'tooLong') continue
      await expect(field).toHaveAttribute('maxlength', '4')
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    for (const [name] of nine) canvas.getByLabelText(name).dispatchEvent(new Event('change'))
    for (const [name, , , message] of nine) {
      const field = canvas.getByLabelText(name)
      await waitFor(() => expect(field).toHaveAccessibleDescription(message))
      await expect(field).toBeInvalid()
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The first invalid field gets the focus, no text is lost, and the message goes when the field is corrected. */
export const FirstInvalid = meta.story({
  args: { messages: { valueMissing: 'Fill this in' } },
  render: (args) => (
    <Form {...args} style={frame}>
      {['Name', 'Address', 'Note'].map((name) => (
        <FormField key={name} name={name}>
          <FormLabel>{name}</FormLabel>
          <FormControl>
            <TextField required={name !== 'Note'} />
          </FormControl>
          <FormMessage messages={name === 'Address' ? { valueMissing: 'Enter an address' } : undefined} />
        </FormField>
      ))}
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = (name: string) => canvas.getByLabelText(name)
    await userEvent.type(field('Note'), 'For the rent')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(field('Name')).toHaveFocus()
    await expect(field('Name')).toHaveAccessibleDescription('Fill this in')
    await expect(field('Address')).toHaveAccessibleDescription('Enter an address')
    await expect(field('Note')).toHaveValue('For the rent')
    await expect(field('Note')).not.toBeInvalid()
    await userEvent.keyboard('Mira')
    await expect(field('Name')).not.toBeInvalid()
    await expect(canvas.queryByText('Fill this in')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(field('Address')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('0x1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(field('Note')).toHaveValue('For the rent')
  },
})

/** The live region exists before its message does. */
export const Announced = meta.story({
  render: (args) => (
    <Form {...args} style={frame}>
      <FormField name="name">
        <FormLabel>Name</FormLabel>
        <FormControl>
          <TextField required />
        </FormControl>
        <FormMessage data-testid="message" />
      </FormField>
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const place = canvasElement.querySelector('[aria-live="polite"]')
    await expect(place).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(place).toHaveTextContent('This value is missing')
    await expect(canvas.getByTestId('message').parentElement).toBe(place)
  },
})

const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Checks of the app: synchronous, with a promise, and on an untouched field. */
export const CustomMatchers = meta.story({
  render: (args) => (
    <Form {...args} style={frame}>
      <FormField name="to">
        <FormLabel>To</FormLabel>
        <FormControl>
          <TextField defaultValue={own} />
        </FormControl>
        <FormMessage />
        <FormMessage match={(value) => value === own}>This is your own address</FormMessage>
        <FormMessage match={async (value) => value === 'nobody.eth'}>Nobody has this name</FormMessage>
      </FormField>
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('To')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await waitFor(() => expect(field).toHaveAccessibleDescription('This is your own address'))
    await userEvent.clear(field)
    await userEvent.type(field, 'nobody.eth')
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Nobody has this name'))
    await userEvent.clear(field)
    await userEvent.type(field, 'nora.eth{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

/** A server error is shown and focused, and removed when the form is sent again; the value stays. */
export const ServerErrors = meta.story({
  render: (args) => {
    const [error, setError] = useState<string>()
    return (
      <Form
        {...args}
        style={frame}
        onClearServerErrors={() => setError(undefined)}
        onSubmit={(event) => {
          event.preventDefault()
          const taken = new FormData(event.currentTarget).get('name') === 'mira'
          setTimeout(() => setError(taken ? 'This name is taken' : undefined))
          args.onSubmit?.(event)
        }}
      >
        <FormField name="name" error={error}>
          <FormLabel>Name</FormLabel>
          <FormControl>
            <TextField required />
          </FormControl>
          <FormMessage />
        </FormField>
        <Button type="submit">Claim</Button>
      </Form>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Name')
    await userEvent.type(field, 'mira')
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is taken'))
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('mira')
    await userEvent.type(field, '2{Enter}')
    await waitFor(() => expect(field).not.toBeInvalid())
    await expect(canvas.queryByText('This name is taken')).toBeNull()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

/** Checkboxes, radios and switches are checked, named and focused like other fields. */
export const Choices = meta.story({
  render: (args) => (
    <Form {...args} style={frame}>
      <FormField name="speed">
        <FormLabel>Speed</FormLabel>
        <FormControl>
          <RadioGroup required>
            <Radio value="slow">Slow</Radio>
            <Radio value="fast">Fast</Radio>
          </RadioGroup>
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Choose a speed' }} />
      </FormField>
      <FormField name="terms">
        <FormControl>
          <Checkbox required>I agree</Checkbox>
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Agree to go on' }} />
      </FormField>
      <FormField name="backup">
        <FormLabel>I have a backup</FormLabel>
        <FormControl>
          <Switch required />
        </FormControl>
        <FormMessage messages={{ valueMissing: 'Make a backup first' }} />
      </FormField>
      <FormField name="slippage">
        <FormLabel>Slippage</FormLabel>
        <FormControl>
          <Slider unit="%" defaultValue={[30]} />
        </FormControl>
      </FormField>
      <Button type="submit">Send</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send' })
    const group = canvas.getByRole('radiogroup', { name: 'Speed' })
    const box = canvas.getByRole('checkbox', { name: 'I agree' })
    const control = canvas.getByRole('switch', { name: 'I have a backup' })
    await userEvent.click(send)
    await expect(canvas.getByRole('radio', { name: 'Slow' })).toHaveFocus()
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose a speed'))
    await expect(box).toHaveAccessibleDescription('Agree to go on')
    await expect(control).toHaveAccessibleDescription('Make a backup first')
    await userEvent.click(canvas.getByText('Fast'))
    await waitFor(() => expect(canvas.queryByText('Choose a speed')).toBeNull())
    await userEvent.click(box)
    await waitFor(() => expect(canvas.queryByText('Agree to go on')).toBeNull())
    await userEvent.click(send)
    await expect(control).toHaveFocus()
    await userEvent.click(canvas.getByText('I have a backup'))
    const slider = canvas.getByRole('slider', { name: 'Slippage' })
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(send)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    const sent = new FormData(canvas.getByRole('button', { name: 'Send' }).closest('form') ?? undefined)
    await expect(Object.fromEntries(sent)).toEqual({ speed: 'fast', terms: 'on', backup: 'on', slippage: '31' })
  },
})

/** Right to left, with text of any length. */
export const Hostile = meta.story({
  ...hostileText(
    <Form>
      <FormField name="a" error={hostile.unbroken.slice(0, 500)}>
        <FormLabel>{hostile.unbroken.slice(0, 200)}</FormLabel>
        <FormControl>
          <TextField defaultValue={hostile.arabic} />
        </FormControl>
        <FormMessage />
      </FormField>
    </Form>,
  ),
  globals: { direction: 'rtl' },
})
