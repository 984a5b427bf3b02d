import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { waitUntilStill } from '../../../.storybook/wait-until-still.js'
import { sampleWallets } from './sample-wallets.js'
import { WalletModal } from './wallet-modal.js'

const meta = preview.meta({
  title: 'Guides/Compose the modal',
  component: WalletModal,
  args: { wallets: sampleWallets, connect: fn(() => new Promise<void>(() => {})) },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  // Axe runs after the story.
  afterEach: waitUntilStill,
})

export const Closed = meta.story({})

/** The first view. */
export const Choose = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await screen.findByRole('dialog', { name: 'Connect wallet' })
    await expect(screen.getAllByRole('listitem')).toHaveLength(sampleWallets.length)
  },
})

/** The second view: the beam moves, the title has the focus, Back returns. */
export const Approve = meta.story({
  play: async (context) => {
    await Choose.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: /^Prism/ }))
    const dialog = screen.getByRole('dialog', { name: 'Prism' })
    await expect(dialog).toHaveAttribute('aria-busy', 'true')
    await expect(context.args.connect).toHaveBeenCalledWith(sampleWallets[0])
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Prism' })).toHaveFocus())
    await context.userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect wallet' })).toHaveFocus())
  },
})

/** Declined in the wallet: the view says so and offers a retry. */
export const Declined = meta.story({
  tags: ['visual'],
  args: {
    connect: fn(async () => {
      throw new Error('declined')
    }),
  },
  play: async (context) => {
    await Choose.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: /^Prism/ }))
    await screen.findByText('You declined the request in Prism')
    // The view fades in.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})

/** Approved: the modal closes and restores focus, also when the approval comes before the new title has focus. */
export const Connected = meta.story({
  args: { connect: fn(async () => {}) },
  play: async (context) => {
    await Choose.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: /^Foxglove/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Connect wallet' })).toHaveFocus())
  },
})

let answer: (() => void) | undefined

/** An approval after Back is ignored. */
export const AnswersLate = meta.story({
  args: {
    connect: fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    ),
  },
  play: async (context) => {
    await Choose.play(context)
    await context.userEvent.click(screen.getByRole('button', { name: /^Prism/ }))
    await context.userEvent.click(screen.getByRole('button', { name: 'Back' }))
    answer?.()
    await waitUntilStill()
    await expect(screen.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
  },
})
