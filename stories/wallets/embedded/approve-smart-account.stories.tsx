import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, exchange, friend, smartAccount, usdc } from './approval-samples.js'
import { paying, signing } from './approve-args.js'
import { type ApprovalStates, ApproveSheet, ArabicApproveSheet, readValues } from './approve-sheet.js'
import { FrameCard } from './frame-card.js'

const fee = 42_000_000_000_000n
const first: ApproveViewProps['cost'] = { status: 'known', fee, createsAccount: true }
const free: ApproveViewProps['cost'] = { status: 'known', fee: 0n, createsAccount: true, isSponsored: true }

const meta = preview.meta({
  title: 'Embedded wallet/Approve for a smart account',
  component: ApproveView,
  args: { ...paying, approval: approvals.smartPayment },
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
          'The requests that only a smart account has: its first use, a transaction that is paid for, a user operation of the site, and permissions for other accounts.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const states: ApprovalStates = [
  ['the first transaction', { ...paying, approval: approvals.smartPayment, cost: first }],
  ['the first transaction, paid for', { ...paying, approval: approvals.smartPayment, cost: free }],
  ['an operation', { ...paying, approval: approvals.operation }],
  ['an operation that cannot be read', { ...paying, approval: approvals.unreadableOperation }],
  ['a permission to spend a token', { ...signing, approval: approvals.tokenPermission }],
  ['a permission to call a contract', { ...signing, approval: approvals.callPermission }],
  ['a permission for each week', { ...signing, approval: approvals.weeklyPermission }],
  ['the end of all permissions', { ...paying, approval: approvals.revocations }],
]

/** The states that look different. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => <ApproveSheet states={states} />,
})

/** The first transaction of the account deploys it, and says so. */
export const FirstTransaction = meta.story({
  args: { cost: first },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your smart account')).toBeVisible()
    await expect(readValues(canvas)).toContain(smartAccount)
    await expect(readValues(canvas)).toContain('At most 0.000042 ETH')
    await expect(canvas.getByText(/This also creates your smart account/)).toBeInTheDocument()
  },
})

/** Somebody else pays the fee. */
export const Free = meta.story({
  args: { cost: free },
  play: async ({ args, canvas, userEvent }) => {
    await expect(readValues(canvas)).toContain('Free: the fee is paid for you')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

/** An operation of the site is shown as the calls that the account makes. */
export const Operation = meta.story({
  args: { approval: approvals.operation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Call 2 of 2' })).toBeInTheDocument()
    await expect(readValues(canvas)).toContain(friend)
  },
})

/** Calls that cannot be decoded are shown as bytes, with a warning. */
export const UnreadableOperation = meta.story({
  args: { approval: approvals.unreadableOperation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('What your account would do cannot be read.')
  },
})

/** Shows who may send how much, and until when. It costs nothing. */
export const NativePermission = meta.story({
  args: { ...signing, approval: approvals.nativePermission },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Give this permission' })).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('another account can do this')
    const values = readValues(canvas)
    await expect(values.slice(0, 4)).toEqual([exchange, 'Payment', '0.25 ETH', '3 times'])
    await expect(values[4]).toContain('January 1, 2030')
  },
})

export const TokenPermission = meta.story({
  args: { ...signing, approval: approvals.tokenPermission },
  play: async ({ canvas }) => {
    await expect(readValues(canvas).slice(0, 4)).toEqual([exchange, 'Transfer of a token', usdc, '25 USDC'])
  },
})

/** Shows the amount per period, the length of a period, and the start of the first one. */
export const WeeklyPermission = meta.story({
  args: { ...signing, approval: approvals.weeklyPermission },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most in each period')).toBeVisible()
    const values = readValues(canvas)
    await expect(values.slice(3, 5)).toEqual(['20 USDC', '1 week'])
    await expect(values[5]).toContain('December 2, 2029')
  },
})

/** Without a limit in practice, and the screen says so. */
export const UnlimitedPermission = meta.story({
  args: { ...signing, approval: approvals.unlimitedPermission },
  play: async ({ canvas }) => {
    await expect(readValues(canvas)).toContain('Unlimited')
    await expect(canvas.getByRole('note')).toHaveTextContent('There is no limit')
  },
})

export const CallPermission = meta.story({
  args: { ...signing, approval: approvals.callPermission },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('What this call does is not known')
    await expect(readValues(canvas)).toContain('0x1a2b3c4d0x87654321')
  },
})

/** One operation ends the permissions of all sites. Each is shown with its site. */
export const Revocations = meta.story({
  args: { approval: approvals.revocations },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'End these permissions' })).toBeVisible()
    const values = readValues(canvas)
    await expect([values.includes(exchange), values.includes(friend)]).toEqual([true, true])
    await expect(values).toContain('https://quay.example')
    await expect(values).toContain('At most 0.000042 ETH')
  },
})

/** Shows whose permission ends, and the cost. */
export const Revocation = meta.story({
  args: { approval: approvals.revocation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'End this permission' })).toBeVisible()
    await expect(readValues(canvas)).toContain(exchange)
    await expect(readValues(canvas)).toContain('At most 0.000042 ETH')
  },
})

/** Right to left. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => <ArabicApproveSheet states={states.filter(([name]) => name.includes('permission'))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'امنح هذا الإذن' })).toHaveLength(3)
    await expect(canvas.getByRole('heading', { name: 'أنهِ هذه الأذونات' })).toBeVisible()
  },
})
