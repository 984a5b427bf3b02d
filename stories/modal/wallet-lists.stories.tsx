import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { createFakeDirectory, type FakeDirectory, listSampleWallets } from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel, type MockLintelProps } from '../support/mock-lintel.js'

let directory: FakeDirectory

type DemoProps = Omit<MockLintelProps, 'children'> & { list?: Parameters<typeof createFakeDirectory>[0] }

/** The button and the modal, with a directory in memory. */
function Demo({ list = {}, options, ...props }: DemoProps) {
  directory = createFakeDirectory(list)
  return (
    <MockLintel {...props} options={{ directory, ...options }}>
      <ConnectButton />
      <LintelModal />
    </MockLintel>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Wallet lists',
  component: Demo,
  parameters: {
    docs: {
      description: { component: 'The lists of wallets with a directory in memory: the flows between views.' },
    },
  },
})

async function open({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
  await screen.findByRole('button', { name: /^Foxglove/ })
}

/** A directory without wallets: the installed ones stay, and no row opens an empty list. */
export const EmptyDirectory = meta.story({
  args: { list: { wallets: [] } },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(directory.control.queries.length).toBeGreaterThan(0))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Wallets' })).not.toHaveAttribute('aria-busy'))
    await expect(screen.queryByRole('button', { name: /^All wallets/ })).toBeNull()
  },
})

/** The directory is down: installed wallets stay, and a retry loads the rest. */
export const DirectoryComesBack = meta.story({
  args: { list: { failure: 'refused' } },
  play: async (context) => {
    await open(context)
    const retry = await screen.findByRole('button', { name: /^Try again/ })
    directory.control.succeed()
    await context.userEvent.click(retry)
    const all = await screen.findByRole('button', { name: 'All wallets 10+' })
    await waitFor(() => expect(all).toHaveFocus())
    await expect(screen.getByRole('button', { name: /^Foxglove/ })).toBeInTheDocument()
  },
})

/** Going back from a wallet restores the search and the tile. Excluded wallets are not shown. */
export const BackToTheSameTile = meta.story({
  args: { list: { wallets: listSampleWallets(200) }, options: { excludeWalletIds: ['Willow One'] } },
  play: async (context) => {
    const { userEvent } = context
    await open(context)
    await userEvent.click(await screen.findByRole('button', { name: /^All wallets/ }))
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search wallets' }), 'willow')
    await waitFor(() => expect(screen.getByText(/wallets found$/)).toBeInTheDocument())
    const tile = await screen.findByRole('button', { name: 'Willow Key' })
    await expect(screen.queryByRole('button', { name: 'Willow One' })).toBeNull()
    await userEvent.click(tile)
    // The app cannot pair, so Downloads opens.
    await screen.findByRole('dialog', { name: 'Get Willow Key' })
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Willow Key' })).toHaveFocus())
    await expect(screen.getByRole('searchbox')).toHaveValue('willow')
  },
})

/** From Help to GetWallet. */
export const GetsAWallet = meta.story({
  play: async (context) => {
    const { userEvent } = context
    await open(context)
    await userEvent.click(screen.getByRole('button', { name: 'Help' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    await screen.findByRole('dialog', { name: 'Get a wallet' })
    // Foxglove, Prism and Harbor are here already.
    await userEvent.click(await screen.findByRole('button', { name: 'Lantern' }))
    await screen.findByRole('dialog', { name: 'Get Lantern' })
    await expect(await screen.findByRole('link', { name: /^Website/ })).toHaveAttribute(
      'href',
      'https://lantern.example',
    )
  },
})

/** An app without AllWallets: nothing opens it. */
export const GetsAWalletWithoutAll = meta.story({
  args: { options: { features: { allWallets: false } } },
  play: async (context) => {
    const { userEvent } = context
    await open(context)
    await expect(screen.queryByRole('button', { name: /^All wallets/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Help' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Get a wallet' }))
    await screen.findByRole('button', { name: 'Lantern' })
    await expect(screen.queryByRole('button', { name: /^Explore all/ })).toBeNull()
  },
})
