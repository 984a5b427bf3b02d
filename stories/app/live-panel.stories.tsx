import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { LivePanelView, type LivePanelViewProps } from '../../app/panel/live-panel.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const signature = `0x${'4f1c9ab2'.repeat(16)}1c`
const hash = `0x${'9ab21c4f'.repeat(8)}`

const results = {
  idle: { status: 'idle' },
  funded: { status: 'funded' },
  asked: { status: 'asked', action: 'sign' },
  signed: { status: 'signed', signature, isVerified: true },
  'not verified': { status: 'signed', signature, isVerified: false },
  sent: { status: 'sent', hash },
  confirmed: { status: 'confirmed', hash, blockNumber: 42n },
  'not confirmed': {
    status: 'failed',
    title: 'Not confirmed yet',
    text: 'The transaction was sent and may still confirm. Check it before you send it again.',
    hash,
  },
  refused: { status: 'failed', title: 'Request declined', text: 'You declined the request in your wallet.' },
} satisfies Record<string, LivePanelViewProps['result']>

const connected: LivePanelViewProps = {
  locale: 'en',
  networkName: 'Local Ethereum',
  balance: '9,999.974 ETH',
  blockNumber: 42n,
  otherNetwork: { name: 'Local Rollup', onSwitch: fn() },
  signIn: null,
  result: { status: 'idle' },
  onSignIn: fn(),
  onSignOut: fn(),
  onNetwork: fn(),
  onSign: fn(),
  onSend: fn(),
}

const meta = preview.meta({
  title: 'App/LivePanel',
  component: LivePanelView,
  args: connected,
  parameters: {
    docs: {
      description: {
        component:
          'The actions that a connected visitor can try on the site: sign a message, send a transaction, change the network. One request at a time; its result is announced in a live region.\n\nA part of the site, not of the package.',
      },
    },
  },
})

/** Every result the panel can show. */
export const Results = meta.story({
  // A part of the site, not of the kit: dark and light are enough.
  tags: ['visual'],
  render: (args) => (
    <Specimen>
      {Object.entries(results).map(([label, result]) => (
        <SpecimenRow key={label} label={label}>
          <LivePanelView
            {...args}
            result={result}
            balance={label === 'idle' ? null : args.balance}
            blockNumber={label === 'idle' ? null : 42n}
          />
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

export const Idle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign message' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send transaction' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Network: Local Ethereum' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Local Rollup' }))
    await expect(args.otherNetwork?.onSwitch).toHaveBeenCalledOnce()
    await expect(args.onSign).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onNetwork).toHaveBeenCalledOnce()
  },
})

/** One request at a time; the pressed button keeps its focus while it is busy. */
export const Asked = meta.story({
  args: { result: { status: 'asked', action: 'sign' } },
  play: async ({ args, canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Sign message' })
    sign.focus()
    await userEvent.keyboard('{Enter}')
    await expect(sign).toHaveFocus()
    await expect(args.onSign).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Send transaction' })).toBeDisabled()
    await expect(canvas.getByRole('status', { name: 'Result' })).toHaveTextContent('Answer the request')
  },
})

/** A sent transaction can still be looked up. */
export const NotConfirmed = meta.story({
  args: { result: results['not confirmed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Result' })).toHaveTextContent(hash)
  },
})

export const LongNames = meta.story({
  args: { networkName: 'A network whose name goes on and on and on and on', balance: '1,000,000,000,000.000 WETH' },
})

/** Solana has no other network here, and its blocks are not read; on Bitcoin and Polkadot nothing is sent. */
export const OtherNamespaces = meta.story({
  args: { otherNetwork: null },
  tags: ['visual'],
  render: ({ onSend, blockNumber: _, ...args }) => (
    <Specimen>
      <SpecimenRow label="Solana">
        <LivePanelView
          {...args}
          networkName="Local Solana"
          balance="2.5 SOL"
          signIn="signedOut"
          onSend={onSend}
          result={{
            status: 'confirmed',
            hash: '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW',
          }}
        />
      </SpecimenRow>
      <SpecimenRow label="Bitcoin">
        <LivePanelView {...args} networkName="Local Bitcoin" balance="12.5 tBTC" signIn="signedOut" />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Send transaction' })).toHaveLength(1)
    await expect(canvas.getByText('Confirmed')).toBeVisible()
    await expect(canvas.queryByText(/^Block/)).toBeNull()
  },
})

/** A site with a sign-in server offers to sign in, and then to sign out. */
export const SignIn = meta.story({
  render: (args) => (
    <Specimen>
      {(['checking', 'signedOut', 'signedIn'] as const).map((signIn) => (
        <SpecimenRow key={signIn} label={signIn}>
          <LivePanelView {...args} signIn={signIn} />
        </SpecimenRow>
      ))}
    </Specimen>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Sign in' })[1] as HTMLElement)
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})
