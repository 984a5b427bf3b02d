import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { hostile } from '../../support/hostile-text.js'
import { inColumn } from '../parts/in-column.js'
import { LivePickNetwork } from './live-pick-network.js'
import { PickNetwork } from './pick-network.js'

const meta = preview.meta({
  title: 'Guides/A list with search',
  component: LivePickNetwork,
  args: { onChoose: fn() },
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  decorators: [inColumn],
})

export const List = meta.story({ tags: ['visual'] })

/** Search, move and select by keyboard. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search networks' })
    await userEvent.click(search)
    await userEvent.keyboard('o')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 found')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Arbitrum One' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Polygon' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'OP Mainnet' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('op mainnet')
    await expect(canvas.getByRole('button', { name: 'OP Mainnet' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(search)
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveValue('')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})

/** Without results it repeats the search text. */
export const Empty = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Solarium')
    await expect(canvas.getByText('Nothing is called “Solarium” here.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

/** Text from outside does not overflow its row. */
export const Hostile = meta.story({
  render: () => (
    <div data-testid="frame" style={{ overflow: 'auto' }}>
      <PickNetwork
        networks={Object.entries(hostile).map(([id, name]) => ({ id, name }))}
        chosen="arabic"
        onChoose={() => {}}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame')
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
})
