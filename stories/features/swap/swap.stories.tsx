import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/features/english.js'
import { enSwap } from '../../../src/features/swap/messages/en.js'
import type { SwapPhase } from '../../../src/features/swap/model/form/read-swap-form.js'
import { SwapDetails, type SwapDetailsProps } from '../../../src/features/swap/views/swap/swap-details.js'
import { SwapNotes, type SwapNotesProps } from '../../../src/features/swap/views/swap/swap-notes.js'
import { SwapView, type SwapViewProps } from '../../../src/features/swap/views/swap/swap-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { dollar, ether, hostileToken, wrapped } from '../../support/swap-samples.js'

const title = enSwap.titles.Swap
const money = { symbol: 'HUSD', decimals: 6 }

const slippage = {
  text: '1',
  value: 100,
  isInvalid: false,
  note: enSwap.slippageMeaning({ amount: '869.021131 HUSD', loss: '8.777992 HUSD' }),
  onText: fn(),
  onChange: fn(),
}

type PriceProps = Partial<SwapNotesProps> & { details?: Omit<SwapDetailsProps, 'labels' | 'locale'> | null }

const ready = {
  details: {
    rate: { from: 'ETH', to: 'HUSD', amount: '3511.196492', inverse: '0.000284803229' },
    readAt: 0,
    facts: {
      impact: 0.0032,
      minimum: { amount: 869_021_131n, token: money },
      fee: { amount: 142_000_000_000_000n, token: ether, value: '0.49' },
      fees: [],
      route: ['ETH', 'WETH', 'HUSD'],
      provider: 'Local pools',
    },
    slippage,
  },
} satisfies PriceProps

/** The parts that show the price: by default all details, and no problem. */
function Price({ details = ready.details, impact = null, problem = null }: PriceProps) {
  const shared = { labels: enSwap, locale: 'en' }
  return (
    <>
      {details ? <SwapDetails {...shared} {...details} /> : null}
      <SwapNotes {...shared} impact={impact} problem={problem} />
    </>
  )
}

const filled: SwapViewProps = {
  words: en,
  labels: enSwap,
  pay: { token: ether, text: '0.25', balance: 2_814_900_000_000_000_000n, value: '874.1' },
  receive: { token: dollar, amount: 877_799_123n, isUpdating: false, balance: 2_500_000_000n, value: '877.8' },
  phase: 'review',
  onAmount: fn(),
  onMax: fn(),
  onFlip: fn(),
  onPayToken: fn(),
  onReceiveToken: fn(),
  onRefresh: fn(),
  onReview: fn(),
  children: <Price />,
}

const empty: SwapViewProps = {
  ...filled,
  pay: { token: ether, text: '', balance: 2_814_900_000_000_000_000n, value: null },
  receive: { token: null, amount: null, isUpdating: false, balance: null, value: null },
  phase: 'select-token',
  children: null,
}

const reading: SwapViewProps = {
  ...filled,
  receive: { ...filled.receive, amount: null, isUpdating: true, value: null },
  phase: 'reading-price',
  children: <Price details={{ rate: null, readAt: null, facts: null, slippage }} />,
}

const meta = preview.meta({
  title: 'Modal/Views/Swap',
  component: SwapView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <SwapView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="ready to review">
        <SwapView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="empty">
        <SwapView {...empty} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the price is read">
        <SwapView {...reading} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the price is too old">
        <SwapView {...filled} receive={{ ...filled.receive, isUpdating: true }} phase="price-old">
          <Price problem={{ tone: 'warning', text: enSwap.stale.offline }} />
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="the amount moves the price">
        <SwapView {...filled}>
          <Price impact={{ percent: 0.072 }} />
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="it moves the price too much">
        <SwapView {...filled} phase="impact-high">
          <Price impact={{ percent: 0.214, accept: { isAccepted: false, onChange: fn() } }} />
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="amount not valid">
        <SwapView
          {...reading}
          pay={{ ...filled.pay, text: '1e18', value: null }}
          receive={{ ...filled.receive, amount: null, value: null }}
          amountError={enSwap.amountFormat({ example: '0.5' })}
          phase="amount-invalid"
        >
          {null}
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="a problem with its remedy">
        <SwapView {...reading} receive={{ ...filled.receive, amount: null, value: null }} phase="no-route">
          <Price
            details={null}
            problem={{
              tone: 'warning',
              text: enSwap.problems['no-route'],
              remedy: { label: enSwap.remedies['choose-token'], onPress: fn() },
            }}
          />
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="wrapping">
        <SwapView
          {...filled}
          receive={{ token: wrapped, amount: 250_000_000_000_000_000n, isUpdating: false, balance: 0n, value: '874.1' }}
        >
          <Price
            details={{
              rate: { from: 'ETH', to: 'WETH', amount: '1', inverse: '1' },
              readAt: null,
              facts: { fee: 'loading', fees: [], route: [], provider: null },
              slippage: null,
            }}
          />
        </SwapView>
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <SwapView {...filled} receive={{ ...filled.receive, token: hostileToken, amount: 10n ** 40n, value: null }} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('0.25')
    await expect(canvas.getByLabelText('You receive')).toHaveTextContent('877.799123')
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onMax).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Flip tokens' }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Token to pay ETH' }))
    await expect(args.onPayToken).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Token to receive HUSD' }))
    await expect(args.onReceiveToken).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Review swap' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
})

