import { expect, waitFor } from 'storybook/test'
import { stringToHex } from 'viem'
import preview from '../../../.storybook/preview.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/practice/pages/approve/approve-view.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { formatPeer } from '../../../wallets/practice/walletconnect/pairing/peer.js'
import { permitSingle } from '../../support/typed-data-samples.js'
import { approveArgs } from './view-args.js'
import { hostilePeer, sampleProposal } from './wallet-samples.js'

const [first, second] = developmentAccounts
const asked = { id: '1', origin: formatPeer(sampleProposal.peer), isSelfNamed: true }

const args: ApproveViewProps = {
  ...approveArgs,
  approval: { ...asked, kind: 'message', address: first.address, message: stringToHex('Hello from Harbour.') },
}

const meta = preview.meta({
  title: 'App/Practice wallet/Request',
  component: ApproveView,
  args,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What a connected site asks for, with everything that is at stake, and the two answers. The same for sites that found the wallet in the browser and for those that came over WalletConnect.\n\nA part of the app, not of the package.',
      },
    },
  },
})

export const SignByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign this message' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveTextContent('nobody has checked that')
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await userEvent.click(approve)
    await expect(args.onDecide).not.toHaveBeenCalled()
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'))
    approve.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecide).toHaveBeenCalledWith(true, first.address)
  },
})

/** Escape is a refusal; the rest of the queue follows. */
export const Queue = meta.story({
  args: { waitingCount: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 3')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDecide).toHaveBeenCalledWith(false, first.address)
  },
})

const transaction: ApproveViewProps['approval'] = {
  ...asked,
  kind: 'transaction',
  chainId: 31337,
  transaction: { from: first.address, to: second.address, value: 10n ** 16n, data: '0x' },
}

/** A permit is named as what it is, with all that the spender may take. */
export const Permit = meta.story({
  args: {
    approval: {
      ...asked,
      kind: 'typed-data',
      address: first.address,
      typedData: JSON.stringify(permitSingle),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow spending of your tokens' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent('Token amountUnlimited')
    await expect(canvas.getByRole('main')).toHaveTextContent('Usable until2030-01-01T00:00:00Z')
  },
})

export const Transaction = meta.story({
  args: { approval: transaction, fee: { status: 'known', fee: 21_000n * 2_000_000_000n } },
})

export const TransactionWouldFail = meta.story({
  args: { approval: transaction, fee: { status: 'failed', reason: 'the account has 0 ETH.' } },
})

export const SwitchNetwork = meta.story({
  args: { approval: { ...asked, kind: 'switch-chain', from: 31337, to: 31338 } },
})

export const AddForeignNetwork = meta.story({
  args: { approval: { ...asked, kind: 'add-chain', chainId: 1, name: 'Ethereum' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

export const HostileText = meta.story({
  args: {
    approval: {
      ...asked,
      origin: formatPeer(hostilePeer),
      kind: 'message',
      address: first.address,
      message: stringToHex(`${hostilePeer.name}\n${hostilePeer.host.repeat(20)}`),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
