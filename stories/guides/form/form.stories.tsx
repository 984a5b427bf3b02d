import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { inColumn } from '../parts/in-column.js'
import { claim } from './claim.js'
import { ClaimName } from './claim-name.js'

const meta = preview.meta({
  title: 'Guides/A form',
  component: ClaimName,
  args: { claim: fn(claim) },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  decorators: [inColumn],
})

export const Start = meta.story({ tags: ['visual'] })

/** Submitted too early: each field shows its error, the first one gets the focus, nothing is sent. */
export const SentTooEarly = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim name' }))
    const name = canvas.getByLabelText('Name')
    await expect(name).toHaveFocus()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a name'))
    await expect(canvas.getByRole('combobox', { name: 'Network' })).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(args.claim).not.toHaveBeenCalled()
  },
})

/** A server error is shown at its field, which gets the focus and keeps its text. */
export const ServerRefuses = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name')
    await userEvent.type(name, 'mira')
    // user-event wraps the field's change event in `act`, which React refuses in the effect that moves focus to the list.
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Network' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Base' }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Claim name' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('mira is taken'))
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('mira')
    await expect(canvas.getByRole('combobox', { name: 'Network' })).toHaveTextContent('Base')
    await expect(args.claim).toHaveBeenCalledOnce()
  },
})

/** The second attempt succeeds. */
export const Claimed = meta.story({
  play: async (context) => {
    await ServerRefuses.play(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('Name'), '2{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('The name is yours.')
    await expect(canvas.getByLabelText('Name')).not.toBeInvalid()
  },
})

/** The request fails: the form says so and keeps the texts. */
export const Offline = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'fail')
    // user-event wraps the field's change event in `act`, which React refuses in the effect that moves focus to the list.
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Network' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ethereum' }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Claim name' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was sent.')
    await expect(canvas.getByLabelText('Name')).toHaveValue('fail')
  },
})
