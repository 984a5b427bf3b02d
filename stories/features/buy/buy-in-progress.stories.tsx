import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enBuy } from '../../../src/features/buy/messages/en.js'
import type { BuyOrder } from '../../../src/features/buy/model/order/order.js'
import { type PageWindow, readOrderView } from '../../../src/features/buy/model/order/read-order-view.js'
import {
  BuyInProgressView,
  type BuyInProgressViewProps,
} from '../../../src/features/buy/views/buy-in-progress/buy-in-progress-view.js'
import { hostileAsset, hostileSeller, sampleOrder } from '../../support/buy-samples.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const title = enBuy.titles.BuyInProgress

const shared = {
  ...{ labels: enBuy, locale: 'en', network: 'Base', url: sampleOrder.url, explorerUrl: null },
  ...{ isSlow: false, isUnread: false, onContinue: fn(), onLink: fn(), onStep: fn() },
}

/** The view of an order with these changes. */
function show(changed: Partial<BuyOrder>, page: PageWindow = 'open', props: Partial<BuyInProgressViewProps> = {}) {
  const order = { ...sampleOrder, ...changed }
  return { ...shared, order, view: readOrderView(order, page), ...props }
}

const sent = { hash: `0x${'12'.repeat(32)}` }
const explorerUrl = 'https://explorer.example/tx/0x12'

const states: Readonly<Record<string, BuyInProgressViewProps>> = {
  'waiting for the payment': show({}),
  'the window is closed': show({}, 'closed'),
  'the window is blocked': show({}, 'blocked'),
  'just opened, without a link to copy': show({}, 'open', { url: null }),
  'the payment is processed': show({ status: 'paying' }),
  'on hold': show({ status: 'held' }),
  paid: show({ status: 'paid' }),
  'delivery delayed': show({ status: 'paid', isDelayed: true }),
  'on its way': show({ status: 'delivering', ...sent }, 'open', { explorerUrl }),
  received: show({ status: 'confirmed', ...sent }, 'open', { explorerUrl }),
  cancelled: show({ status: 'cancelled' }),
  declined: show({ status: 'declined' }),
  'refused (KYC)': show({ status: 'declined', reason: 'kyc' }),
  expired: show({ status: 'expired' }),
  refunded: show({ status: 'refunded' }),
  'slow, by bank transfer': show({ status: 'paying', method: 'ach' }, 'closed', { isSlow: true }),
  'the data API does not answer': show({ status: 'paid' }, 'closed', { isUnread: true }),
  'names of a stranger': show({ providerName: hostileSeller.name, symbol: hostileAsset.symbol, amount: null }),
}

const meta = preview.meta({
  title: 'Modal/Views/BuyInProgress',
  component: BuyInProgressView,
  args: show({}),
  render: (args) => (
    <CardFrame title={title} start="back">
      <BuyInProgressView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(states).map(([label, props]) => (
        <CardFrame key={label} title={title} start="back" label={label}>
          <BuyInProgressView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
})

/** A link, which the browser does not block; the opened page gets no access to this one. */
export const Blocked = meta.story({
  args: show({}, 'blocked'),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Quay' })
    await expect(link).toHaveAttribute('href', sampleOrder.url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByText(/^Your browser blocked the window/)).toBeVisible()
  },
})

/** Each final state has one next step. */
export const Declined = meta.story({
  args: show({ status: 'declined' }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay another way' }))
    await expect(args.onStep).toHaveBeenLastCalledWith('other-payment')
  },
})
