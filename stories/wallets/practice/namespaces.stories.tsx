import { expect, waitFor } from 'storybook/test'
import { stringToHex } from 'viem'
import preview from '../../../.storybook/preview.js'
import { localSolana } from '../../../servers/chains/serving/local-networks.js'
import type { SolanaApproval } from '../../../wallets/approval/describe/approval.js'
import { describeForeignMessage } from '../../../wallets/practice/namespaces/namespace-request.js'
import { ApproveView, type ApproveViewProps } from '../../../wallets/practice/pages/approve/approve-view.js'
import { namespaceAccounts, type OtherNamespace } from '../../../wallets/practice/state/namespace-accounts.js'
import type { ExplainedTransaction } from '../../../wallets/requests/solana/explained-transaction.js'
import { hostile } from '../../support/hostile-text.js'
import { approveArgs, untilReady } from './view-args.js'

const accounts = namespaceAccounts.solana
const [first, second] = accounts.map(({ address }) => address) as [string, string]
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const tokenAccount = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const alice = namespaceAccounts.polkadot[0]?.address ?? ''
const payment = namespaceAccounts.bip122[0]?.address ?? ''
const origin = 'http://localhost:3000'
const asked = { id: '1', origin }
const from = (namespace: OtherNamespace) => ({ namespace, origin, params: [], shared: [] })

const args: ApproveViewProps = {
  ...approveArgs,
  approval: { ...asked, kind: 'namespace-connect', namespace: 'solana', accounts },
}

const meta = preview.meta({
  title: 'App/Practice wallet/Request of another namespace',
  component: ApproveView,
  args,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The requests of a site on Solana, Bitcoin and Polkadot. A Solana transaction is described in words if the wallet knows all of its instructions; otherwise all bytes are shown.\n\nA part of the app, not of the package.',
      },
    },
  },
})

const transfer: ExplainedTransaction = {
  wire: '0x01',
  feePayer: first,
  fee: 5_000n,
  steps: [{ type: 'sol-transfer', from: first, to: second, lamports: 1_500_000_000n }],
  unknownPrograms: [],
  signers: [first],
}

const send = (
  transactions: readonly ExplainedTransaction[],
  { answer = 'sent', warnings = [] }: { answer?: 'all' | 'sent'; warnings?: SolanaApproval['warnings'] } = {},
): ApproveViewProps['approval'] => ({
  ...asked,
  kind: 'solana-transactions',
  account: first,
  accountType: 'eoa',
  chainId: localSolana.caipNetworkId,
  transactions,
  request: {
    kind: 'sign-solana-transactions',
    transactions: transactions.map(({ wire }) => wire),
    answer,
    sendOptions: {},
  },
  warnings,
})

/** The approval includes the choice. */
export const Connect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Connect to this site' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: /^Account 2/ }))
    const approve = canvas.getByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(approve)
    await expect(args.onDecide).toHaveBeenCalledWith(true, second)
  },
})

