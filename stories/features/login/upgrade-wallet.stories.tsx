import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import {
  UpgradeWalletView,
  type UpgradeWalletViewProps,
} from '../../../src/features/login/views/upgrade-wallet/upgrade-wallet-view.js'
import { enEmbedded } from '../../../src/parts/messages/embedded.js'
import { createPseudoMessages } from '../../../src/testing/index.js'
import { CardFrame } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'

const explaining: UpgradeWalletViewProps = {
  labels: enEmbedded,
  onExport: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/UpgradeWallet',
  component: UpgradeWalletView,
  args: explaining,
  render: (args) => (
    <CardFrame title={en.titles.UpgradeWallet} start="back">
      <UpgradeWalletView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The export of the key of the embedded wallet. The frame shows the key; this page cannot read it. Its picture is in the gallery of ApproveTransaction.',
      },
    },
  },
})

export const Explain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show my key' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
})

export const LongWords = meta.story({
  args: { labels: { ...enEmbedded, ...createPseudoMessages().views.embedded } },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
