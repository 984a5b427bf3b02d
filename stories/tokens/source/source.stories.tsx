import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { ColorSource } from './color-source.js'
import { readColorUses } from './read-color-uses.js'

const meta = preview.meta({
  title: 'Tokens/Where a colour comes from',
  // The page beside this file is its documentation.
  tags: ['!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** Any stylesheet, with its roles, steps and colors in the theme of the toolbar. */
export const Trace = meta.story({
  render: () => <ColorSource />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('vars.accent.solid').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('--lintel-accent-9').length).toBeGreaterThan(0)
    await userEvent.selectOptions(canvas.getByLabelText('Part'), 'badge')
    await expect(canvas.getByText('src/components/badge/badge.css.ts')).toBeVisible()
    await expect(canvas.getAllByText('vars.accent.textOnTint').length).toBe(2)
    await userEvent.selectOptions(canvas.getByLabelText('Part'), 'button')
  },
})

/** Rule, property and role, as the stylesheet has them. */
export const Reading = meta.story({
  render: () => <ColorSource start="badge" />,
  play: async () => {
    const source = [
      'export const dot = style(layer({ color: vars.gray.mark }))',
      '  soft: layer({',
      '    boxShadow: `inset 0 0 0 1px $' + '{vars.accent.border}`,',
      '    ...pressable(vars.accent.tint, vars.accent.tintHover, vars.accent.tintActive),',
    ]
    await expect(readColorUses(source.join('\n')).map((use) => Object.values(use).join(' '))).toEqual([
      'dot color gray mark',
      'soft boxShadow accent border',
      'soft background accent tint',
      'soft background, pointed at accent tintHover',
      'soft background, pressed accent tintActive',
    ])
  },
})
