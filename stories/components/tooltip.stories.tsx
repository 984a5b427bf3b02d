import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button, Icon, IconButton, Tooltip, TooltipProvider } from '../../src/components/index.js'
import { Copy, LogOut, Send } from '../../src/icons/index.js'
import { floatingCell, floatingRoom, floatingRow } from '../support/floating-room.css.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { pointAt } from '../support/point-at.js'

const sides = ['top', 'right', 'bottom', 'left'] as const

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Copy address', children: <Button>Copy</Button> },
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'Names or explains a control while the pointer rests on it or it has focus. For controls use Popover; for a preview of a link, HoverCard; for text that everyone must read, the page.',
          '**Do** use a few words, and give the tooltip of an IconButton the same text as its label. **Do not** put controls or unique content in it: it does not exist on touch screens. **Do not** wrap a `disabled` button, which gets neither pointer nor focus: give the reason beside it, or use `aria-disabled`.',
          '**Timing** It opens after the pointer has rested for 700 ms, at once on focus, and at once within 300 ms of another in the same `TooltipProvider`. It stays while the pointer is on it.',
          '**Keyboard** Focus opens it, Escape and blur close it; Escape closes nothing else.',
          '**Accessibility** It describes its control (`aria-describedby`) while it is open. Its text can be hovered and zoomed (WCAG 1.4.13).',
          '**Data attributes** `data-state` (delayed-open, instant-open, closed), `data-side`, `data-align`. **CSS variables** `--lintel-modal-z-index` (its layer).',
        ].join('\n\n'),
      },
    },
  },
})

/** All sides. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: () => (
    <div className={floatingRoom}>
      {sides.map((side) => (
        <div key={side} className={floatingCell}>
          <Tooltip open side={side} content={`At the ${side}`}>
            <IconButton label="Copy" variant="soft">
              <Icon as={Copy} />
            </IconButton>
          </Tooltip>
        </div>
      ))}
      <div className={floatingCell} style={{ placeItems: 'start center', minBlockSize: '6rem' }}>
        <Tooltip open side="bottom" content="Sent to the address you used the last time, on the same network.">
          <Button size="2" variant="soft" accent="gray">
            Send again
          </Button>
        </Tooltip>
      </div>
    </div>
  ),
})

/** Opens after 700 ms, and stays while the pointer moves onto it. */
export const OpensAfterARest = meta.story({
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(700)
    try {
      const button = canvas.getByRole('button', { name: 'Copy' })
      await userEvent.hover(button)
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      const tooltip = await screen.findByRole('tooltip')
      await expect(tooltip).toHaveTextContent('Copy address')
      await expect(button).toHaveAccessibleDescription('Copy address')
      await waitUntilStill()
      await pointAt(userEvent, tooltip)
      await expect(tooltip).toBeVisible()
      await userEvent.unhover(tooltip)
    } finally {
      timers.release()
    }
  },
})

/** On focus it opens at once; Escape closes only the tooltip. */
export const OpensOnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveAttribute('data-state', 'instant-open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
})

/** For 300 ms after one has closed its neighbours open at once; then the delay applies again. */
export const NeighboursShareTheWait = meta.story({
  render: () => (
    <TooltipProvider>
      <div className={floatingRow}>
        <Tooltip content="Send tokens">
          <IconButton label="Send">
            <Icon as={Send} />
          </IconButton>
        </Tooltip>
        <Tooltip content="End this session">
          <IconButton label="Disconnect">
            <Icon as={LogOut} />
          </IconButton>
        </Tooltip>
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const rest = holdTimers(700)
    const skip = holdTimers(300)
    try {
      await pointAt(userEvent, canvas.getByRole('button', { name: 'Send' }))
      rest.elapse()
      await screen.findByText('Send tokens')
      await pointAt(userEvent, canvas.getByRole('button', { name: 'Disconnect' }))
      await expect(await screen.findByText('End this session')).toHaveAttribute('data-state', 'instant-open')
      await userEvent.keyboard('{Escape}')
      await userEvent.unhover(canvas.getByRole('button', { name: 'Disconnect' }))
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
      skip.elapse()
      await pointAt(userEvent, canvas.getByRole('button', { name: 'Send' }))
      await expect(rest.pending()).toBe(1)
    } finally {
      skip.release()
      rest.release()
    }
  },
})

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => (
    <Tooltip open side="bottom" content={hostile.unbroken.slice(0, 400) + hostile.bidiOverride}>
      <Button>Copy</Button>
    </Tooltip>
  ),
  play: async () => {
    const tooltip = await screen.findByRole('tooltip')
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(280)
    await expect(tooltip.scrollWidth).toBeLessThanOrEqual(tooltip.clientWidth)
  },
})
