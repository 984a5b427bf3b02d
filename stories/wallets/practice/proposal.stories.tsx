import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { wait } from '../../../src/rules/async/wait.js'
import { ProposalView, type ProposalViewProps } from '../../../wallets/practice/pages/sessions/proposal-view.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { offerArgs, untilReady } from './view-args.js'
import { hostilePeer, proposalOfAll, sampleProposal } from './wallet-samples.js'

const [first, second] = developmentAccounts

const args: ProposalViewProps = {
  ...offerArgs,
  onApprove: fn(),
  proposal: sampleProposal,
  accounts: developmentAccounts,
  activeAddress: first.address,
}

const meta = preview.meta({
  title: 'App/Practice wallet/Proposal',
  component: ProposalView,
  args,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A WalletConnect proposal of a site: the name that the site claims, its chains and methods, and the accounts to share.\n\nA part of the app, not of the package.',
      },
    },
  },
})

/** Read from the top; two accounts are chosen and approved by keyboard, but not before there was time to read. */
export const ApproveByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect to this site' })).toHaveFocus()
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
    canvas.getByRole('checkbox', { name: 'Account 1' }).focus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'))
    approve.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledWith([first.address, second.address])
  },
})

export const RejectByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Reject' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReject).toHaveBeenCalledOnce()
  },
})

/** Nothing can be approved without an account. */
export const NoAccount = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Account 1' }))
    await expect(canvas.getByText('Choose at least one account.')).toBeVisible()
    await wait(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(args.onApprove).not.toHaveBeenCalled()
  },
})

/** The first account of each other namespace is shared. */
export const EveryNamespace = meta.story({
  args: { proposal: proposalOfAll },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Local Solana, Local Bitcoin, Local Polkadot/)).toBeVisible()
    await expect(canvas.getByText('Alice, 5Grw…GKutQY')).toBeVisible()
    await untilReady(canvas)
  },
})

/** Without a chain of eip155 there is no account to choose. */
export const SolanaOnly = meta.story({
  args: { proposal: { ...proposalOfAll, chainIds: [], others: ['solana'], methods: ['solana_signMessage'] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(approve)
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

export const UnsupportedChain = meta.story({
  args: {
    proposal: {
      ...sampleProposal,
      chainIds: [],
      obstacle: 'The site needs eip155:1, eip155:10. This wallet works on local chains only.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This site cannot be connected' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

export const Answering = meta.story({ args: { answer: { status: 'busy' } } })

/** The proposal stays, so that it can be answered again. */
export const NotSent = meta.story({
  args: {
    relay: 'down',
    answer: {
      status: 'failed',
      reason: 'The relay does not answer. Check that `npm start` still runs, then try again.',
    },
  },
})

/** A name that is markup, reverses its line, hides letters and is endless. */
export const HostileText = meta.story({
  args: { proposal: { ...sampleProposal, peer: hostilePeer, methods: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('<b>Bank</b> Prism\\u202egnp.exe \\u200b')
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
