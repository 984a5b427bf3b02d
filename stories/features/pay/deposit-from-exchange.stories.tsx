import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enPay } from '../../../src/features/pay/messages/en.js'
import {
  DepositView,
  type DepositViewProps,
} from '../../../src/features/pay/views/deposit-from-exchange/deposit-view.js'
import { ExchangeList } from '../../../src/features/pay/views/deposit-from-exchange/exchange-list.js'
import { PayStatus, type PayStatusProps } from '../../../src/features/pay/views/parts/pay-status.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { arrival, dollar, dollarOption, exchanges, nameNetwork, sampleRequest } from '../../support/pay-samples.js'

const title = enPay.titles.DepositFromExchange
const [northbay, slowtide, harbor] = exchanges

const deposit: DepositViewProps = {
  labels: enPay,
  exchange: { name: northbay?.name ?? '', note: 'fee' },
  address: dollarOption.address,
  amount: { shown: '12.5\u00A0USDC', plain: '12.5', symbol: 'USDC' },
  ...{ chain: 'Base', url: 'https://northbay.example/withdraw', isBlocked: false, isFollowed: true, onOpen: fn() },
}

const list = {
  ...{ labels: enPay, exchanges, chain: 'Base', onSelect: fn() },
  canSend: ({ id }: { id: string }) => id !== harbor?.id,
}

const deposits: Readonly<Record<string, DepositViewProps>> = {
  'the address': deposit,
  'an exchange that sends in batches': { ...deposit, exchange: { name: slowtide?.name ?? '', note: 'batches' } },
  'no note, no page': { ...deposit, exchange: { name: 'Harbor', note: null }, url: null },
  'the window is blocked': { ...deposit, isBlocked: true },
  'no exchange': { ...deposit, exchange: null, url: null },
  'into the own account': { ...deposit, amount: null, isFollowed: false, exchange: { name: 'Harbor', note: null } },
  'a name of a stranger': {
    ...deposit,
    exchange: { name: hostile.unbroken.slice(0, 80), note: 'fee' },
    amount: {
      shown: `${10n ** 40n} ${hostile.unbroken.slice(0, 32)}`,
      plain: '1',
      symbol: hostile.unbroken.slice(0, 32),
    },
  },
}

const elsewhere: PayStatusProps = {
  ...{ labels: enPay, locale: 'en', nameNetwork, isOffline: false, isUnread: false, onStep: fn() },
  request: {
    ...sampleRequest,
    received: [{ ...arrival, isExpected: false, token: { ...dollar, chainName: 'Optimism' } }],
  },
  view: { phase: 'wrong-network', tone: 'warning', step: 'close' },
}

const meta = preview.meta({
  title: 'Modal/Views/DepositFromExchange',
  component: DepositView,
  args: deposit,
  render: (args) => (
    <CardFrame title={title} start="back">
      <DepositView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. Arrivals are shown as in Pay. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="the exchanges">
        <ExchangeList {...list} />
      </CardFrame>
      <CardFrame title={title} start="back" label="another network">
        <PayStatus {...elsewhere} />
      </CardFrame>
      {Object.entries(deposits).map(([label, props]) => (
        <CardFrame key={label} title={title} start="back" label={label}>
          <DepositView {...props} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
})

export const Exchanges = meta.story({
  render: () => (
    <CardFrame title={title} start="back">
      <ExchangeList {...list} />
    </CardFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Harbor/ }))
    await expect(list.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Northbay/ }))
    await expect(list.onSelect).toHaveBeenLastCalledWith(northbay)
  },
})

/** Every value that the form of an exchange needs is shown as text, and the code has the plain address. */
export const InWords = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/^Withdraw 12\.5.USDC on Base to this address\.$/)).toBeVisible()
    await expect(canvasElement).toHaveTextContent(args.address)
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy amount' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code of the address' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Northbay' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

/** Without an exchange the visitor can send from anywhere. */
export const NoExchange = meta.story({
  args: { exchange: null, url: null },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(/Send 12\.5.USDC on Base to this address\.$/)).toBeVisible()
    await expect(canvasElement).toHaveTextContent(args.address)
    await expect(await canvas.findByRole('img', { name: 'QR code of the address' })).toBeVisible()
  },
})

/** A link, which the browser does not block; the opened page gets no access to this one. */
export const Blocked = meta.story({
  args: { isBlocked: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Northbay' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
})
