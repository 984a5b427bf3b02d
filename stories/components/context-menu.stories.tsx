import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuTrigger,
  Icon,
  MenuItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  Text,
} from '../../src/components/index.js'
import { EyeOff, FolderInput, Pin } from '../../src/icons/index.js'
import { area } from '../support/context-area.css.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'

const onSelect = fn()

function Demo({ name = 'USD Coin' }: { name?: string }) {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the menu key needs a focusable element. */}
        <section tabIndex={0} aria-label={name} className={area}>
          <Text size="2" tone="muted">
            Press and hold, or right-click
          </Text>
        </section>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label={name}>
        <MenuItem icon={<Icon as={Pin} size={16} />} onSelect={onSelect}>
          Keep on top
        </MenuItem>
        <MenuSub>
          <MenuSubTrigger icon={<Icon as={FolderInput} size={16} />}>Move to</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>Savings</MenuItem>
          </MenuSubContent>
        </MenuSub>
        <MenuSeparator />
        <MenuItem accent="red" icon={<Icon as={EyeOff} size={16} />} onSelect={onSelect}>
          Hide {name}
        </MenuItem>
      </ContextMenuContent>
    </ContextMenu>
  )
}

const meta = preview.meta({
  title: 'Components/ContextMenu',
  component: ContextMenuContent,
  render: () => <Demo />,
  beforeEach: () => {
    onSelect.mockClear()
  },
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'Actions for the element under the pointer. Visitors may not discover it, so offer the same actions elsewhere too, for example in a DropdownMenu made of the same items.',
          '**Parts** `ContextMenu` (state), `ContextMenuTrigger` (the area), `ContextMenuContent`, and the items of DropdownMenu.',
          '**Do** make the area focusable and name it, or the menu key cannot open the menu. **Do not** use it for text, because visitors need the browser’s own menu there.',
          '**Pointer** A right click, or a touch of 700 ms; moving the finger or scrolling the page cancels it.',
          '**Keyboard** The menu key or Shift+F10 opens it; then as in DropdownMenu.',
          '**Not modal** It injects nothing and does not change `body`. It closes when the page scrolls, because it is at the place of the press.',
          '**Data attributes** `data-state` on area and panel, `data-lintel-floating`, and those of the rows in DropdownMenu. **CSS variables** `--lintel-modal-z-index`.',
        ].join('\n\n'),
      },
    },
  },
})

const press = (element: Element) => fireEvent.contextMenu(element, { clientX: 60, clientY: 60, button: 2 })

/** Opens at the place of the press. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  render: () => (
    <div style={{ padding: '1rem', minBlockSize: '13rem', minInlineSize: '17rem' }}>
      <Demo />
    </div>
  ),
  play: async ({ canvas }) => {
    press(canvas.getByRole('region', { name: 'USD Coin' }))
    await screen.findByRole('menu', { name: 'USD Coin' })
  },
})

export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    press(canvas.getByRole('region', { name: 'USD Coin' }))
    const menu = await screen.findByRole('menu', { name: 'USD Coin' })
    await waitUntilStill()
    await expect(menu.getBoundingClientRect().left).toBeCloseTo(62, 0)
    await expect(document.body.style.pointerEvents).toBe('')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Keep on top' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

/** A touch of 700 ms opens it; moving before that cancels it. */
export const LongPress = meta.story({
  play: async ({ canvas }) => {
    const timers = holdTimers(700)
    try {
      const place = canvas.getByRole('region', { name: 'USD Coin' })
      const touch = { pointerType: 'touch', pointerId: 1, clientX: 60, clientY: 60, bubbles: true }
      fireEvent(place, new PointerEvent('pointerdown', touch))
      await expect(timers.pending()).toBe(1)
      fireEvent(place, new PointerEvent('pointermove', touch))
      await expect(timers.pending()).toBe(0)
      fireEvent(place, new PointerEvent('pointerdown', touch))
      await expect(screen.queryByRole('menu')).toBeNull()
      timers.elapse()
      const menu = await screen.findByRole('menu', { name: 'USD Coin' })
      fireEvent(place, new PointerEvent('pointerup', touch))
      await waitUntilStill()
      await expect(menu).toBeVisible()
    } finally {
      timers.release()
    }
  },
})

/** Arrow keys move as in any menu, and Escape restores focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('region', { name: 'USD Coin' })
    place.focus()
    // Browsers send this event for the menu key.
    press(place)
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Savings' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(place).toHaveFocus())
  },
})

/** Closes when the page scrolls, because the menu is at the place of the press. */
export const ClosesOnScroll = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <div style={{ blockSize: '200vh' }}>
      <Demo />
    </div>
  ),
  play: async ({ canvas }) => {
    press(canvas.getByRole('region', { name: 'USD Coin' }))
    await screen.findByRole('menu')
    window.scrollTo(0, 40)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    window.scrollTo(0, 0)
  },
})

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => <Demo name={hostile.unbroken.slice(0, 300) + hostile.bidiOverride} />,
  play: async ({ canvas }) => {
    press(canvas.getByRole('region'))
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
})
