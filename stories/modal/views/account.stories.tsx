import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { en } from '../../../src/core/messages/en.js'
import { AccountView, type AccountViewProps } from '../../../src/modal/views/account/account-view.js'
import { sampleAccounts } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'
import { hostile } from '../../support/hostile-text.js'
import { prism } from '../../support/view-samples.js'

const [address] = sampleAccounts
const ether = (value: bigint, symbol = 'ETH') =>
  ({ status: 'ready', balance: { value, decimals: 18, symbol } }) as const

const filled: AccountViewProps = {
  words: en,
  address,
  wallet: prism,
  balance: ether(2_814_900_000_000_000_000n),
  explorerUrl: `https://explorer-1.example/address/${address}`,
  onWallets: fn(),
  onDisconnect: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/Account',
  component: AccountView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.Account} start="network">
      <AccountView {...args} />
    </CardFrame>
  ),
  tags: ['view'],
  parameters: {
    docs: {
      description: {
        component:
          'The connected account, its wallet and its balance. The address is shortened visually; it is read and copied in full. The balance has 3 decimals, never rounded up; when it is unavailable, a muted zero with a note and Try again.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.Account} start="network" label="ready">
        <AccountView {...filled} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="balance unavailable">
        <AccountView {...filled} balance={{ status: 'unavailable', symbol: 'ETH', onRetry: fn() }} />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="loading, no explorer, disconnecting">
        <AccountView {...filled} explorerUrl={null} balance={{ status: 'loading' }} isDisconnecting />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="10^30 wei, a name from a stranger">
        <AccountView
          {...filled}
          balance={ether(10n ** 30n)}
          wallet={{ name: `<b>${hostile.bidiOverride}</b> ${hostile.unbroken.slice(0, 60)}` }}
        />
      </CardFrame>
      <CardFrame title={en.titles.Account} start="network" label="an odd address, an endless symbol">
        <AccountView
          {...filled}
          address={`0x71C7\u202E56EC7ab88b098defB751B7401B5f6d8976F`}
          balance={ether(10n ** 70n, 'VERYLONGSYMBOLTHATNOBODYNEEDS')}
        />
      </CardFrame>
    </CardSheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('data')).toHaveLength(4))
  },
})

/** Assistive technology reads the full address. The balance has 3 decimals. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText((_, element) => element?.textContent === address && element.matches('bdi')),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('2.814 ETH'))
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^View in explorer/ })).toHaveAttribute('target', '_blank')
  },
})

/** Opens ProfileWallets. */
export const Wallets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your wallets' }))
    await expect(args.onWallets).toHaveBeenCalledOnce()
  },
})

export const Disconnect = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
})

export const Disconnecting = meta.story({
  args: { isDisconnecting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnecting' }))
    await expect(args.onDisconnect).not.toHaveBeenCalled()
  },
})

/** A busy skeleton in place of the balance. */
export const Loading = meta.story({
  args: { balance: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Balance' })).toHaveAttribute('aria-busy', 'true')
  },
})

const retry = fn()

/** A muted zero, which assistive technology does not read, with a note and Try again. */
export const Unavailable = meta.story({
  args: { balance: { status: 'unavailable', symbol: 'ETH', onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    const balance = canvas.getByRole('group', { name: 'Balance' })
    await waitFor(() => expect(balance).toHaveTextContent('0.00 ETH'))
    const zero = balance.querySelector('data')
    await expect(zero).toHaveAttribute('aria-hidden', 'true')
    const note = within(balance).getByText('Balance unavailable')
    await expect(note).toBeVisible()
    await expect(zero && getComputedStyle(zero).color).toBe(getComputedStyle(note).color)
    await userEvent.click(within(balance).getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

/** The next request runs: Try again is busy. */
export const Retrying = meta.story({
  args: { balance: { status: 'unavailable', symbol: 'ETH', isRetrying: true, onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-busy', 'true')
  },
})

/** The app does not list the network, so there is nothing to try again. */
export const UnlistedNetwork = meta.story({
  args: { balance: { status: 'unavailable', symbol: 'ETH' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Balance unavailable')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

/** A balance below 0.001 is not shown as zero. */
export const Dust = meta.story({
  args: { balance: ether(12n) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Balance' })).toHaveTextContent('<less than 0.001 ETH'),
    )
  },
})

/** A balance of 10³⁰ wei stays inside the card, to the last digit. */
export const Huge = meta.story({
  args: { balance: ether(10n ** 30n) },
  play: async ({ canvas }) => {
    const balance = canvas.getByRole('group', { name: 'Balance' })
    await waitFor(() => expect(balance).toHaveTextContent('1,000,000,000,000.000 ETH'))
    await expect(balance.scrollWidth).toBeLessThanOrEqual(balance.clientWidth)
  },
})

export const NoExplorer = meta.story({
  args: { explorerUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
