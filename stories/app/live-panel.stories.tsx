import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { LivePanelView, type LivePanelViewProps } from '../../app/web/panel/live-panel.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const signature = `0x${'4f1c9ab2'.repeat(16)}1c`
const hash = `0x${'9ab21c4f'.repeat(8)}`

const results: Record<string, LivePanelViewProps['result']> = {
  idle: { status: 'idle' },
  busy: { status: 'busy', text: 'Answer the request in your wallet' },
  signed: { status: 'signed', signature, isVerified: true },
  'not verified': { status: 'signed', signature, isVerified: false },
  sent: { status: 'sent', hash },
  confirmed: { status: 'confirmed', hash, blockNumber: 42n },
  refused: { status: 'failed', title: 'Request declined', text: 'You declined the request in your wallet.' },
}

const connected: LivePanelViewProps = {
  networkName: 'Local Ethereum',
  balance: '9,999.974 ETH',
  result: { status: 'idle' },
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
          'What a connected visitor can try on the site: sign a message, send a transaction, change the network. One request at a time; its result is announced in a live region.\n\nA part of the site, not of the package.',
      },
    },
  },
})

/** Every result the panel can show. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      {Object.entries(results).map(([label, result]) => (
        <SpecimenRow key={label} label={label}>
          <LivePanelView {...args} result={result} balance={label === 'idle' ? null : args.balance} />
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
    await expect(args.onSign).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onNetwork).toHaveBeenCalledOnce()
  },
})

/** One request at a time. */
export const Busy = meta.story({
  args: { result: { status: 'busy', text: 'Answer the request in your wallet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign message' })).toBeDisabled()
    await expect(canvas.getByRole('status', { name: 'Result' })).toHaveTextContent('Answer the request')
  },
})

export const LongNames = meta.story({
  args: { networkName: 'A network whose name goes on and on and on and on', balance: '1,000,000,000,000.000 WETH' },
})
