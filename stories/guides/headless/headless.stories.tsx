import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import type { MockWalletConnect } from '../../../src/testing/index.js'
import { LiveConnectPanel } from './live-connect-panel.js'

let relay: MockWalletConnect['control']
let other: MockWalletConnect['control']

const meta = preview.meta({
  title: 'Guides/Headless',
  component: LiveConnectPanel,
  args: {
    onRelay: (control) => {
      relay = control
    },
  },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
})

/** Connects and disconnects a wallet of this browser. */
export const Connects = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Prism/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }))
    const rows = await canvas.findAllByRole('button', { name: /^(Any wallet|Prism|Foxglove|Harbor)/ })
    await expect(rows[0]).toHaveTextContent('Any wallet, by QR code')
    // Used last, so it is the first of the installed ones.
    await expect(rows[1]).toHaveTextContent(/^Prism ?Used last$/)
  },
})

/** A wallet that rejects: shows the text of the error and offers a retry. */
export const Declined = meta.story({
  args: { failures: { connect: 'request-rejected' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Foxglove/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You declined the request in Foxglove.')
  },
})

/** A wallet of the directory: found by search, paired by QR code. */
export const SearchesAndPairs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search wallets' }), 'willow')
    await userEvent.click(await canvas.findByRole('button', { name: /^Willow/ }))
    await expect(await canvas.findByRole('img', { name: 'Scan with Willow' })).toBeVisible()
    await canvas.findByRole('button', { name: 'Copy link' })
    relay.approve()
    await expect(await canvas.findByRole('button', { name: 'Disconnect' })).toBeVisible()
  },
})

/** Cancelling leaves no pairing behind. */
export const Stops = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Any wallet/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }))
    await expect(canvas.queryByRole('img', { name: /^Scan with/ })).toBeNull()
    relay.approve()
    await expect(canvas.queryByRole('button', { name: 'Disconnect' })).toBeNull()
  },
})

/** Two wallet layers on one page, each with its own wallets, directory and relay. They do not affect each other. */
export const TwoOnOnePage = meta.story({
  render: () => (
    <>
      <section aria-label="First">
        <LiveConnectPanel
          onRelay={(control) => {
            relay = control
          }}
        />
      </section>
      <section aria-label="Second">
        <LiveConnectPanel
          onRelay={(control) => {
            other = control
          }}
        />
      </section>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: 'First' }))
    const second = within(canvas.getByRole('region', { name: 'Second' }))
    await userEvent.click(await first.findByRole('button', { name: /^Any wallet/ }))
    await first.findByRole('button', { name: 'Copy link' })
    await expect(second.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await userEvent.click(second.getByRole('button', { name: /^Prism/ }))
    await expect(await second.findByRole('button', { name: 'Disconnect' })).toBeVisible()
    // Still shows its code: the account belongs to the other layer.
    await expect(first.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(other.uris).toHaveLength(0)
    relay.approve()
    await first.findByRole('button', { name: 'Disconnect' })
    await userEvent.click(second.getByRole('button', { name: 'Disconnect' }))
    await second.findByRole('button', { name: /^Prism/ })
    await expect(first.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  },
})
