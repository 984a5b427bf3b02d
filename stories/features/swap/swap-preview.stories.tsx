import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import type { ShownStep, StepState } from '../../../src/features/swap/model/flow/read-swap-flow.js'
import {
  SwapDoneView,
  SwapPreviewView,
  type SwapPreviewViewProps,
} from '../../../src/features/swap/views/swap-preview/swap-preview-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { dollar, ether, hostileToken } from '../../support/swap-samples.js'

const title = enSwap.titles.SwapPreview

/** The last steps of a swap, with these states. */
const steps = (...states: StepState[]): readonly ShownStep[] =>
  (['reset', 'approve', 'swap'] as const)
    .slice(-states.length)
    .map((step, at) => ({ step, state: states[at] ?? 'waiting', position: at + 1, total: states.length }))

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
  steps: steps('ready', 'waiting'),
  batch: null,
  tokenFee: null,
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
  tags: ['view', 'in-arabic'],
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
        <SwapPreviewView {...reviewed} steps={steps('asking', 'waiting', 'waiting')} status="busy" onOpen={fn()} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the permission is on its way">
        <SwapPreviewView {...reviewed} steps={steps('mining', 'waiting')} status="busy" />
      </CardFrame>
      <CardFrame title={title} start="back" label="ready to swap">
        <SwapPreviewView {...reviewed} steps={steps('done', 'ready')} action="swap" />
      </CardFrame>
      <CardFrame title={title} start="back" label="one batch">
        <SwapPreviewView
          {...reviewed}
          steps={steps('ready', 'ready')}
          batch={{ isUsed: true, onChange: fn() }}
          action="swap"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="the steps are read">
        <SwapPreviewView {...reviewed} steps={[]} facts={{ ...reviewed.facts, fee: 'loading' }} status="blocked" />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token that takes a fee">
        <SwapPreviewView
          {...reviewed}
          steps={steps('ready')}
          action="swap"
          tokenFee={{ percent: 0.2, accept: { isAccepted: false, onChange: fn() } }}
          status="blocked"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="the price changed">
        <SwapPreviewView
          {...reviewed}
          steps={steps('done', 'ready')}
          action="swap"
          status="blocked"
          problem={{
            tone: 'warning',
            heading: enSwap.changedTitle,
            text: enSwap.changedText({ least: '0.245619 ETH', now: '0.2401 ETH' }),
            remedy: { label: enSwap.acceptPrice({ amount: '0.2401 ETH' }), onPress: fn() },
          }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="it fails after the permission">
        <SwapPreviewView
          {...reviewed}
          steps={steps('done', 'failed')}
          action="swap"
          status="blocked"
          problem={{
            tone: 'danger',
            text: `${enSwap.problems['sale-fails']} ${enSwap.stillAllowed({ allowed: '877.799123 HUSD' })}`,
            remedy: { label: enSwap.remedies.revoke({ amount: '877.799123 HUSD' }), onPress: fn() },
          }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <SwapPreviewView {...reviewed} pay={{ token: hostileToken, amount: 10n ** 40n, value: null }} />
      </CardFrame>
      <CardFrame title={title} label="done">
        <SwapDoneView
          labels={enSwap}
          moved={{ paid: '877.799123 HUSD', received: '0.248 ETH' }}
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
    await expect(approve).toHaveTextContent(/^Step 1 of 2Allow 877\.799123.HUSD/)
    await expect(swap).toHaveTextContent(/^Step 2 of 2Swap/)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Blocked and busy ignore presses, and keep their focus. */
export const Busy = meta.story({
  args: { status: 'busy', steps: steps('done', 'asking'), action: 'swap' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('In your wallet')
    await userEvent.click(canvas.getByRole('button', { name: 'Swap' }))
    await expect(args.onAction).not.toHaveBeenCalled()
  },
})
