import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import { listSwapTokens } from '../../../src/features/swap/model/list-swap-tokens.js'
import { toTokenKey } from '../../../src/features/swap/model/token.js'
import {
  SwapSelectTokenView,
  type SwapSelectTokenViewProps,
} from '../../../src/features/swap/views/swap-select-token/swap-select-token-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { dollar, ether, hostileToken, swapTokens } from '../../support/swap-samples.js'

const title = enSwap.titles.SwapSelectToken

const search = (text: string, tokens = swapTokens) =>
  ({
    status: 'ready',
    ...listSwapTokens(tokens, {
      query: text,
      holdings: {
        native: { amount: 2_814_900_000_000_000_000n, price: 3_496.42 },
        [toTokenKey(dollar.address)]: { amount: 2_500_000_000n, price: 1 },
      },
      locale: 'en',
    }),
  }) as const

const listed: SwapSelectTokenViewProps = {
  words: en,
  labels: enSwap,
  choices: search(''),
  selected: ether,
  search: '',
  onSearch: fn(),
  onSelect: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/SwapSelectToken',
  component: SwapSelectTokenView,
  args: listed,
  render: (args) => (
    <CardFrame title={title} start="back">
      <SwapSelectTokenView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

const unlisted = `0x${'7'.repeat(40)}`

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="all tokens">
        <SwapSelectTokenView {...listed} />
      </CardFrame>
      <CardFrame title={title} start="back" label="found, two with one symbol">
        <SwapSelectTokenView {...listed} choices={search('husd')} search="husd" />
      </CardFrame>
      <CardFrame title={title} start="back" label="loading">
        <SwapSelectTokenView {...listed} choices={{ status: 'loading' }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="failed">
        <SwapSelectTokenView {...listed} choices={{ status: 'failed', onRetry: fn() }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="nothing found">
        <SwapSelectTokenView {...listed} choices={search('pearl')} search="pearl" />
      </CardFrame>
      <CardFrame title={title} start="back" label="not listed">
        <SwapSelectTokenView {...listed} choices={search(unlisted)} search={unlisted} />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <SwapSelectTokenView {...listed} choices={search('', [hostileToken, dollar])} selected={undefined} />
      </CardFrame>
    </CardSheet>
  ),
})

/** A suggestion, a token of the account and a token of the list all select alike. */
export const Listed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const suggested = canvas.getByRole('group', { name: 'Suggested' })
    const [first] = suggested.querySelectorAll('button')
    if (first) await userEvent.click(first)
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ address: null }))
    await userEvent.click(canvas.getByRole('button', { name: /^DRFT/ }))
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'h')
    await expect(args.onSearch).toHaveBeenLastCalledWith('h')
  },
})
