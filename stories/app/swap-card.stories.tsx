import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { SwapCard } from '../../app/swap/swap-card.js'
import { en } from '../../src/features/english.js'
import { enSwap } from '../../src/features/swap/messages/en.js'
import { SwapDetails } from '../../src/features/swap/views/swap/swap-details.js'
import { SwapNotes } from '../../src/features/swap/views/swap/swap-notes.js'
import { SwapView, type SwapViewProps } from '../../src/features/swap/views/swap/swap-view.js'
import { ViewSkeleton } from '../../src/parts/view-skeleton/view-skeleton.js'
import { hostile } from '../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { dollar, ether, hostileToken } from '../support/swap-samples.js'

const nothing = () => {}

const form: SwapViewProps = {
  words: en,
  labels: enSwap,
  pay: { token: ether, text: '0.25', balance: 2_814_900_000_000_000_000n, value: '874.1' },
  receive: { token: dollar, amount: 877_799_123n, isUpdating: false, balance: 2_500_000_000n, value: '877.8' },
  phase: 'review',
  onAmount: nothing,
  onMax: nothing,
  onFlip: nothing,
  onPayToken: nothing,
  onReceiveToken: nothing,
  onRefresh: nothing,
  onReview: nothing,
}

const fresh: SwapViewProps = {
  ...form,
  pay: { token: ether, text: '', balance: 0n, value: null },
  receive: { token: null, amount: null, isUpdating: false, balance: null, value: null },
  phase: 'select-token',
}

const shared = { labels: enSwap, locale: 'en' }
const rate = { from: 'ETH', to: 'HUSD', amount: '3511.196492', inverse: '0.000284803229' }
const problem = { tone: 'warning', text: enSwap.problems['provider-down'] } as const

/** The states of the form are in the gallery of the modal's view. */
const states: readonly [label: string, content: ReactNode][] = [
  [
    'ready',
    <SwapView key="ready" {...form}>
      <SwapDetails {...shared} rate={rate} readAt={null} facts={null} slippage={null} />
    </SwapView>,
  ],
  ['loading', <ViewSkeleton key="loading" label={en.common.loading} shape="message" />],
  ['a fresh account', <SwapView key="fresh" {...fresh} />],
  [
    'failed',
    <SwapView key="failed" {...form} receive={{ ...form.receive, amount: null, value: null }} phase="price-old">
      <SwapNotes
        {...shared}
        impact={null}
        problem={{ ...problem, remedy: { label: enSwap.remedies.retry, onPress: nothing } }}
      />
    </SwapView>,
  ],
]

const meta = preview.meta({
  title: 'App/SwapCard',
  component: SwapCard,
  args: { children: states[0]?.[1] },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The swap form beside the dashboard, on a network with swaps. It is `SwapForm`, which the modal shows too: choosing a token and the review open the modal.\n\nA part of the site, not of the package.',
      },
    },
  },
})

/** Every state of the card. */
export const States = meta.story({
  // A part of the site, not of the kit: dark and light are enough.
  tags: ['visual'],
  // Each would be a landmark of the same name.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: () => (
    <Specimen>
      {states.map(([label, content]) => (
        <SpecimenRow key={label} label={label}>
          <div style={{ inlineSize: 400 }}>
            <SwapCard>{content}</SwapCard>
          </div>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

/** A hostile name from a contract, in the narrowest window. */
export const HostileAndNarrow = meta.story({
  args: {
    children: (
      <SwapView
        {...form}
        pay={{ ...form.pay, text: '9'.repeat(60), token: { ...hostileToken, symbol: hostile.unbroken } }}
        receive={{ ...form.receive, token: hostileToken, amount: 10n ** 60n, value: null }}
      />
    ),
  },
  globals: { viewport: { value: 'small' } },
  parameters: { viewport: { options: { small: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Swap' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
})

/** Has a heading with its name, like the dashboard. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Swap' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Review swap' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Swap' }).getBoundingClientRect()
    const region = canvas.getByRole('region', { name: 'Swap' }).getBoundingClientRect()
    await expect(title.left + title.right).toBeGreaterThan(region.left + region.right)
  },
})
