import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ViewSkeleton } from '../../src/parts/view-skeleton/view-skeleton.js'
import { CardFrame, CardSheet } from '../support/card-frame.js'

const meta = preview.meta({
  title: 'Modal/Parts/ViewSkeleton',
  component: ViewSkeleton,
  args: { label: 'Loading', shape: 'message' as const },
  render: (args) => (
    <CardFrame title="Loading">
      <ViewSkeleton {...args} />
    </CardFrame>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'A view whose code is loading, in the shape of the view: a list with or without a search, one message, or the account. The card keeps its height when the view arrives.',
      },
    },
  },
})

/** Every shape. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title="Networks" start="back" label="list with search">
        <ViewSkeleton label="Loading" shape="list" rows={4} hasSearch />
      </CardFrame>
      <CardFrame title="Prism" start="back" label="message">
        <ViewSkeleton label="Loading" shape="message" />
      </CardFrame>
      <CardFrame title="Account" start="network" label="account">
        <ViewSkeleton label="Loading" shape="account" />
      </CardFrame>
    </CardSheet>
  ),
})

/** Announces loading once; the bars are hidden from assistive technology. */
export const Message = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
})