/** The line with the rate opens all other details. A press inverts the rate. */
export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /3,511\.196492/, expanded: false }))
    await waitFor(() => expect(canvas.getByText('Minimum received')).toBeVisible())
    await expect(await canvas.findByRole('textbox', { name: 'Slippage' })).toHaveAccessibleDescription(
      /869\.021131 HUSD/,
    )
    await userEvent.click(canvas.getByRole('button', { name: /Turn the rate round$/ }))
    await expect(canvas.getByRole('button', { name: /0\.000284/, expanded: true })).toBeVisible()
  },
})

/** The slippage can be typed, or set with the slider. */
export const Slippage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /3,511\.196492/, expanded: false }))
    const slider = await canvas.findByRole('slider', { name: 'Slippage' })
    await expect(slider).toHaveAttribute('aria-valuetext', '1%')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slippage.onChange).toHaveBeenLastCalledWith(150)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Slippage' }), '5')
    await expect(slippage.onText).toHaveBeenLastCalledWith('15')
  },
})

/** Enter in the amount reviews, as in a form. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'You pay' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
})

const missing: readonly [SwapPhase, string][] = [
  ['enter-amount', 'Enter amount'],
  ['amount-invalid', 'Amount not valid'],
  ['insufficient-funds', 'Insufficient funds'],
  ['no-fees', 'Not enough for fees'],
  ['no-route', 'No route'],
  ['impact-high', 'Price impact too high'],
]

/** While something is missing the button says what, keeps its focus and does nothing. */
export const Missing = meta.story({
  render: (args) => (
    <CardSheet>
      {missing.map(([phase]) => (
        <CardFrame key={phase} title={title} start="back" label={phase}>
          <SwapView {...args} phase={phase}>
            {null}
          </SwapView>
        </CardFrame>
      ))}
    </CardSheet>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const [, name] of missing) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onReview).not.toHaveBeenCalled()
  },
})

/** Without a token the button selects the one that is missing. */
export const Empty = meta.story({
  args: empty,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select token' }))
    await expect(canvas.getByRole('button', { name: 'Token to receive Select token' })).toBeVisible()
    await expect(args.onReceiveToken).toHaveBeenCalledOnce()
    await expect(args.onPayToken).not.toHaveBeenCalled()
  },
})

/** A price that is too old is read again and cannot be reviewed. */
export const TooOld = meta.story({
  args: { phase: 'price-old' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh price' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expect(args.onReview).not.toHaveBeenCalled()
  },
})

const onRetry = fn()

/** A rate-limited service: the button says how long to wait, and works afterwards. */
export const TooManyRequests = meta.story({
  args: { phase: 'price-old' },
  render: (args) => {
    const text = enSwap.problems['too-many-requests']
    const wait = { until: Date.now() + 900, write: (seconds: number) => enSwap.remedies.retryIn({ seconds }) }
    return (
      <CardFrame title={title} start="back">
        <SwapView {...args}>
          <Price
            details={null}
            problem={{ tone: 'warning', text, remedy: { label: enSwap.remedies.retry, wait, onPress: onRetry } }}
          />
        </SwapView>
      </CardFrame>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('timer')).toHaveTextContent('Try again in 1 second')
    await expect(button).toHaveAccessibleDescription('Try again in 1 second')
    await userEvent.click(button)
    await expect(onRetry).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('timer')).toBeNull(), { timeout: 2_000 })
    await userEvent.click(button)
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
