import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  AuthenticationView,
  type AuthenticationViewProps,
} from '../../../wallets/practice/pages/sessions/authentication-view.js'
import { developmentAccounts } from '../../../wallets/practice/state/development-accounts.js'
import { offerArgs } from './view-args.js'
import { hostilePeer, sampleProposal } from './wallet-samples.js'

const [first] = developmentAccounts

const message = `harbour.example wants you to sign in with your Ethereum account:
${first.address}

Sign in to Harbour. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.

URI: https://harbour.example
Version: 1
Chain ID: 31337
Nonce: k3v9Qm27xPzL
Issued At: 2026-11-24T10:00:00.000Z`

const args: AuthenticationViewProps = {
  ...offerArgs,
  onApprove: fn(),
  authentication: {
    id: 1,
    peer: sampleProposal.peer,
    chainIds: sampleProposal.chainIds,
    address: first.address,
    message,
    obstacle: null,
  },
}

const meta = preview.meta({
  title: 'App/Practice wallet/Authentication',
  component: AuthenticationView,
  args,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A site that asks over WalletConnect to connect and to sign in with one approval (`wc_sessionAuthenticate`): the name that the site claims, and the message to sign.\n\nA part of the app, not of the package.',
      },
    },
  },
})

/** The whole message can be read and approved by keyboard, but not before there was time to read it. */
export const ApproveByKeyboard = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect and sign in' })).toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Message' })).toHaveTextContent('Nonce: k3v9Qm27xPzL')
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'))
    approve.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
})

export const RejectByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Reject' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReject).toHaveBeenCalledOnce()
  },
})

export const UnsupportedChain = meta.story({
  args: {
    authentication: {
      ...args.authentication,
      chainIds: [],
      message: null,
      obstacle: 'Harbour (harbour.example) asks for no local chain. This wallet works on those only.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This site cannot be connected' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  },
})

export const Answering = meta.story({ args: { answer: { status: 'busy' } } })

/** A name that is markup and a message that reverses its line. */
export const HostileText = meta.story({
  args: {
    authentication: {
      ...args.authentication,
      peer: hostilePeer,
      message: `${message}\n${hostilePeer.name}`,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Message' })).toHaveTextContent('\\u202egnp.exe')
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
