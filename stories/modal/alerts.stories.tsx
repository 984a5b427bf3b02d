import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { createFakeDirectory, createMockWalletConnect } from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel } from '../support/mock-lintel.js'

type DemoProps = { onError: (error: Error) => void; refused: 'directory' | 'relay' }

/** A directory, or a relay, that refuses the project. */
function Demo({ onError, refused }: DemoProps) {
  const options =
    refused === 'directory'
      ? { directory: createFakeDirectory({ failure: 'refused' }) }
      : {
          walletConnect: createMockWalletConnect({ failure: 'relay-refused' }),
          projectId: 'stories',
          services: { relay: 'wss://relay.example' },
        }
  return (
    <MockLintel options={{ ...options, onError }}>
      <ConnectButton />
      <LintelModal />
    </MockLintel>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Alerts',
  component: Demo,
  args: { onError: fn(), refused: 'directory' as 'directory' | 'relay' },
  parameters: {
    docs: {
      description: {
        component:
          'Errors that only a developer can correct. In development the modal shows them at its top; `onError` and `lintel.getLog()` have them in production too.',
      },
    },
  },
})

/** A directory that refuses the project: shows the error code, what to do, and the docs page. */
export const DirectoryRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    const banner = await screen.findByRole('note')
    await expect(banner).toHaveTextContent('invalid-project-id')
    await expect(banner).toHaveTextContent('Invalid Project ID at the directory.')
    await expect(banner).toHaveTextContent('docs/errors.md#invalid-project-id')
    await expect(args.onError).toHaveBeenCalledOnce()
    const row = await screen.findByRole('button', { name: /^Foxglove/ })
    await waitFor(() => expect(row).toBeVisible())
  },
})

/** A relay that refuses the project: the visitor reads a message, the developer the code. */
export const RelayRefused = meta.story({
  args: { refused: 'relay' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    await userEvent.click(await screen.findByRole('button', { name: /^WalletConnect/ }))
    const banner = await screen.findByRole('note')
    await expect(banner).toHaveTextContent('relay-refused')
    await expect(banner).toHaveTextContent('docs/errors.md#relay-refused')
    await expect(args.onError).toHaveBeenCalledOnce()
    const next = await screen.findByRole('button', { name: 'Choose another wallet' })
    await waitFor(() => expect(next).toBeVisible())
  },
})
