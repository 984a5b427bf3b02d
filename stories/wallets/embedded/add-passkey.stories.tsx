import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { AddPasskeyView } from '../../../wallets/embedded/screens/devices/add-passkey-view.js'
import { FrameCard } from './frame-card.js'
import { addingPasskey } from './screen-args.js'

const meta = preview.meta({
  title: 'Embedded wallet/Add passkey',
  component: AddPasskeyView,
  args: addingPasskey,
  render: (props) => (
    <FrameCard>
      <AddPasskeyView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The offer of a passkey with which this browser logs in again without an e-mail. It is not the passkey of the recovery.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

export const Offer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Add a passkey' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

/** While the browser asks for the passkey, nothing else can be started. */
export const Adding = meta.story({
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Follow the steps that your browser shows.')
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Refused = meta.story({
  args: { problem: { kind: 'passkey-refused' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The passkey was not used. You can try again.')
  },
})
