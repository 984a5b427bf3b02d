import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { ConnectView, type ConnectViewProps } from '../../../src/features/connect/views/connect/connect-view.js'
import { en } from '../../../src/features/english.js'
import { hostileDirectoryWallets } from '../../../src/testing/index.js'
import { CardFrame } from '../../support/card-frame.js'
import { emptyConnect } from '../../support/connect-sample.js'
import { expectInsideCard } from '../../support/expect-inside-card.js'
import { installedRows, scanRow, toRows } from '../../support/wallet-rows.js'

const [, prism, harbor] = installedRows

const filled: ConnectViewProps = {
  ...emptyConnect,
  rows: [scanRow, prism, harbor],
  all: { count: 102 },
}

const meta = preview.meta({
  title: 'Modal/Views/ConnectWallets',
  component: ConnectView,
  args: filled,
  render: (args) => (
    <CardFrame title={en.titles.ConnectWallets} start="back">
      <ConnectView {...args} />
    </CardFrame>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Only the wallets of Connect, for apps that show one button in place of the wallets. Connect renders every state with the same component.',
      },
    },
  },
})

export const Wallets = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Prism/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(prism)
    await expect(canvas.queryByRole('button', { name: 'Continue with a wallet' })).toBeNull()
  },
})

/** The directory is slow: installed wallets can be used already. */
export const Slow = meta.story({
  args: { rows: [prism], missing: 3, isLoading: true, all: { count: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Wallets' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: /^Prism/ })).toBeEnabled()
  },
})

/** Offline: installed wallets stay, and a row offers a retry. */
export const Offline = meta.story({
  args: { rows: [prism], failure: 'directory-unavailable', all: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Empty = meta.story({
  args: { rows: [], all: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible()
  },
})

export const HostileNames = meta.story({
  args: { rows: toRows(hostileDirectoryWallets), all: undefined },
  play: async ({ canvasElement }) => expectInsideCard(canvasElement),
})
