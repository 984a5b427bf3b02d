import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enReceive } from '../../../src/features/receive/messages/en.js'
import { WalletCompatibleNetworksView } from '../../../src/features/receive/views/wallet-compatible-networks/wallet-compatible-networks-view.js'
import { CardFrame } from '../../support/card-frame.js'
import { networks } from '../../support/view-samples.js'

const meta = preview.meta({
  title: 'Modal/Views/WalletCompatibleNetworks',
  component: WalletCompatibleNetworksView,
  args: { labels: enReceive, networks },
  render: (args) => (
    <CardFrame title={en.titles.WalletCompatibleNetworks} start="back">
      <WalletCompatibleNetworksView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every network of the app on which the address is valid. */
export const Gallery = meta.story({
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Networks of this address' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(args.networks.length)
  },
})
