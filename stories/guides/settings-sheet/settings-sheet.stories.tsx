import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { waitUntilStill } from '../../../.storybook/wait-until-still.js'
import { LiveSettingsSheet } from './live-settings-sheet.js'

const meta = preview.meta({
  title: 'Guides/A settings sheet',
  component: LiveSettingsSheet,
  args: { onChange: fn() },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  // Axe runs after the story.
  afterEach: waitUntilStill,
})

export const Closed = meta.story({})

/** Each control applies at once; closing keeps the settings. */
export const Open = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Swap settings' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Swap settings' })
    await userEvent.click(screen.getByRole('radio', { name: 'Fast' }))
    await userEvent.click(screen.getByRole('switch'))
    screen.getByRole('slider', { name: 'Slippage' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ speed: 'fast', slippage: 0.6, isPrivate: false })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Swap settings' })
    await expect(screen.getByRole('radio', { name: 'Fast' })).toBeChecked()
  },
})

/** On a phone it is a sheet at the bottom, over the whole width. */
export const OnAPhone = meta.story({
  parameters: { viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Swap settings' }))
    const sheet = await screen.findByRole('dialog')
    await waitUntilStill()
    await expect(sheet.getBoundingClientRect()).toMatchObject({ left: 0, width: 320, bottom: window.innerHeight })
    await expect(document.documentElement.scrollWidth).toBe(320)
  },
})
