import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { ThemeDesk } from '../../.storybook/theme-desk.js'
import { THEME_KEY_EVENT } from '../../.storybook/theme-key-event.js'

const meta = preview.meta({
  title: 'Theme/In Storybook',
  component: ThemeDesk,
  // Only a test: every story has the theme panel anyway.
  tags: ['!autodocs', '!dev'],
})

/** A key that the manager forwards opens the panel, and a choice in it changes the toolbar. */
export const DrivesTheToolbar = meta.story({
  play: async ({ userEvent }) => {
    const channel = addons.getChannel()
    const sent: unknown[] = []
    const listen = (message: { globals: unknown }) => sent.push(message.globals)
    channel.on(UPDATE_GLOBALS, listen)
    try {
      channel.emit(THEME_KEY_EVENT, 'd')
      await waitFor(() => expect(sent).toEqual([{ appearance: 'light' }]))
      channel.emit(THEME_KEY_EVENT, 't')
      const panel = await screen.findByRole('dialog', { name: 'Theme' })
      await userEvent.click(screen.getByRole('radio', { name: 'Lime' }))
      await expect(sent.at(-1)).toEqual({ accent: 'lime' })
      // From outside T moves focus into the open panel; from inside it closes the panel.
      screen.getByRole('radio', { name: 'Lime' }).blur()
      await expect(document.body).toHaveFocus()
      channel.emit(THEME_KEY_EVENT, 't')
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
      // It fades in.
      await waitFor(() => expect(panel).toBeVisible())
      channel.emit(THEME_KEY_EVENT, 't')
      await waitFor(() => expect(panel).not.toBeInTheDocument())
    } finally {
      channel.off(UPDATE_GLOBALS, listen)
    }
  },
})
