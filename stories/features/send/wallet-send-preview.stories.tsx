import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { TokenBalance } from '../../../src/core/model/portfolio.js'
import { en } from '../../../src/features/english.js'
import {
  WalletSendPreviewView,
  type WalletSendPreviewViewProps,
} from '../../../src/features/send/views/wallet-send-preview/wallet-send-preview-view.js'
import { enSend } from '../../../src/parts/messages/send.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostileTokens, tokens } from '../../support/portfolio-samples.js'

const [, friend] = sampleAccounts
const [ether] = tokens as [TokenBalance]
const title = en.titles.WalletSendPreview
const sailMint = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'

const filled: WalletSendPreviewViewProps = {
  words: en,
  labels: enSend,
  token: ether,
  amount: 250_000_000_000_000_000n,
  value: '874.1',
  receiver: { address: friend, name: 'nora.eth' },
  networkName: 'Ethereum',
  fee: { status: 'ready', fee: 42_000_000_000_000n, decimals: 18, symbol: 'ETH', value: '0.14' },
  warnings: ['firstTime'],
  problem: null,
  status: 'ready',
  wallet: 'Prism',
  onCancel: fn(),
  onSend: fn(),
}

/** A token on Solana, to an account that never had it. */
const onSolana: Partial<WalletSendPreviewViewProps> = {
  token: {
    network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    name: 'Sail',
    symbol: 'SAIL',
    decimals: 9,
    address: sailMint,
  },
  amount: 12_500_000_000n,
  value: undefined,
  receiver: { address: 'GgPpTKg78vmzgDtP1DNn72CHAYjRdKY7AV6zgszoHCSa' },
  networkName: 'Solana',
  fee: { status: 'ready', fee: 5_001n, deposit: 2_039_280n, decimals: 9, symbol: 'SOL' },
}

const meta = preview.meta({
  title: 'Modal/Views/WalletSendPreview',
  component: WalletSendPreviewView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <WalletSendPreviewView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="ready">
        <WalletSendPreviewView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the wallet is asked">
        <WalletSendPreviewView {...filled} status="sending" />
      </CardFrame>
      <CardFrame title={title} start="back" label="it would fail">
        <WalletSendPreviewView
          {...filled}
          fee={{ status: 'unknown' }}
          problem={{ kind: 'reverts', reason: 'transfers are paused' }}
          status="blocked"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="no money for the fee">
        <WalletSendPreviewView {...filled} problem={{ kind: 'noGas', symbol: 'ETH' }} status="blocked" />
      </CardFrame>
      <CardFrame title={title} start="back" label="the network does not answer">
        <WalletSendPreviewView
          {...filled}
          fee={{ status: 'loading' }}
          status="blocked"
          problem={{
            kind: 'failed',
            title: en.errors['rpc-unavailable'].title,
            text: en.errors['rpc-unavailable'].text({ wallet: 'Prism' }),
          }}
          onRetry={fn()}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="declined, without a name and a price">
        <WalletSendPreviewView
          {...filled}
          value={undefined}
          receiver={{ address: friend }}
          warnings={['lookAlike']}
          problem={{ kind: 'declined' }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="the receiver has no account of the token (Solana)">
        <WalletSendPreviewView {...filled} {...onSolana} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the first transaction of a smart account that has no coins">
        <WalletSendPreviewView
          {...filled}
          fee={{ status: 'ready', fee: 0n, isSponsored: true, decimals: 18, symbol: 'ETH' }}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <WalletSendPreviewView {...filled} token={hostileTokens[0] as TokenBalance} amount={10n ** 70n} />
      </CardFrame>
    </CardSheet>
  ),
})

/** Shows the full address, the exact amount, and the fee before the wallet is asked. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText((_, element) => element?.textContent === friend).length).toBeGreaterThan(0)
    await waitFor(() => expect(canvas.getByText('nora.eth')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

/** Letters outside ASCII are shown with their code points. */
export const OtherLetters = meta.story({
  args: { receiver: { address: friend, name: 'nöra.eth' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('n{U+00F6}ra.eth')).toBeVisible()
    await expect(canvas.getByText('nöra.eth')).toBeVisible()
  },
})

/** A smart account without native currency can send: the wallet sponsors the first fee. */
export const Sponsored = meta.story({
  args: { fee: { status: 'ready', fee: 0n, isSponsored: true, decimals: 18, symbol: 'ETH' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The fee of your first transaction may be paid for you.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
})

/** The amount that the network locks for a new account is shown beside the fee, to the last unit. */
export const NewTokenAccount = meta.story({
  args: onSolana,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account rent')).toBeVisible()
    await expect(canvas.getByText(/0\.00203928/)).toBeVisible()
  },
})

/** For a token that takes a fee of each transfer, shows the fee and the amount that arrives. */
export const TokenFee = meta.story({
  args: {
    ...onSolana,
    fee: { status: 'ready', fee: 5_001n, tokenFee: 125_000_000n, decimals: 9, symbol: 'SOL' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Token fee')).toBeVisible()
    await expect(canvas.getByText(/0\.125/)).toBeVisible()
    await expect(canvas.getByText('They receive')).toBeVisible()
    await expect(canvas.getByText(/12\.375/)).toBeVisible()
  },
})

/** A transfer that would fail cannot be sent, and the reason is shown. */
export const Reverts = meta.story({
  args: { problem: { kind: 'reverts', reason: 'transfers are paused' }, status: 'blocked' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('transfers are paused')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

/** A declined request can be sent again. */
export const Declined = meta.story({
  args: { problem: { kind: 'declined' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You declined/)).toHaveTextContent('You declined the transaction')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** A cost that could not be read can be read again. */
export const Unreachable = meta.story({
  args: {
    status: 'blocked',
    problem: { kind: 'failed', title: 'Network not reachable', text: 'The network does not answer right now.' },
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A press opens the app of a wallet that was paired on this phone. */
export const OnPhone = meta.story({
  args: { status: 'sending', onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Prism' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
