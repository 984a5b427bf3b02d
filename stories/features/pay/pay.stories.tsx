import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { WalletFailedError } from '../../../src/core/errors/wallet-errors.js'
import { enPay } from '../../../src/features/pay/messages/en.js'
import { readPayView } from '../../../src/features/pay/model/read-pay-view.js'
import type { PayRequest } from '../../../src/features/pay/model/request.js'
import { PayStatus, type PayStatusProps } from '../../../src/features/pay/views/parts/pay-status.js'
import { PayView, type PayViewProps } from '../../../src/features/pay/views/pay/pay-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import {
  arrival,
  dollar,
  etherOption,
  hostileOption,
  hostileRequest,
  nameNetwork,
  samplePay,
  sampleRequest,
  underRequest,
} from '../../support/pay-samples.js'

const title = enPay.titles.Pay

/** The states in which the request can be paid. */
const forms: Readonly<Record<string, Partial<PayViewProps>>> = {
  'ready to pay': {},
  'without an account': { way: { kind: 'connect' }, from: null },
  'an account of Solana': { way: { kind: 'other-account', namespace: 'eip155' }, from: null },
  'the wallet is on another network': { way: { kind: 'switch-network', network: dollar.network }, from: null },
  'too little, and another token': { way: { kind: 'swap-first', balance: 8_000_000n, missing: 4_500_000n } },
  'two ways to pay': { options: [samplePay.option, etherOption], fee: 'loading' },
  'a part has arrived': { request: underRequest, due: 200_000n, value: '0.2' },
  'names of a stranger': {
    ...{ request: hostileRequest, options: hostileRequest.options, option: hostileOption },
    ...{ due: hostileOption.amount, value: null },
  },
}

/** The problems, and the running steps. */
const hindrances: Readonly<Record<string, Partial<PayViewProps>>> = {
  'a network that the app does not list': { way: { kind: 'no-network' }, from: null, value: null },
  'balances are read': { way: { kind: 'reading' } },
  'too little': { way: { kind: 'not-enough', balance: 0n, missing: 12_500_000n } },
  'the fee is paid for a smart account': { fee: 'sponsored' },
  'no fee': { fee: 'unknown', problem: { code: 'no-fees' } },
  checking: { stage: 'checking' },
  'the wallet is asked': { stage: 'asking', onOpen: fn() },
  declined: { problem: { code: 'rejected' } },
  'asked in another tab': { problem: { code: 'other-tab' } },
  'a wrong address': { problem: { code: 'address' } },
  'it would fail': { problem: { code: 'reverts' } },
  'the wallet failed': { problem: { code: 'failed', error: new WalletFailedError({}) } },
  'a day left': { timeLeft: 90_000 },
  offline: { isOffline: true },
}

/** The outcome of a payment. */
function show(changed: Partial<PayRequest>, { hasSent = false, isOffline = false } = {}): PayStatusProps {
  const request = { ...sampleRequest, ...changed }
  const view = readPayView(request, { hasSent, now: 0 })
  if (!view) throw new Error('It can still be paid.')
  return { labels: enPay, locale: 'en', request, view, nameNetwork, isOffline, isUnread: false, onStep: fn() }
}

const elsewhere = { ...dollar, chainName: 'Optimism', symbol: 'USDC' }

const outcomes: Readonly<Record<string, PayStatusProps>> = {
  'the wallet has sent it': show({}, { hasSent: true }),
  seen: show({ status: 'seen', received: [{ ...arrival, confirmations: 0 }] }),
  confirming: show({ status: 'confirming', received: [arrival] }),
  'confirming, offline': show({ status: 'confirming', received: [arrival] }, { isOffline: true }),
  paid: show({ status: 'paid', received: [arrival] }),
  'under, at an exchange': show(underRequest),
  over: show({ status: 'over', excess: 12_500_000n, received: [arrival, arrival] }),
  late: show({ status: 'late', received: [arrival] }),
  'another token': show({
    status: 'wrong-asset',
    received: [{ ...arrival, isExpected: false, token: { ...dollar, symbol: 'DAI' } }],
  }),
  'another network': show({
    status: 'wrong-network',
    received: [{ ...arrival, isExpected: false, token: elsewhere }],
  }),
  expired: show({ status: 'expired' }),
  refunded: show({ status: 'refunded', refunds: [{ hash: arrival.hash, amount: 12_500_000n, token: dollar }] }),
}

const meta = preview.meta({
  title: 'Modal/Views/Pay',
  component: PayView,
  args: samplePay,
  render: (args) => (
    <CardFrame title={title}>
      <PayView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

const showForms = (shown: Readonly<Record<string, Partial<PayViewProps>>>) => (
  <CardSheet>
    {Object.entries(shown).map(([label, props]) => (
      <CardFrame key={label} title={title} label={label}>
        <PayView {...samplePay} {...props} />
      </CardFrame>
    ))}
  </CardSheet>
)

/** The ways to pay. */
export const Gallery = meta.story({ parameters: { layout: 'fullscreen' }, render: () => showForms(forms) })

/** The problems, and the running steps. */
export const Hindrances = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => showForms(hindrances),
})

/** The outcomes. */
export const Outcomes = meta.story({
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      {Object.entries(outcomes).map(([label, props]) => (
        <CardFrame key={label} title={title} label={label}>
          <PayStatus {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

/** Nothing can be edited, and both addresses are shown in full. */
export const Fixed = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvasElement).toHaveTextContent(args.option.recipient)
    await expect(canvasElement).toHaveTextContent(args.option.address)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(args.onWay).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'From an exchange' }))
    await expect(args.onExchange).toHaveBeenCalledOnce()
  },
})

/** A second press while the wallet is asked does nothing, and says what to do there. */
export const Asking = meta.story({
  args: { stage: 'asking' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Approve the payment in Prism.')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'From an exchange' }))
    await expect(args.onWay).not.toHaveBeenCalled()
    await expect(args.onExchange).not.toHaveBeenCalled()
  },
})

export const TooLittle = meta.story({
  args: { way: { kind: 'not-enough', balance: 1_000_000n, missing: 11_500_000n } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You have 1.USDC, so 11\.5.USDC are missing/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }))
    await expect(args.onWay).not.toHaveBeenCalled()
  },
})

/** The missing amount has its own step. */
export const PayTheRest = meta.story({
  args: { request: underRequest, due: 200_000n, value: '0.2' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/12\.3.USDC has arrived, so 0\.2.USDC are still/)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the rest' }))
    await expect(args.onWay).toHaveBeenCalledOnce()
  },
})
