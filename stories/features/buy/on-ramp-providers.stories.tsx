import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enBuy } from '../../../src/features/buy/messages/en.js'
import {
  OnRampProvidersView,
  type OnRampProvidersViewProps,
} from '../../../src/features/buy/views/on-ramp-providers/on-ramp-providers-view.js'
import { PendingOrders } from '../../../src/features/buy/views/on-ramp-providers/pending-orders.js'
import {
  ProviderList,
  type ProviderListProps,
} from '../../../src/features/buy/views/on-ramp-providers/provider-list.js'
import { en } from '../../../src/features/english.js'
import {
  buyAddress,
  buyAssets,
  hostileAsset,
  hostileSeller,
  offers,
  sampleOrder,
  sellers,
  solanaAddress,
} from '../../support/buy-samples.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const title = enBuy.titles.OnRampProviders
const [ether] = buyAssets

const onSelect = fn()
const list: ProviderListProps = {
  ...{ labels: enBuy, locale: 'en', sellers, quotes: offers, currency: 'USD', symbol: 'ETH', starting: null, onSelect },
}
const lists = (changed: Partial<ProviderListProps>) => <ProviderList {...list} {...changed} />

const filled: OnRampProvidersViewProps = {
  words: en,
  labels: enBuy,
  typed: '100',
  currency: 'USD',
  asset: ether ?? null,
  receive: '0.028144',
  isReading: false,
  methods: ['card', 'ach'],
  method: 'card',
  address: buyAddress,
  network: 'Base',
  onAmount: fn(),
  onCurrency: fn(),
  onToken: fn(),
  onMethod: fn(),
  onHelp: fn(),
  children: lists({}),
}

const empty = { ...filled, typed: '', receive: null, children: lists({ quotes: null }) }
const failed = { status: 'failed', problem: 'provider-down' } as const

const meta = preview.meta({
  title: 'Modal/Views/OnRampProviders',
  component: OnRampProvidersView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <OnRampProvidersView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="offers">
        <OnRampProvidersView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="empty">
        <OnRampProvidersView {...empty} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the lists are read">
        <OnRampProvidersView {...empty} currency={null} asset={null}>
          {null}
        </OnRampProvidersView>
      </CardFrame>
      <CardFrame title={title} start="back" label="prices are read">
        <OnRampProvidersView {...filled} receive={null} isReading>
          {lists({ quotes: sellers.map(() => ({ status: 'loading' })) })}
        </OnRampProvidersView>
      </CardFrame>
      <CardFrame title={title} start="back" label="below the least">
        <OnRampProvidersView
          {...empty}
          typed="5"
          amountError={{
            text: enBuy.below({ amount: '$10.00' }),
            nearest: { label: enBuy.payNearest({ amount: '$10.00' }), onPress: fn() },
          }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="not an amount">
        <OnRampProvidersView {...empty} typed="1e5" amountError={{ text: enBuy.amountFormat({ example: '0.5' }) }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="one cannot, bank transfer">
        <OnRampProvidersView {...filled} method="ach">
          {lists({ quotes: [failed, { ...offers[1], isBest: false } as never] })}
        </OnRampProvidersView>
      </CardFrame>
      <CardFrame title={title} start="back" label="no offers, lists of Lintel">
        <OnRampProvidersView {...filled} receive={null} onRetry={fn()}>
          {lists({
            sellers: [{ id: null, name: '', isStandIn: false, origin: null }],
            quotes: [{ status: 'failed', problem: 'not-reached' }],
          })}
        </OnRampProvidersView>
      </CardFrame>
      <CardFrame title={title} start="back" label="the page is opened">
        <OnRampProvidersView {...filled}>{lists({ starting: sellers[1] ?? null })}</OnRampProvidersView>
      </CardFrame>
      <CardFrame title={title} start="back" label="not started">
        <OnRampProvidersView {...filled} problem={enBuy.problems['foreign-page']} />
      </CardFrame>
      <CardFrame title={title} start="back" label="an order in progress, terms">
        <OnRampProvidersView
          {...filled}
          termsUrl="https://lintel.example/terms"
          privacyUrl="https://lintel.example/privacy"
          address={solanaAddress}
          network="Solana"
          pending={<PendingOrders labels={enBuy} locale="en" orders={[sampleOrder]} onSelect={fn()} />}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="names of a stranger">
        <OnRampProvidersView {...filled} asset={hostileAsset} methods={['card']}>
          {lists({ sellers: [hostileSeller], quotes: offers.slice(0, 1), symbol: hostileAsset.symbol })}
        </OnRampProvidersView>
      </CardFrame>
    </CardSheet>
  ),
})

/** A provider with an offer can be pressed, also by keyboard. */
export const Offers = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('button', { name: /^Quay.* About 0\.028144/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onSelect).toHaveBeenLastCalledWith(sellers[1], 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Bank transfer' }))
    await expect(args.onMethod).toHaveBeenLastCalledWith('ach')
    await userEvent.click(canvas.getByRole('button', { name: /^Currency to pay with/ }))
    await expect(args.onCurrency).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Token to receive/ }))
    await expect(args.onToken).toHaveBeenCalledOnce()
    await expect(canvasElement).toHaveTextContent(buyAddress)
  },
})

/** A provider that cannot sell says why, and ignores presses. */
export const WithoutOffers = meta.story({
  args: { children: lists({ quotes: [failed, failed] }), receive: null },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear()
    const row = canvas.getByRole('button', { name: /^Quay/ })
    await expect(row).toHaveTextContent('There is no price at the moment. No offer. Fees are usually 1% to 2%.')
    await userEvent.click(row)
    await expect(onSelect).not.toHaveBeenCalled()
  },
})

const payNearest = fn()

/** One press enters the nearest amount that can be paid. */
export const AboveTheMost = meta.story({
  args: {
    typed: '8000',
    receive: null,
    children: lists({ quotes: null }),
    amountError: {
      text: enBuy.above({ amount: '$7,500.00' }),
      nearest: { label: enBuy.payNearest({ amount: '$7,500.00' }), onPress: payNearest },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('The most is $7,500.00.')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $7,500.00' }))
    await expect(payNearest).toHaveBeenCalledOnce()
  },
})
