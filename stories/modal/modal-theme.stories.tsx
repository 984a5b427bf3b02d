import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ConnectButton, LintelModal } from '../../src/modal/index.js'
import { loadViews } from '../support/load-views.js'
import { MockLintel } from '../support/mock-lintel.js'

const meta = preview.meta({
  loaders: [loadViews],
  title: 'Modal/Theme of the modal',
  component: MockLintel,
  args: {
    children: (
      <>
        <ConnectButton />
        <LintelModal />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: '`themeMode` and `themeVariables` of `createLintel` give the modal another theme than the page has.',
      },
    },
  },
})

/** The modal is light, lime and without corners, whatever the page is. */
export const FromOptions = meta.story({
  args: { options: { themeMode: 'light', themeVariables: { accent: 'lime', radius: 'none' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect wallet' }))
    const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
    const themed = dialog.closest('[data-accent="lime"]')
    await expect(themed).not.toBeNull()
    await expect(themed).toHaveAttribute('data-radius', 'none')
    await expect(getComputedStyle(dialog).colorScheme).toBe('light')
  },
})
