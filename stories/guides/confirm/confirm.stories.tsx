import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { waitUntilStill } from '../../../.storybook/wait-until-still.js'
import { ConfirmDisconnect } from './confirm-disconnect.js'

const meta = preview.meta({
  title: 'Guides/A confirm dialog',
  component: ConfirmDisconnect,
  args: { wallet: 'Prism', pending: 2, disconnect: fn(async () => {}) },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  // Axe runs after the story.
  afterEach: waitUntilStill,
})

export const Closed = meta.story({})

/** The safe answer has the focus. */
export const Asks = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect Prism?' })
    await expect(question).toHaveAccessibleDescription('2 requests that wait for your approval will be lost.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay connected' })).toHaveFocus())
    await expect(args.disconnect).not.toHaveBeenCalled()
  },
})

export const Confirmed = meta.story({
  play: async (context) => {
    await Asks.play(context)
    const question = screen.getByRole('alertdialog')
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await expect(context.args.disconnect).toHaveBeenCalledOnce()
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('button', { name: 'Disconnect' })).toHaveFocus()
  },
})

/** Disconnecting failed: the dialog stays open and shows the error. */
export const Failed = meta.story({
  tags: ['visual'],
  args: {
    disconnect: fn(async () => {
      throw new Error('no answer')
    }),
  },
  play: async (context) => {
    await Asks.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('You are still connected.')
  },
})

/** While it disconnects nothing closes the dialog, and the reason is announced. */
export const Working = meta.story({
  tags: ['moving'],
  args: { disconnect: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await Asks.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    const question = screen.getByRole('alertdialog')
    await waitFor(() => expect(question).toHaveAttribute('aria-busy', 'true'))
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question).toHaveAttribute('data-shake'))
    await expect(question).toHaveTextContent('Wait until it is disconnected.')
  },
})
