import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ApproveView } from '../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, exchange, usdc } from './approval-samples.js'
import { signing } from './approve-args.js'
import { FrameCard } from './frame-card.js'

const meta = preview.meta({
  title: 'Embedded wallet/Approve typed data',
  component: ApproveView,
  args: signing,
  render: (props) => (
    <FrameCard>
      <ApproveView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Typed data, value by value in the order in which it is signed, with the permits that it gives.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** A permit without limit says so in words, with who may spend which token. */
export const UnlimitedPermit = meta.story({
  args: { approval: approvals.unlimitedPermit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow spending of your tokens' })).toBeVisible()
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(values.slice(1, 5)).toEqual([exchange, usdc, 'Unlimited', 'No end'])
    await expect(canvas.getByRole('note')).toHaveTextContent('There is no limit')
  },
})

/** Typed data names each value in its order, and the missing network. */
export const TypedData = meta.story({
  args: { approval: approvals.order, queue: { position: 1, total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 6)).toEqual(['Type', 'maker', 'note', 'items[0].token', 'items[0].amount', 'isOpen'])
    await expect(canvas.getByRole('note')).toHaveTextContent('names no network')
  },
})

/** A limited permit has its amount and its end. */
export const Permit = meta.story({
  args: { approval: approvals.permit },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    await expect(values.slice(1, 4)).toEqual([exchange, usdc, '25 USDC'])
    await expect(values[4]).toContain('January 1, 2030')
  },
})
