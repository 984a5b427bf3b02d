import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { EmailView } from '../../../wallets/embedded/screens/email/email-view.js'
import { FrameCard } from './frame-card.js'
import { changingEmail } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Email',
  component: EmailView,
  args: changingEmail,
  render: (props) => (
    <FrameCard>
      <EmailView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A change of the e-mail address that the page has requested. It starts once the visitor agrees here, where both addresses are shown.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

export const Change = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Change your e-mail address?' })).toHaveFocus()
    await expect(canvas.getByText('ada@lovelace.example')).toBeVisible()
    await expect(canvas.getByText('ada@byron.example')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('can take the change back')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Change address' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** A social account without an address. */
export const FirstAddress = meta.story({
  args: { email: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No address yet')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('Whoever reads the mail of this address')
  },
})

/** Characters that reorder the text around them are written out. */
export const HiddenCharacters = meta.story({
  args: { newEmail: 'ada@byron.example\u202e' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ada@byron.example\\u202e')).toBeVisible()
  },
})

/** Nothing can be started while the screen is covered. */
export const Asleep = meta.story({
  args: { attention: 'unseen' },
  play: async ({ args, canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Change address' })
    await expect(change).toHaveAccessibleDescription('Something covers this, or a part of it is outside the window.')
    await userEvent.click(change)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** If the browser cannot report whether a frame is covered, the visitor decides in a window. */
export const CannotTell = meta.story({
  args: { attention: 'cannot-tell' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Open window' }))
    await expect(args.onOpenWindow).toHaveBeenCalledOnce()
  },
})

export const Changing = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Beginning the change')
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const TooManyMails = meta.story({
  args: { problem: { kind: 'wait', seconds: 1_800 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 1,800 seconds.')
  },
})

export const Loading = meta.story({
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading your address')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Change address' })).not.toBeInTheDocument()
  },
})

export const Unread = meta.story({
  args: { status: 'unread', problem: { kind: 'unavailable' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
