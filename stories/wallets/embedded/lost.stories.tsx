import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { LostView, type LostViewProps } from '../../../wallets/embedded/screens/recovery/lost-view.js'
import { account } from './approval-samples.js'
import { FrameCard } from './frame-card.js'
import { losing } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Lost',
  component: LostView,
  args: losing,
  render: (props) => <Typed {...props} />,
  parameters: {
    docs: {
      description: {
        component:
          'Explains that the wallet is lost, and starts a new one.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** Keeps the typed text, as the container does. */
function Typed(props: LostViewProps) {
  const [confirmation, setConfirmation] = useState(props.confirmation)
  return (
    <FrameCard>
      <LostView {...props} confirmation={confirmation} onConfirmationChange={setConfirmation} />
    </FrameCard>
  )
}

/** The old wallet can be given up only after the words are typed. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const replace = canvas.getByRole('button', { name: 'Start new wallet' })
    await expect(canvas.getByText(account)).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('no person can move them')
    await userEvent.click(replace)
    await userEvent.type(canvas.getByLabelText('Type “new wallet” to start a new wallet'), 'new walle')
    await userEvent.click(replace)
    await expect(args.onReplace).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await userEvent.clear(canvas.getByLabelText(/^Type/))
    await userEvent.type(canvas.getByLabelText(/^Type/), ' New  Wallet ')
    await userEvent.click(replace)
    await expect(args.onReplace).toHaveBeenCalledOnce()
  },
})

/** Nothing can be given up while the screen is covered. */
export const Asleep = meta.story({
  args: { confirmation: 'new wallet', attention: 'unseen' },
  play: async ({ args, canvas, userEvent }) => {
    const replace = canvas.getByRole('button', { name: 'Start new wallet' })
    await expect(replace).toHaveAccessibleDescription('Something covers this, or a part of it is outside the window.')
    await userEvent.click(replace)
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
})

/** If the browser cannot report whether a frame is covered, the visitor decides in a window. */
export const CannotTell = meta.story({
  args: { attention: 'cannot-tell' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Start new wallet' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('This browser cannot check')
    await userEvent.click(canvas.getByRole('button', { name: 'Open window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
})

export const WindowBlocked = meta.story({
  args: { attention: 'cannot-tell', problem: { kind: 'window-blocked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Allow pop-ups for this site')
  },
})

export const Replacing = meta.story({
  args: { confirmation: 'new wallet', isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start new wallet' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onReplace).not.toHaveBeenCalled()
    await expect(args.onBack).not.toHaveBeenCalled()
  },
})
