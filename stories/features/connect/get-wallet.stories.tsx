import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import {
  GetWalletView,
  type GetWalletViewProps,
} from '../../../src/features/connect/views/get-wallet/get-wallet-view.js'
import { en } from '../../../src/features/english.js'
import { hostileDirectoryWallets, sampleDirectoryWallets } from '../../../src/testing/index.js'
import { CardFrame, CardSheet } from '../../support/card-frame.js'

const filled: GetWalletViewProps = {
  words: en,
  wallets: sampleDirectoryWallets.slice(3, 7),
  isLoading: false,
  failure: null,
  onSelect: fn(),
  onExplore: fn(),
  onBack: fn(),
  onRetry: fn(),
}

const meta = preview.meta({
  title: 'Modal/Views/GetWallet',
  component: GetWalletView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.GetWallet} start="back">
      <GetWalletView {...args} />
    </CardFrame>
  ),
  tags: ['view', 'in-arabic'],
  parameters: {
    docs: {
      description: {
        component:
          'Up to four wallets for visitors who have none, and AllWallets. Only wallets that are not installed and have a download for this browser or phone.\n\n**Keyboard** Tab reaches each row; Up, Down, Home and End move between rows.',
      },
    },
  },
})

/** Every state. */
export const Gallery = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CardSheet>
      <CardFrame title={en.titles.GetWallet} start="back" label="wallets">
        <GetWalletView {...filled} />
      </CardFrame>
      <CardFrame title={en.titles.GetWallet} start="back" label="on their way">
        <GetWalletView {...filled} wallets={[]} isLoading />
      </CardFrame>
      <CardFrame title={en.titles.GetWallet} start="back" label="directory down">
        <GetWalletView {...filled} wallets={[]} failure="directory-unavailable" />
      </CardFrame>
      <CardFrame title={en.titles.GetWallet} start="back" label="none with a store">
        <GetWalletView {...filled} wallets={[]} />
      </CardFrame>
      <CardFrame title={en.titles.GetWallet} start="back" label="none at all">
        <GetWalletView {...filled} wallets={[]} onExplore={undefined} />
      </CardFrame>
    </CardSheet>
  ),
})

export const Choose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lantern' }))
    await expect(args.onSelect).toHaveBeenCalledWith(args.wallets[0])
    canvas.getByRole('button', { name: 'Juniper' }).focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onExplore).toHaveBeenCalledOnce()
  },
})

/** The directory failed: the error and a retry. */
export const Failed = meta.story({
  args: { wallets: [], failure: 'directory-unavailable' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Wallets could not be loaded' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No wallet has a download: a button opens AllWallets. */
export const NoneWithAStore = meta.story({
  args: { wallets: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No wallet to suggest' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Explore all' }))
    await expect(args.onExplore).toHaveBeenCalledOnce()
  },
})

/** The directory is empty: a message, and Back. */
export const NoneAtAll = meta.story({
  args: { wallets: [], onExplore: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Look for a wallet in the store/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Explore all' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({
  args: { wallets: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Looking for wallets' })).toBeVisible()
  },
})

/** Names are text. */
export const HostileNames = meta.story({
  args: { wallets: hostileDirectoryWallets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^<img src=x onerror/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Unnamed wallet' })).toBeVisible()
  },
})
