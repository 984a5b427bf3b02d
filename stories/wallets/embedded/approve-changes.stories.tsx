import { expect, waitFor } from 'storybook/test'
import { parseEther } from 'viem'
import preview from '../../../.storybook/preview.js'
import type { Changes } from '../../../wallets/approval/describe/changes/changes.js'
import type { Simulation } from '../../../wallets/approval/describe/changes/read-simulation.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, exchange, usdc } from './approval-samples.js'
import { paying } from './approve-args.js'
import { type ApprovalStates, ApproveSheet, ArabicApproveSheet, readSummary } from './approve-sheet.js'
import { FrameCard } from './frame-card.js'

const meta = preview.meta({
  title: 'Embedded wallet/What will change',
  component: ApproveView,
  args: paying,
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
          'The summary above the details of a request: the sum of its changes, the fee and its payer, and whether a simulation by the node shows the same.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const native = { kind: 'native' } as const
const token = { kind: 'token', token: usdc } as const
const simulate = (changes: Partial<Changes>): Simulation => ({
  status: 'done',
  changes: { leaves: [], arrives: [], allows: [], ...changes },
})

const paid = [{ asset: native, amount: parseEther('0.25') }]
const same = simulate({ leaves: paid })
const different = simulate({
  leaves: [...paid, { asset: token, amount: 70_000_000n }],
  allows: [{ kind: 'token', token: usdc, spender: exchange, amount: null }],
})
const allowed = simulate({ allows: [{ kind: 'token', token: usdc, spender: exchange, amount: null }] })
/** The effects of a call that cannot be decoded. */
const swapped = simulate({
  leaves: [
    { asset: native, amount: parseEther('0.1') },
    { asset: token, amount: 25_000_000n },
  ],
  arrives: [{ asset: { kind: 'nft', collection: exchange, id: 7n }, amount: 1n }],
  allows: [{ kind: 'collection', collection: exchange, spender: usdc }],
})

const unread: Partial<ApproveViewProps> = { approval: approvals.payments, attention: 'unread', simulation: null }

const states: ApprovalStates = [
  ['a payment, a simulation shows the same', { ...paying, simulation: same }],
  ['an allowance', { ...paying, approval: approvals.allowance, simulation: allowed }],
  ['a simulation shows something else', { ...paying, simulation: different }],
  ['a simulation shows what cannot be read', { ...paying, approval: approvals.calls, simulation: swapped }],
  ['a simulation fails', { ...paying, simulation: { status: 'failed' } }],
  [
    'no simulation, the fee is paid for',
    {
      ...paying,
      approval: approvals.smartPayment,
      cost: { status: 'known', fee: 0n, createsAccount: true, isSponsored: true },
      simulation: { status: 'unavailable' },
    },
  ],
  ['the fee is read', { ...paying, cost: { status: 'loading' } }],
  ['not read to its end', { ...paying, attention: 'unread' }],
]

/** The states that look different. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => <ApproveSheet states={states} />,
})

/** Amounts are added up per token and for the native currency; for each spender only the last allowance counts. */
export const Sums = meta.story({
  args: { approval: approvals.payments },
  play: async ({ canvas }) => {
    const [native, token, allowance] = readSummary(canvas)
    await expect(native).toBe('0.35 ETH')
    await expect(token).toContain('30 USDC')
    await expect(allowance).toContain('10 USDC')
  },
})

/** Names everything that leaves the account besides the request, with a warning. */
export const Different = meta.story({
  args: { simulation: different },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leaves besides')).toBeVisible()
    await expect(canvas.getByText('Stays allowed besides')).toBeVisible()
    await expect(canvas.getByText('A simulation shows something else than this request says.')).toBeVisible()
  },
})

/** A request cannot be approved until its end has been visible. A button above Decline and Approve scrolls down. */
export const ReadOn = meta.story({
  args: unread,
  render: (props) => (
    <FrameCard height={480}>
      <ApproveView {...props} />
    </FrameCard>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription('Read it to its end first.')
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
    const request = await waitFor(() => canvas.getByRole('region', { name: 'Confirm these calls' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Read on' }))
    await expect(request.scrollTop).toBeGreaterThan(0)
    request.scrollTop = 0
  },
})

/** Right to left. Decline and Approve have the same places in every language. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ArabicApproveSheet
      states={[
        ['sums', { ...paying, ...unread }],
        ['different', { ...paying, simulation: different }],
        ['unavailable', { ...paying, approval: approvals.calls, simulation: { status: 'unavailable' } }],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [decline, approve] = ['رفض', 'موافقة'].map((name) => canvas.getAllByRole('button', { name })[0])
    const left = (button: HTMLElement | undefined) => button?.getBoundingClientRect().left ?? 0
    await expect(left(decline)).toBeLessThan(left(approve))
  },
})
