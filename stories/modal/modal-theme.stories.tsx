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
        component:
          '`themeMode` and `themeVariables` of `createLintel` give the modal and the connect button another theme than the page has.',
      },
    },
  },
})

/** The modal and the connect button are light, lime and without corners, whatever the page is. */
export const FromOptions = meta.story({
  args: { options: { themeMode: 'light', themeVariables: { accent: 'lime', radius: 'none' } } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Connect wallet' })
    const ofButton = button.closest('[data-accent="lime"]')
    await expect(ofButton).toHaveAttribute('data-radius', 'none')
    await expect(getComputedStyle(button).colorScheme).toBe('light')
    await expect(getComputedStyle(button).borderRadius).toBe('0px')
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Connect wallet' })
    const themed = dialog.closest('[data-accent="lime"]')
    await expect(themed).not.toBeNull()
    await expect(themed).toHaveAttribute('data-radius', 'none')
    await expect(getComputedStyle(dialog).colorScheme).toBe('light')
  },
})
