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
import { Segment, SegmentedControl } from '../../src/components/segmented-control/segmented-control.js'
import { Switch } from '../../src/components/switch/switch.js'
import { TextField } from '../../src/components/text-field/text-field.js'
import { wait } from '../../src/rules/async/wait.js'

const meta = preview.meta({
  title: 'Components/Form, waiting and reset',
  component: Form,
  // More tests of Form; the docs are on its own page.
  tags: ['!autodocs'],
  args: { onSubmit: fn((event: FormEvent) => event.preventDefault()) },
})

const frame = { inlineSize: '20.5rem', maxInlineSize: '100%' } as const

/** The pending checks; the test answers them. */
const answers: ((isTaken: boolean) => void)[] = []
const isTaken = fn((_name: string) => new Promise<boolean>((resolve) => answers.push(resolve)))

/** The form is sent once, after all promises have resolved; an edited value is checked again. */
export const AsksSomebodyElse = meta.story({
  args: { onPendingChange: fn() },
  beforeEach: () => {
    answers.length = 0
    isTaken.mockClear()
  },
  render: (args) => {
    const [isPending, setPending] = useState(false)
    const onPendingChange = (next: boolean) => {
      setPending(next)
      args.onPendingChange?.(next)
    }
    return (
      <Form {...args} onPendingChange={onPendingChange} style={frame}>
        <FormField name="name">
          <FormLabel>Name</FormLabel>
          <FormControl>
            <TextField required />
          </FormControl>
          <FormMessage />
          <FormMessage match={isTaken}>This name is taken</FormMessage>
        </FormField>
        <Button type="submit" loading={isPending}>
          Claim
        </Button>
        <Button type="reset" variant="soft">
          Start over
        </Button>
      </Form>
    )
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('Name')
    const form = canvasElement.querySelector('form')
    await userEvent.type(field, 'mira{Enter}')
    await waitFor(() => expect(form).toHaveAttribute('data-pending'))
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(isTaken.mock.calls.map(([name]) => name)).toEqual(['mira'])
    await expect(args.onSubmit).not.toHaveBeenCalled()

    // Refused: the message is shown and the field focused; the form is not sent.
    answers.shift()?.(true)
    await waitFor(() => expect(field).toHaveAccessibleDescription('This name is taken'))
    await expect(field).toHaveFocus()
    await waitFor(() => expect(form).not.toHaveAttribute('data-pending'))
    await expect(args.onSubmit).not.toHaveBeenCalled()

    // Edited while it waits: the result for the old name does not count for the new one.
    await userEvent.type(field, '2{Enter}')
    await waitFor(() => expect(form).toHaveAttribute('data-pending'))
    await userEvent.type(field, '3')
    answers.shift()?.(false)
    await waitFor(() => expect(isTaken.mock.calls.map(([name]) => name)).toEqual(['mira', 'mira2', 'mira23']))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    answers.shift()?.(false)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(field).toHaveValue('mira23')
    await waitFor(() => expect(form).not.toHaveAttribute('data-pending'))
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false)

    // Reset while it waits: the form is not sent, and the empty field shows no message.
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(form).toHaveAttribute('data-pending'))
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(form).not.toHaveAttribute('data-pending'))
    answers.shift()?.(true)
    await wait(50)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(field).not.toHaveAccessibleDescription()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

const choices = [
  [
    'Choose a speed',
    <RadioGroup key="it" aria-label="Speed" required>
      <Radio value="slow">Slow</Radio>
      <Radio value="fast">Fast</Radio>
    </RadioGroup>,
  ],
  [
    'Choose a unit',
    <SegmentedControl key="it" aria-label="Unit" required>
      <Segment value="eth">ETH</Segment>
      <Segment value="usd">USD</Segment>
    </SegmentedControl>,
  ],
  [
    'Agree to go on',
    <Checkbox key="it" required>
      I agree
    </Checkbox>,
  ],
  [
    'Make a backup first',
    <Switch key="it" required>
      I have a backup
    </Switch>,
  ],
] as const

/** A reset removes the messages of every kind of control. */
export const Reset = meta.story({
  render: (args) => (
    <Form {...args} style={frame}>
      {choices.map(([message, control]) => (
        <FormField key={message} name={message}>
          <FormControl>{control}</FormControl>
          <FormMessage messages={{ valueMissing: message }} />
        </FormField>
      ))}
      <Button type="submit">Send</Button>
      <Button type="reset" variant="soft">
        Start over
      </Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    for (const [message] of choices) await expect(await canvas.findByText(message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-invalid], [aria-invalid="true"]')).toHaveLength(0))
    for (const [message] of choices) await expect(canvas.queryByText(message)).toBeNull()
  },
})
