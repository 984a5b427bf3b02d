import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { transactionStatuses } from '../../../src/core/model/activity.js'
import { en } from '../../../src/features/english.js'
import {
  WalletSendConfirmedView,
  type WalletSendConfirmedViewProps,
} from '../../../src/features/send/views/wallet-send-confirmed/wallet-send-confirmed-view.js'
import { enSend } from '../../../src/parts/messages/send.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const sent: WalletSendConfirmedViewProps = {
  labels: enSend,
  networkName: 'Ethereum',
  status: 'pending',
  explorerUrl: `https://explorer-1.example/tx/0x${'7'.repeat(64)}`,
  onDone: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/WalletSendConfirmed',
  component: WalletSendConfirmedView,
  args: sent,
  render: (args) => (
    <CardFrame title={en.titles.WalletSend}>
      <WalletSendConfirmedView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state of the followed transaction. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {transactionStatuses.map((status) => (
        <CardFrame key={status} title={en.titles.WalletSend} label={status}>
          <WalletSendConfirmedView
            {...sent}
            status={status}
            {...(status === 'failed' && { reason: 'transfers are paused' })}
          />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

export const Pending = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^View in explorer/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})

/** The app names no explorer. */
export const NoExplorer = meta.story({
  args: { explorerUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
