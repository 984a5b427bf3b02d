import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import {
  SwapDoneView,
  SwapPreviewView,
  type SwapPreviewViewProps,
} from '../../../src/features/swap/views/swap-preview/swap-preview-view.js'
import type { SwapStage } from '../../../src/features/swap/views/swap-preview/swap-stages.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { dollar, ether, hostileToken } from '../../support/swap-samples.js'

const title = enSwap.titles.SwapPreview

const stages = (...states: SwapStage['state'][]): readonly SwapStage[] =>
  (['reset', 'approve', 'swap'] as const)
    .slice(-states.length)
    .map((kind, at) => ({ kind, state: states[at] ?? 'waiting' }))

const reviewed: SwapPreviewViewProps = {
  words: en,
  labels: enSwap,
  pay: { token: dollar, amount: 877_799_123n, value: '877.8' },
  receive: { token: ether, amount: 248_100_000_000_000_000n, value: '867.5' },
  networkName: 'Ethereum',
  router: `0x${'55'.repeat(20)}`,
  facts: {
    impact: 0.0032,
    minimum: { amount: 245_619_000_000_000_000n, token: ether },
    fee: { amount: 142_000_000_000_000n, token: ether, value: '0.49' },
    fees: [],
    route: ['HUSD', 'WETH', 'ETH'],
    provider: 'Local pools',
  },
  stages: stages('waiting', 'waiting'),
  problem: null,
  action: 'approve',
  status: 'ready',
  wallet: 'Prism',
  onCancel: fn(),
  onAction: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/SwapPreview',
  component: SwapPreviewView,
  args: reviewed,
  render: (args) => (
    <CardFrame title={title} start="back">
      <SwapPreviewView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="two steps">
        <SwapPreviewView {...reviewed} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the wallet is asked for a reset">
        <SwapPreviewView {...reviewed} stages={stages('wallet', 'waiting', 'waiting')} status="busy" onOpen={fn()} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the permission is on its way">
        <SwapPreviewView {...reviewed} stages={stages('pending', 'waiting')} status="busy" />
      </CardFrame>
      <CardFrame title={title} start="back" label="ready to swap">
        <SwapPreviewView {...reviewed} stages={stages('done', 'waiting')} action="swap" />
      </CardFrame>
      <CardFrame title={title} start="back" label="one batch">
        <SwapPreviewView {...reviewed} stages={[{ kind: 'batch', state: 'waiting' }]} action="swap" />
      </CardFrame>
      <CardFrame title={title} start="back" label="its cost is read">
        <SwapPreviewView {...reviewed} facts={{ ...reviewed.facts, fee: 'loading' }} status="blocked" />
      </CardFrame>
      <CardFrame title={title} start="back" label="the price changed">
        <SwapPreviewView
          {...reviewed}
          stages={stages('done', 'waiting')}
          action="swap"
          status="blocked"
          problem={{
            tone: 'warning',
            heading: 'The price changed',
            text: 'You would get 0.2401 ETH now. You reviewed at least 0.245619 ETH.',
            remedy: { label: 'Review again', onPress: fn() },
          }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="rejected after the permission">
        <SwapPreviewView
          {...reviewed}
          stages={stages('done', 'failed')}
          action="swap"
          problem={{
            tone: 'warning',
            text: 'You declined the swap. The permission for 877.799123 HUSD is still there.',
            remedy: { label: 'Take it back', onPress: fn() },
          }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <SwapPreviewView {...reviewed} pay={{ token: hostileToken, amount: 10n ** 40n, value: null }} />
      </CardFrame>
      <CardFrame title={title} label="done">
        <SwapDoneView
          labels={enSwap}
          paid="877.799123 HUSD"
          received="0.248 ETH"
          explorerUrl="https://explorer.example/tx/0x1"
          onDone={fn()}
        />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [approve, swap] = canvas.getAllByRole('listitem')
    await expect(approve).toHaveTextContent('1 of 2: Allow exactly 877.799123 HUSD')
    await expect(swap).toHaveTextContent('2 of 2: Swap')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Blocked and busy ignore presses, and keep their focus. */
export const Busy = meta.story({
  args: { status: 'busy', stages: stages('done', 'wallet'), action: 'swap' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('In your wallet')
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await expect(args.onAction).not.toHaveBeenCalled()
  },
})
