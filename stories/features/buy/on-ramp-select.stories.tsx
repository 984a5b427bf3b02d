import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { enBuy } from '../../../src/features/buy/messages/en.js'
import { OnRampFiatSelectView } from '../../../src/features/buy/views/on-ramp-select/on-ramp-fiat-select-view.js'
import { OnRampTokenSelectView } from '../../../src/features/buy/views/on-ramp-select/on-ramp-token-select-view.js'
import { en } from '../../../src/features/english.js'
import { buyAssets, hostileAsset, payCurrencies } from '../../support/buy-samples.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { drawBrand } from '../../support/view-samples.js'

const { titles } = enBuy
const euro = drawBrand('€', '#3b82ff', '#0a44ef')
const shared = { words: en, labels: enBuy }

const meta = preview.meta({
  title: 'Modal/Views/OnRampSelect',
  component: OnRampTokenSelectView,
  args: { ...shared, assets: buyAssets, selected: 'ETH', onSelect: fn() },
  render: (args) => (
    <CardFrame title={titles.OnRampTokenSelect} start="back">
      <OnRampTokenSelectView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Both lists, in every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={titles.OnRampTokenSelect} start="back" label="tokens">
        <OnRampTokenSelectView {...shared} assets={[...buyAssets, hostileAsset]} selected="ETH" onSelect={fn()} />
      </CardFrame>
      <CardFrame title={titles.OnRampTokenSelect} start="back" label="tokens, loading">
        <OnRampTokenSelectView {...shared} assets={null} selected={undefined} onSelect={fn()} />
      </CardFrame>
      <CardFrame title={titles.OnRampFiatSelect} start="back" label="currencies">
        <OnRampFiatSelectView {...shared} currencies={payCurrencies} selected="USD" onSelect={fn()} />
      </CardFrame>
      <CardFrame title={titles.OnRampFiatSelect} start="back" label="currencies, loading">
        <OnRampFiatSelectView {...shared} currencies={null} selected={undefined} onSelect={fn()} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Tokens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^USDC/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(buyAssets[1])
    await expect(canvas.getByRole('button', { name: /^ETH/ })).toHaveAttribute('aria-current', 'true')
  },
})

/** The picture of the euro comes from the directory. */
export const Currencies = meta.story({
  render: () => (
    <CardFrame title={titles.OnRampFiatSelect} start="back">
      <OnRampFiatSelectView
        {...shared}
        currencies={payCurrencies}
        selected="USD"
        findImage={({ id }) => (id === 'EUR' ? euro : undefined)}
        onSelect={fn()}
      />
    </CardFrame>
  ),
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('button', { name: /^EUR/ }).querySelector('img')
    await waitFor(() => expect(picture()).toHaveAttribute('src', euro))
    await expect(canvas.getByRole('button', { name: /^USD/ }).querySelector('img')).toBeNull()
  },
})
