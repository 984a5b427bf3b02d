import { Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { NetworkIcon } from '../../../src/components/network-icon/network-icon.js'
import { IconTile } from '../../../src/modal/parts/icons/icon-tile.js'
import { WalletIcon } from '../../../src/modal/parts/icons/wallet-icon.js'
import { ProgressRing } from '../../../src/modal/parts/wallet-request/progress-ring.js'
import { Specimen, SpecimenRow } from '../../support/specimen.js'
import { networks, prism } from '../../support/view-samples.js'

const [ethereum] = networks

const meta = preview.meta({
  title: 'Modal/Parts/ProgressRing',
  component: ProgressRing,
  args: { status: 'waiting' as const, children: <WalletIcon {...prism} size="64" /> },
  parameters: {
    docs: {
      description: {
        component:
          'Around a picture of 64 px: an arc that turns while a wallet may still answer, a red cross when it did not work. Decorative: the text beside it says what happens. Under reduced motion the arc stands still and its strength rises and falls.\n\n**Data attributes** `data-lintel-ring`: `waiting` or `error`.',
      },
    },
  },
})

/** Both states around everything that stands in a ring. */
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

/** It turns while it waits, and is silent. */
export const Waiting = meta.story({
  play: async ({ canvasElement }) => {
    const [, arc] = canvasElement.querySelectorAll('rect')
    await expect(arc?.getAnimations()).toHaveLength(1)
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** Nothing turns once it failed. */
export const Failed = meta.story({
  args: { status: 'error' as const },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(1)
  },
})
