import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { NetworkIcon } from '../../src/components/network-icon/network-icon.js'
import { Wallet } from '../../src/icons/index.js'
import { IconTile } from '../../src/parts/icons/icon-tile.js'
import { WalletIcon } from '../../src/parts/icons/wallet-icon.js'
import { ProgressRing } from '../../src/parts/wallet-request/progress-ring.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { networks, prism } from '../support/view-samples.js'

const [ethereum] = networks

const meta = preview.meta({
  title: 'Modal/Parts/ProgressRing',
  component: ProgressRing,
  args: { status: 'waiting' as const, children: <WalletIcon {...prism} size="64" /> },
  parameters: {
    docs: {
      description: {
        component:
          'A ring around an icon of 64 px: an arc that turns while the wallet is asked, a red cross after a failure. Decorative: the text beside it has the information. With reduced motion the arc does not turn; its opacity changes.\n\n**Data attributes** `data-lintel-ring`: `waiting` or `error`.',
      },
    },
  },
})

/** Both states around every kind of icon. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {(['waiting', 'error'] as const).map((status) => (
        <SpecimenRow key={status} label={status}>
          <ProgressRing status={status}>
            <WalletIcon {...prism} size="64" />
          </ProgressRing>
          <ProgressRing status={status}>
            <WalletIcon name="No picture" size="64" />
          </ProgressRing>
          <ProgressRing status={status}>
            <IconTile as={Wallet} />
          </ProgressRing>
          <ProgressRing status={status} shape="round">
            <NetworkIcon name="Ethereum" src={ethereum?.assets?.imageUrl} size="5" />
          </ProgressRing>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

/** Turns while waiting; hidden from assistive technology. */
export const Waiting = meta.story({
  play: async ({ canvasElement }) => {
    const [, arc] = canvasElement.querySelectorAll('rect')
    await expect(arc?.getAnimations()).toHaveLength(1)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** Does not turn after a failure. */
export const Failed = meta.story({
  args: { status: 'error' as const },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(1)
  },
})
