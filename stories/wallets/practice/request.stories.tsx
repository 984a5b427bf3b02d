import { expect, waitFor } from 'storybook/test'
import { stringToHex } from 'viem'
import preview from '../../../.storybook/preview.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/practice/pages/approve/approve-view.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { formatPeer } from '../../../wallets/practice/walletconnect/pairing/peer.js'
import { permitSingle } from '../../support/typed-data-samples.js'
import { approveArgs, ask } from './view-args.js'
import { hostilePeer, sampleProposal } from './wallet-samples.js'

const [first, second] = developmentAccounts
const asked = { id: '1', origin: formatPeer(sampleProposal.peer), isSelfNamed: true }

const args: ApproveViewProps = {
  ...approveArgs,
  approval: { ...asked, ...ask('personal_sign', [stringToHex('Hello from Harbour.'), first.address]) },
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
          'A request of a connected site, with all of its effects, and the two answers. The same for sites that found the wallet in the browser and for sites connected over WalletConnect.\n\nA part of the app, not of the package.',
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
  ...ask('eth_sendTransaction', [{ from: first.address, to: second.address, value: '0x2386f26fc10000' }]),
}

/** A permit is called a permit, with everything that the spender may take. */
export const Permit = meta.story({
  args: {
    approval: { ...asked, ...ask('eth_signTypedData_v4', [first.address, permitSingle]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Allow spending of your tokens' })).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent('AmountUnlimited')
    await expect(canvas.getByRole('main')).toHaveTextContent('Usable untilJanuary 1, 2030')
  },
})

export const Transaction = meta.story({
  args: { approval: transaction, cost: { status: 'known', fee: 21_000n * 2_000_000_000n } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Send this payment' })).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main).toHaveTextContent('You send0.01 ETH')
    await expect(main).toHaveTextContent(`Receiver${second.address}`)
    await expect(main).toHaveTextContent('Network feeAt most 0.000042 ETH')
    await expect(main).toHaveTextContent('NetworkLocal Ethereum')
  },
})

export const TransactionWouldFail = meta.story({
  args: { approval: transaction, cost: { status: 'failed', reason: 'execution reverted: closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This would probably failexecution reverted: closed')
  },
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
      ...ask('personal_sign', [stringToHex(`${hostilePeer.name}\n${hostilePeer.host.repeat(20)}`), first.address]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
