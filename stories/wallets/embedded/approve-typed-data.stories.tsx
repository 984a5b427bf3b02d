import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ApproveView } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, exchange, friend, usdc } from './approval-samples.js'
import { paying, signing } from './approve-args.js'
import { type ApprovalStates, ApproveSheet, ArabicApproveSheet, readValues } from './approve-sheet.js'
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
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'Typed data, value by value in the order in which it is signed, with the rights that it gives to others: permits, transfers by signature, orders and transactions of a Safe.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const states: ApprovalStates = [
  ['a transfer by signature', { ...signing, approval: approvals.authorization }],
  ['an order', { ...signing, approval: approvals.cowOrder }],
  ['foreign code as a Safe', { ...signing, approval: approvals.safeForeignCode }],
  ['data that is not explained', { ...signing, approval: approvals.unexplained }],
  ['an allowance as good as endless', { ...paying, approval: approvals.hugeAllowance }],
  ['a sign-in behind text, with another URI', { ...signing, approval: approvals.foreignUri }],
]

/** The height of the frame, px: the fields of the data are further down. */
const height = 560

/** The states that look different. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => <ApproveSheet states={states} height={height} />,
})

/** A transfer by signature (EIP-3009) shows the amount that it moves. */
export const Authorization = meta.story({
  args: { approval: approvals.authorization },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow this transfer' })).toBeVisible()
    await expect(readValues(canvas).slice(2, 5)).toEqual([friend, '25 USDC', usdc])
    await expect(canvas.getByRole('note')).toHaveTextContent('without asking you again')
    await expect(canvas.getByText(/There is no network fee/)).toBeVisible()
  },
})

/** An order shows the outgoing, the incoming and the others' amounts. */
export const Order = meta.story({
  args: { approval: approvals.nftOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow this exchange' })).toBeVisible()
    await expect(readValues(canvas).slice(1, 6)).toEqual(['1 × number 7', exchange, '0.975 ETH', '0.025 ETH', friend])
  },
})

export const OrderForNothing = meta.story({
  args: { approval: approvals.nftForNothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Nothing arrives at your account')
  },
})

/** A call of unknown code is not described by what its data looks like. */
export const ForeignCode = meta.story({
  args: { approval: approvals.safeForeignCode },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('can take everything that the Safe has')
    await expect(canvas.queryByText('Transfer of a token')).not.toBeInTheDocument()
    await expect(readValues(canvas)).toContain('0.000000001 ETH')
  },
})

/** Data without an explanation has the warning of an unknown call. */
export const Unexplained = meta.story({
  args: { approval: approvals.unexplained },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign this data' })).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('What this signature allows is not known')
  },
})

/** All in Arabic. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => <ArabicApproveSheet states={states} height={height} />,
})

/** An unlimited permit says so in words, and names the spender and the token. */
export const UnlimitedPermit = meta.story({
  args: { approval: approvals.unlimitedPermit },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow spending of your tokens' })).toBeVisible()
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(values.slice(1, 5)).toEqual([exchange, usdc, 'Unlimited', 'No end'])
    await expect(canvas.getByRole('note')).toHaveTextContent('There is no limit')
  },
})

/** Typed data shows each value in its order, and that the network is missing. */
export const TypedData = meta.story({
  args: { approval: approvals.order, queue: { position: 1, total: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms.slice(0, 6)).toEqual(['Type', 'maker', 'note', 'items[0].token', 'items[0].amount', 'isOpen'])
    await expect(canvas.getByRole('note')).toHaveTextContent('names no network')
  },
})

/** A limited permit shows its amount and its end. */
export const Permit = meta.story({
  args: { approval: approvals.permit },
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    await expect(values.slice(1, 4)).toEqual([exchange, usdc, '25 USDC'])
    await expect(values[4]).toContain('January 1, 2030')
  },
})
