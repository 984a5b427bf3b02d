import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ApproveView } from '../../../wallets/embedded/screens/approve/approve-view.js'
import { approvals, exchange, friend, usdc } from './approval-samples.js'
import { paying } from './approve-args.js'
import { readDetails } from './approve-sheet.js'
import { FrameCard } from './frame-card.js'

const meta = preview.meta({
  title: 'Embedded wallet/Approve a transaction',
  component: ApproveView,
  args: paying,
  render: (props) => (
    <FrameCard>
      <ApproveView {...props} />
    </FrameCard>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The effect of a transaction, its receiver, and its cost. For an unknown method the selector and the size of the data are shown.\n\nA part of the wallet, not of the package.',
      },
    },
  },
})

/** A payment shows the full address of the receiver, the exact amount, the fee and the network. */
export const Payment = meta.story({
  args: paying,
  play: async ({ args, canvas, userEvent }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    for (const text of [friend, '0.25 ETH', 'Local Ethereum']) {
      await expect(values.join('|').replaceAll('\u00a0', ' ')).toContain(text)
    }
    await expect(values.join('|').replaceAll('\u00a0', ' ')).toContain('At most 0.000042 ETH')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

export const Calls = meta.story({
  args: { ...paying, approval: approvals.calls },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Call 1 of 2' })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Call 2 of 2' })).toBeInTheDocument()
    await expect(canvas.getByText(/All calls happen together/)).toBeInTheDocument()
    await expect(canvas.getByRole('note')).toHaveTextContent('What this call does is not known')
  },
})

/** The amount of a token that the wallet knows is in whole tokens. */
export const Token = meta.story({
  args: { approval: approvals.transfer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm this transaction' })).toBeVisible()
    await expect(readDetails(canvas).slice(0, 5)).toEqual(['Transfer of a token', friend, usdc, '25 USDC', 'transfer'])
  },
})

/** The amount of another token is in base units. */
export const UnknownToken = meta.story({
  args: { approval: approvals.transfer, tokens: new Map() },
  play: async ({ canvas }) => {
    await expect(readDetails(canvas)).toContain('25,000,000 base units')
  },
})

export const UnlimitedAllowance = meta.story({
  args: { approval: approvals.allowance },
  play: async ({ canvas }) => {
    await expect(readDetails(canvas).slice(0, 4)).toEqual(['Permission to spend a token', exchange, usdc, 'Unlimited'])
    await expect(canvas.getByRole('note')).toHaveTextContent('There is no limit')
  },
})

/** An allowance of the whole supply or more has a warning, like an unlimited one. */
export const AllThereIs = meta.story({
  args: { approval: approvals.hugeAllowance },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('it is all there is of the token, or more')
  },
})

/** The size of an allowance is unknown if the token gives no facts. */
export const UnknownAllowance = meta.story({
  args: { approval: approvals.hugeAllowance, tokens: new Map() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('How much the spender can take is not known')
  },
})

/** While the tokens are loading, nothing can be approved. */
export const TokensLoading = meta.story({
  args: { approval: approvals.allowance, tokens: null },
  play: async ({ args, canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAccessibleDescription('The tokens are being read.')
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

/** Tokens that are sent to an address without a key are lost. */
export const Burn = meta.story({
  args: { approval: approvals.burnt },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Nobody has the key of the address that gets this.')
  },
})

/** All NFTs of a collection, now and later. */
export const EveryNft = meta.story({
  args: { approval: approvals.everyNft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Permission to take every NFT of a collection')).toBeVisible()
    await expect(canvas.getByRole('note')).toHaveTextContent('can take every NFT of this collection')
  },
})

export const Nfts = meta.story({
  args: { approval: approvals.nfts },
  play: async ({ canvas }) => {
    await expect(readDetails(canvas)).toContain('1 × number 72 × number 8')
  },
})

export const Withdrawal = meta.story({
  args: { approval: approvals.withdrawal },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawal')).toBeVisible()
  },
})

/** A bundle of calls shows their number, and that they are unknown. */
export const Multicall = meta.story({
  args: { approval: approvals.multicall },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This contains 2 further calls.')
  },
})

export const UnknownMethod = meta.story({
  args: { approval: approvals.unknownMethod },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x1a2b3c4d')).toBeVisible()
    await expect(canvas.getByText('100 bytes')).toBeVisible()
  },
})

export const NewContract = meta.story({
  args: { approval: approvals.creation },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New contract')).toBeVisible()
    await expect(canvas.getByText('300 bytes')).toBeVisible()
  },
})

/** The cost is unknown, because the transaction would fail. */
export const WouldFail = meta.story({
  args: { cost: { status: 'failed', reason: 'execution reverted: transfers are paused' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This would probably fail')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})