export const Message = meta.story({
  args: {
    approval: {
      ...asked,
      ...describeForeignMessage(from('solana'), first, stringToHex('Hello from Harbour.')),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Message' })).toHaveTextContent('Hello from Harbour.')
    await expect(canvas.getByRole('main')).toHaveTextContent(`Your account${first}`)
    await expect(canvas.getByRole('main')).toHaveTextContent('NetworkSolana')
  },
})

/** The message has the wrapper that Polkadot extensions add. */
export const MessageOnPolkadot = meta.story({
  args: {
    approval: {
      ...asked,
      ...describeForeignMessage(from('polkadot'), alice, stringToHex('<Bytes>Hello from Harbour.</Bytes>')),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Message' })).toHaveTextContent('<Bytes>Hello from Harbour.</Bytes>')
    await expect(canvasElement.querySelector('bytes')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveTextContent('NetworkPolkadot')
  },
})

/** Bitcoin has several kinds of signatures: the request names its kind. */
export const MessageOnBitcoin = meta.story({
  args: {
    approval: {
      ...asked,
      ...describeForeignMessage(from('bip122'), payment, stringToHex('Hello from Harbour.')),
      scheme: 'BIP-322',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('NetworkBitcoin')
    await expect(canvas.getByRole('main')).toHaveTextContent('Kind of signatureBIP-322')
  },
})

export const MessageOfBytes = meta.story({
  args: {
    approval: { ...asked, ...describeForeignMessage(from('solana'), first, '0xff00c3') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Bytes' })).toHaveTextContent('0xff00c3')
    await expect(canvas.getByRole('note')).toHaveTextContent('This message is not text')
  },
})

const fields = {
  domain: 'localhost:3000',
  statement: 'Welcome to Harbour.',
  uri: 'http://localhost:3000',
  version: '1',
  nonce: 'k3v9Qm27xPzL',
  issuedAt: '2026-11-25T12:00:00.000Z',
}

/** The message has the chosen address. */
export const SignIn = meta.story({
  tags: ['visual'],
  args: { approval: { ...asked, kind: 'solana-sign-in', fields, accounts } },
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole('group', { name: 'Message' })
    await expect(message).toHaveTextContent(`account: ${first} Welcome to Harbour.`)
    await userEvent.click(canvas.getByRole('radio', { name: /^Account 2/ }))
    await expect(message).toHaveTextContent(`account: ${second} Welcome to Harbour.`)
    await untilReady(canvas)
  },
})

/** A connected site signs in with its account: there is nothing to choose. */
export const SignInConnected = meta.story({
  args: { approval: { ...asked, kind: 'solana-sign-in', fields, accounts: accounts.slice(1, 2) } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: 'Message' })).toHaveTextContent(second)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDecide).toHaveBeenCalledWith(false, second)
  },
})

export const Transfer = meta.story({
  args: {
    approval: send([transfer]),
    cost: { status: 'known', fee: 5_000n },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Send this payment' })).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main).toHaveTextContent('You send1.5 SOL')
    await expect(main).toHaveTextContent(`Receiver${second}`)
    await expect(main).toHaveTextContent('At most 0.000005 SOL')
  },
})

export const TokenTransfer = meta.story({
  tags: ['visual'],
  args: {
    cost: { status: 'known', fee: 5_000n },
    approval: send(
      [
        {
          ...transfer,
          steps: [
            { type: 'token-account', owner: second, mint },
            {
              type: 'token-transfer',
              mint,
              amount: 12_500_000n,
              decimals: 6,
              authority: first,
              to: tokenAccount,
              owner: second,
            },
            { type: 'memo', text: `Rent ${hostile.bidiOverride}` },
          ],
        },
      ],
      { answer: 'all' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm this transaction' })).toBeVisible()
    await expect(canvas.getByText(/It can then send it at any time/)).toBeVisible()
    const main = canvas.getByRole('main')
    await expect(main).toHaveTextContent('Amount12.5')
    await expect(main).toHaveTextContent(`Receiver${second}`)
    await expect(main).toHaveTextContent('\\u202e')
    await untilReady(canvas)
  },
})

/** Makes no statement about a transaction with an unknown part. */
export const Unexplained = meta.story({
  tags: ['visual'],
  args: {
    approval: send([{ ...transfer, wire: `0x${'ab'.repeat(700)}`, feePayer: second, steps: null }], {
      warnings: [{ kind: 'address-tables' }],
    }),
    cost: { status: 'known', fee: 5_000n, payer: second },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What this does cannot be read here/)).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveTextContent('Whole transaction (bytes)0xabab')
    await expect(canvas.getByRole('main')).toHaveTextContent(`Paid by${second}`)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await untilReady(canvas)
  },
})

export const SeveralTransactions = meta.story({
  args: {
    approval: send([
      transfer,
      { ...transfer, steps: [{ type: 'sol-transfer', from: second, to: first, lamports: 2n }] },
      { ...transfer, wire: '0x02', steps: null },
    ]),
    cost: { status: 'known', fee: 15_000n },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm these transactions' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Transaction 3 of 3' })).toBeVisible()
    await expect(canvas.getByText('Taken from')).toBeVisible()
  },
})
