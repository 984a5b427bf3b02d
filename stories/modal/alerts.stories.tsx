import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { createFakeDirectory } from '../../src/testing/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel } from '../support/mock-lintel.js'

function Demo({ onError }: { onError: (error: Error) => void }) {
  return (
    <MockLintel options={{ directory: createFakeDirectory({ failure: 'refused' }), onError }}>
      <ConnectButton />
      <LintelModal />
    </MockLintel>
  )
}

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Alerts',
  component: Demo,
  args: { onError: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Errors that only a developer can correct. In development the modal shows them at its top; `onError` and `lintel.getLog()` have them in production too.',
      },
    },
  },
})

/** A directory that refuses the project: its code, what to do, and where it is described. */
export const DirectoryRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    const banner = await screen.findByRole('note')
    await expect(banner).toHaveTextContent('directory-refused')
    await expect(banner).toHaveTextContent('correct `projectId` or the list of origins')
    await expect(banner).toHaveTextContent('docs/errors.md#directory-refused')
    await expect(args.onError).toHaveBeenCalledOnce()
    const row = await screen.findByRole('button', { name: /^Foxglove/ })
    await waitFor(() => expect(row).toBeVisible())
  },
})
