import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { signing } from './approve-args.js'
import { type ApprovalStates, ApproveSheet, ArabicApproveSheet, readDetails, readSummary } from './approve-sheet.js'
import { FrameCard } from './frame-card.js'
import { friend, mint, program, solanaApprovals } from './solana-samples.js'

/** A payment of SOL with a known fee, with enabled buttons. */
const paying: ApproveViewProps = {
  ...signing,
  approval: solanaApprovals.payment,
  networkName: 'Local Solana',
  currency: { symbol: 'SOL', decimals: 9 },
  cost: { status: 'known', fee: 5_000n },
}

const meta = preview.meta({
  title: 'Embedded wallet/Approve on Solana',
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
          'Solana transactions, described in words if the wallet knows every instruction. Otherwise all bytes are shown, with the unknown programs.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

const states: ApprovalStates = [
  ['a payment', paying],
  ['a payment that the account cannot pay', { ...paying, cost: { status: 'insufficient', fee: 5_000n } }],
  ['a token for a new account', { ...paying, approval: solanaApprovals.tokenPayment }],
  ['a token, for the site to send', { ...paying, approval: solanaApprovals.tokenToAccount }],
  ['a payment with a note', { ...paying, approval: solanaApprovals.memo }],
  ['only the fee', { ...paying, approval: solanaApprovals.onlyFee }],
  ['several transactions', { ...paying, approval: solanaApprovals.several }],
  ['unknown programs', { ...paying, approval: solanaApprovals.unknownProgram }],
  ['tables of accounts', { ...paying, approval: solanaApprovals.addressTables }],
  ['a sign-in to another site', { ...paying, approval: solanaApprovals.signIn, cost: { status: 'none' } }],
  ['a hostile note', { ...paying, approval: solanaApprovals.hostileMemo }],
]

/** Those with the most words. */
const fullest = new Set(['several transactions', 'unknown programs', 'a hostile note'])

/** The states that look different. */
export const Gallery = meta.story({
  tags: ['in-arabic'],
  parameters: { layout: 'fullscreen' },
  render: () => <ApproveSheet states={states} />,
})

/** Shows the amount, the full address of the receiver, and the fee. */
export const Payment = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Send this payment' })).toBeVisible()
    await expect(readDetails(canvas).slice(0, 3)).toEqual(['Payment', '1.5 SOL', friend])
    await expect(readSummary(canvas)).toContain('At most 0.000005 SOL')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

/** A transfer names the owner of the account that it creates. */
export const TokenPayment = meta.story({
  args: { approval: solanaApprovals.tokenPayment },
  play: async ({ canvas }) => {
    const values = readDetails(canvas)
    await expect(values.slice(0, 3)).toEqual([
      'New account for a token, with a deposit, unless there is one',
      friend,
      mint,
    ])
    await expect(values.slice(3, 7)).toEqual(['Transfer of a token', '25', mint, friend])
  },
})

/** A site that gets a signed transaction may send it later. */
export const ForTheSite = meta.story({
  args: { approval: solanaApprovals.tokenToAccount },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It can then send it at any time/)).toBeVisible()
    await expect(canvas.getByText('Receiving token account')).toBeInTheDocument()
  },
})

/** Shows each of several transactions, and the unknown part of one of them. */
export const Several = meta.story({
  args: { approval: solanaApprovals.several },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm these transactions' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Transaction 2 of 2' })).toBeInTheDocument()
    await expect(canvas.getByRole('note')).toHaveTextContent('a program that this wallet does not know')
    await expect(readDetails(canvas)).toContain(program)
  },
})

/** Shows the whole transaction, with the unknown programs. */
export const UnknownProgram = meta.story({
  args: { approval: solanaApprovals.unknownProgram },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('2 programs that this wallet does not know')
    await expect(readDetails(canvas).slice(0, 2)).toEqual([program, mint])
    await expect(canvas.getByText(solanaApprovals.unknownProgram.transactions[0]?.wire ?? '')).toBeInTheDocument()
  },
})

/** The accounts of the transaction are listed only in tables on the chain. */
export const AddressTables = meta.story({
  args: { approval: solanaApprovals.addressTables },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('it takes accounts from tables on the network')
  },
})

/** A Solana sign-in is recognized as one, and the warning names its site. */
export const SignInElsewhere = meta.story({
  args: { approval: solanaApprovals.signIn, cost: { status: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('bank.example')
  },
})

/** Right to left. */
export const Arabic = meta.story({
  tags: ['words'],
  parameters: { layout: 'fullscreen' },
  render: () => <ArabicApproveSheet states={states.filter(([name]) => fullest.has(name))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'أكّد هذه المعاملات' })).toBeVisible()
    await expect(canvas.getAllByText('برنامج غير معروف').length).toBeGreaterThan(0)
  },
})
