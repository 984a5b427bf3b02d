import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { enSend } from '../../../src/core/messages/views/en-send.js'
import { WalletSendConfirmedView } from '../../../src/modal/views/wallet-send-confirmed/wallet-send-confirmed-view.js'
import { CardFrame } from '../../support/card-frame.js'

const meta = preview.meta({
  title: 'Modal/Views/WalletSendConfirmed',
  component: WalletSendConfirmedView,
  args: {
    labels: enSend,
    networkName: 'Ethereum',
    explorerUrl: `https://explorer-1.example/tx/0x${'7'.repeat(64)}`,
    onDone: fn(),
  },
  render: (args) => (
    <CardFrame title={en.titles.WalletSend}>
      <WalletSendConfirmedView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
})

export const Gallery = meta.story({
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
