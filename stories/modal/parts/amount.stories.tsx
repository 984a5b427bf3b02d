import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { Amount } from '../../../src/modal/parts/amount/amount.js'

const meta = preview.meta({
  title: 'Modal/Parts/Amount',
  component: Amount,
  args: { sum: '2.814', symbol: 'ETH' },
  parameters: {
    docs: {
      description: {
        component: 'A large sum of one currency. The longer it is the smaller its type, so that it stays on one line.',
      },
    },
  },
})

export const Short = meta.story()
export const Long = meta.story({ args: { sum: '1,000,000,000,000.000' } })

/** 10³⁰ wraps rather than leaving the card. */
export const Huge = meta.story({
  args: { sum: '1,000,000,000,000,000,000,000,000,000,000.000' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const box = canvas.getByText(/^1,000/).parentElement
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320)
  },
})
