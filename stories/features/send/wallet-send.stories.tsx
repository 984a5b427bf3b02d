import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { TokenBalance } from '../../../src/core/model/portfolio.js'
import { en } from '../../../src/features/english.js'
import type { SendStep } from '../../../src/features/send/model/get-send-step.js'
import {
  WalletSendView,
  type WalletSendViewProps,
} from '../../../src/features/send/views/wallet-send/wallet-send-view.js'
import { enSend } from '../../../src/parts/messages/send.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostileTokens, tokens } from '../../support/portfolio-samples.js'

const [, friend] = sampleAccounts
const [ether] = tokens as [TokenBalance]
const title = en.titles.WalletSend

const filled: WalletSendViewProps = {
  words: en,
  labels: enSend,
  token: ether,
  amount: '0.25',
  isFiat: false,
  counterpart: '874.1',
  receiverText: 'nora.eth',
  receiver: { status: 'valid', address: friend, name: 'nora.eth' },
  warnings: ['firstTime'],
  fee: { status: 'ready', fee: 42_000_000_000_000n, decimals: 18, symbol: 'ETH', value: '0.14' },
  problem: null,
  step: 'review',
  onAmount: fn(),
  onFlip: fn(),
  onMax: fn(),
  onToken: fn(),
  onReceiver: fn(),
  onPaste: fn(),
  onRetryReceiver: fn(),
  onReview: fn(),
}
const empty: WalletSendViewProps = {
  ...filled,
  token: null,
  amount: '',
  counterpart: null,
  receiverText: '',
  receiver: { status: 'empty' },
  warnings: [],
  fee: { status: 'unknown' },
  step: 'select-token',
}

const meta = preview.meta({
  title: 'Modal/Views/WalletSend',
  component: WalletSendView,
  args: filled,
  render: (args) => (
    <CardFrame title={title} start="back">
      <WalletSendView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={title} start="back" label="ready to review">
        <WalletSendView {...filled} />
      </CardFrame>
      <CardFrame title={title} start="back" label="empty">
        <WalletSendView {...empty} />
      </CardFrame>
      <CardFrame title={title} start="back" label="in USD, the name is looked up">
        <WalletSendView
          {...filled}
          isFiat
          amount="874.10"
          counterpart="0.25"
          receiver={{ status: 'pending' }}
          warnings={[]}
          fee={{ status: 'loading' }}
          step="checking-address"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="amount and receiver not valid">
        <WalletSendView
          {...filled}
          amount="1e18"
          counterpart={null}
          amountError={enSend.amountFormat({ example: '0.5' })}
          receiverText="nobody.eth"
          receiver={{ status: 'invalid', error: enSend.nameUnknown({ name: 'nobody.eth' }) }}
          warnings={[]}
          step="amount-invalid"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="dangers">
        <WalletSendView
          {...filled}
          warnings={['lookAlike', 'mixedScript', 'burn', 'tokenContract', 'contract', 'ownAddress']}
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="it would fail">
        <WalletSendView {...filled} warnings={['tokenContract']} problem={{ kind: 'noGas', symbol: 'ETH' }} />
      </CardFrame>
      <CardFrame title={title} start="back" label="the name could not be looked up">
        <WalletSendView {...filled} receiver={{ status: 'failed' }} warnings={[]} step="address-invalid" />
      </CardFrame>
      <CardFrame title={title} start="back" label="the server of the name does not answer">
        <WalletSendView
          {...filled}
          receiver={{ status: 'failed', isGateway: true }}
          warnings={[]}
          step="address-invalid"
        />
      </CardFrame>
      <CardFrame title={title} start="back" label="a token of a stranger">
        <WalletSendView {...filled} token={hostileTokens[0] as TokenBalance} onFlip={undefined} onPaste={undefined} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.25')
    await expect(canvas.getByRole('textbox', { name: 'Receiver' })).toHaveValue('nora.eth')
    // The address of a name is shown in full.
    await expect(canvas.getAllByText((_, element) => element?.textContent === friend).length).toBeGreaterThan(0)
    await expect(canvas.getByText('First time you send to this address.')).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/Network fee about/)).toHaveTextContent('0.000042'))
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(args.onMax).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Enter the amount in USD$/ }))
    await expect(args.onFlip).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Token ETH' }))
    await expect(args.onToken).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Paste' }))
    await expect(args.onPaste).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
})

/** Enter in a field reviews, as in a form. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Receiver' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
})

const missing: readonly SendStep[] = [
  'enter-amount',
  'amount-invalid',
  'insufficient-funds',
  'enter-address',
  'address-invalid',
]

/** While something is missing the button says what, keeps its focus and does nothing. */
export const Missing = meta.story({
  render: (args) => (
    <CardSheet>
      {missing.map((step) => (
        <CardFrame key={step} title={title} start="back" label={step}>
          <WalletSendView {...args} step={step} warnings={[]} />
        </CardFrame>
      ))}
    </CardSheet>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [
      'Enter amount',
      'Amount not valid',
      'Insufficient funds',
      'Enter address',
      'Address not valid',
    ]) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect(args.onReview).not.toHaveBeenCalled()
  },
})

/** Without a token the button selects one. */
export const Empty = meta.story({
  args: empty,
  play: async ({ args, canvas, userEvent }) => {
    const [, submit] = canvas.getAllByRole('button', { name: 'Select token' })
    if (submit) await userEvent.click(submit)
    await expect(args.onToken).toHaveBeenCalledOnce()
  },
})

/** An error is shown below its field, and the typed text stays. */
export const Invalid = meta.story({
  args: {
    receiverText: 'nobody.eth',
    receiver: { status: 'invalid', error: enSend.nameUnknown({ name: 'nobody.eth' }) },
    step: 'address-invalid',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Receiver' })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('nobody.eth leads to no address on this network.')
  },
})

/** A name that could not be looked up can be looked up again. */
export const LookupFailed = meta.story({
  args: { receiver: { status: 'failed' }, warnings: [], step: 'address-invalid' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetryReceiver).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Receiver' })).toHaveValue('nora.eth')
  },
})
