import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { ErrorCode } from '../../../src/core/errors/error-code.js'
import { en } from '../../../src/features/english.js'
import {
  SwitchNetworkView,
  type SwitchNetworkViewProps,
} from '../../../src/features/networks/views/switch-network/switch-network-view.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { hostile } from '../../support/hostile-text.js'
import { pressTryAgain } from '../../support/press-try-again.js'
import { networks, prism } from '../../support/view-samples.js'

const [, base] = networks
const waiting: SwitchNetworkViewProps = {
  words: en,
  network: base ?? { name: 'Base' },
  wallet: prism,
  failure: null,
  onRetry: fn(),
}
const failed = (code: ErrorCode): SwitchNetworkViewProps => ({ ...waiting, failure: { code } })

const meta = preview.meta({
  title: 'Modal/Views/SwitchNetwork',
  component: SwitchNetworkView,
  args: waiting,
  render: (args) => (
    <CardFrame title={en.titles.SwitchNetwork} start="back">
      <SwitchNetworkView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Asks the wallet to switch its network. A refusal offers Try again; the next try adds a network that the wallet does not know; if the wallet cannot switch, the text says to switch in the wallet.',
      },
    },
  },
})

const failures: [label: string, code: ErrorCode][] = [
  ['refused', 'request-rejected'],
  ['not in the wallet (4902)', 'network-not-added'],
  ['the wallet cannot switch', 'switch-not-supported'],
  ['no answer', 'wallet-unresponsive'],
  ['not reachable', 'rpc-unavailable'],
]

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.SwitchNetwork} start="back" label="waiting">
        <SwitchNetworkView {...waiting} />
      </CardFrame>
      {failures.map(([label, code]) => (
        <CardFrame key={code} title={en.titles.SwitchNetwork} start="back" label={label}>
          <SwitchNetworkView {...failed(code)} />
        </CardFrame>
      ))}
      <CardFrame title={en.titles.SwitchNetwork} start="back" label="names from strangers">
        <SwitchNetworkView {...waiting} network={{ name: '<i>Nowhere</i>' }} wallet={{ name: hostile.bidiOverride }} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Switch to Base' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** A refused switch shows the error and a retry. */
export const Refused = meta.story({
  args: failed('request-rejected'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your network is unchanged.')
    await pressTryAgain({ userEvent })
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The wallet does not know the network: the next try adds it. */
export const NotAdded = meta.story({
  args: failed('network-not-added'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Try again to add it.')
  },
})

/** No Try again when the wallet cannot switch. */
export const NotSupported = meta.story({
  args: failed('switch-not-supported'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Switch it in your wallet' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** A timeout ends the wait. */
export const Unresponsive = meta.story({
  args: failed('wallet-unresponsive'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We have had no answer from Prism.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The browser is offline, or the RPC endpoint is down. */
export const NotReachable = meta.story({
  args: failed('rpc-unavailable'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your connection, then try again.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const HostileNames = meta.story({
  args: {
    ...failed('request-rejected'),
    network: { name: `<b>${hostile.unbroken}` },
    wallet: { name: `<i>${hostile.bidiOverride}</i>${hostile.unbroken}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectInsideCard(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** The heading has the network's name while the wallet is asked. */
export const HostileNetwork = meta.story({
  args: { network: { name: `<b>${hostile.unbroken}` } },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})

/** A press opens the app of a wallet that was paired on this phone. */
export const OnPhone = meta.story({
  args: { onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Prism' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
