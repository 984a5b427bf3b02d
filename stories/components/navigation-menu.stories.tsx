import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuPanelLink,
  type NavigationMenuProps,
  NavigationMenuTrigger,
} from '../../src/components/index.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { pointAt } from '../support/point-at.js'

const panelStyle = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', inlineSize: '22rem' }

function Demo({
  label = 'Main',
  note = 'Does something, here and now.',
  ...rest
}: Partial<NavigationMenuProps> & { note?: string }) {
  return (
    <NavigationMenu label={label} {...rest}>
      <NavigationMenuItem>
        <NavigationMenuLink href="#docs" active>
          Docs
        </NavigationMenuLink>
      </NavigationMenuItem>
      <NavigationMenuItem value="components">
        <NavigationMenuTrigger>Components</NavigationMenuTrigger>
        <NavigationMenuContent style={panelStyle}>
          <NavigationMenuPanelLink href="#button" title="Button">
            {note}
          </NavigationMenuPanelLink>
          <NavigationMenuPanelLink href="#dialog" title="Dialog">
            A question over the page.
          </NavigationMenuPanelLink>
        </NavigationMenuContent>
      </NavigationMenuItem>
      <NavigationMenuItem value="theming">
        <NavigationMenuTrigger>Theming</NavigationMenuTrigger>
        <NavigationMenuContent style={{ inlineSize: '14rem' }}>
          <NavigationMenuPanelLink href="#accents" title="Accents">
            26, or any color.
          </NavigationMenuPanelLink>
        </NavigationMenuContent>
      </NavigationMenuItem>
    </NavigationMenu>
  )
}

const meta = preview.meta({
  title: 'Components/NavigationMenu',
  component: NavigationMenu,
  args: { label: 'Main' },
  render: () => <Demo />,
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'The links of a site, some of them in panels. For actions use DropdownMenu, for views of one thing Tabs.',
          '**Parts** `NavigationMenu` (the bar), `NavigationMenuItem`, `NavigationMenuLink`, `NavigationMenuTrigger`, `NavigationMenuContent` (the panel), `NavigationMenuPanelLink` (a title and a description).',
          '**Do** name it (`label`), mark the current page (`active`), and pass the router’s link with `asChild`. **Do not** put actions or fields into a panel.',
          '**Timing** A panel opens after the pointer has rested for 200 ms, or at once within 300 ms of another, and closes 150 ms after the pointer has left trigger and panel.',
          '**Keyboard** Tab moves through the bar and the open panel; arrows, Home and End move along the bar; Enter and Space open; ArrowDown moves into the panel; Escape closes and restores focus.',
          '**Accessibility** A `nav` of links, not an application menu: it has no `role="menu"`.',
          '**Data attributes** `data-state` (open, closed), `data-active`, `data-motion` (from-start, from-end), `data-orientation`. **CSS variables** `--lintel-modal-z-index` (the layer of a panel).',
        ].join('\n\n'),
      },
    },
  },
})

/** The bar with a panel open. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  render: () => (
    <div style={{ padding: '1rem', minBlockSize: '10rem', inlineSize: 'min(24rem, 100vw)', boxSizing: 'border-box' }}>
      <Demo value="components" />
    </div>
  ),
})

/** Opens after 200 ms, a neighbour at once. Closes 150 ms after the pointer has left; 300 ms later the delay applies again. */
export const Timing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [rest, leave, skip] = [holdTimers(200), holdTimers(150), holdTimers(300)]
    try {
      const components = canvas.getByRole('button', { name: 'Components' })
      const theming = canvas.getByRole('button', { name: 'Theming' })
      await pointAt(userEvent, components)
      await expect(rest.pending()).toBe(1)
      await expect(components).toHaveAttribute('aria-expanded', 'false')
      rest.elapse()
      await waitFor(() => expect(components).toHaveAttribute('aria-expanded', 'true'))
      await pointAt(userEvent, theming)
      await waitFor(() => expect(theming).toHaveAttribute('aria-expanded', 'true'))
      await expect(components).toHaveAttribute('aria-expanded', 'false')
      await userEvent.unhover(theming)
      await expect(leave.pending()).toBe(1)
      leave.elapse()
      await waitFor(() => expect(theming).toHaveAttribute('aria-expanded', 'false'))
      await expect(skip.pending()).toBe(1)
      skip.elapse()
      await pointAt(userEvent, components)
      await expect(rest.pending()).toBe(1)
    } finally {
      skip.release()
      leave.release()
      rest.release()
    }
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Docs' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const trigger = canvas.getByRole('button', { name: 'Components' })
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('link', { name: /Button/ })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theming' })).toHaveFocus())
    // Shift+Tab enters the panel at its end.
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.getByRole('link', { name: /Dialog/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  },
})

/** A press opens and closes, on touch screens too. */
export const ByPress = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Theming' })
    await userEvent.click(trigger)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(document.body)
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'))
  },
})

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => (
    <div style={{ minBlockSize: '20rem', minInlineSize: '24rem' }}>
      <Demo value="components" note={hostile.unbroken.slice(0, 200) + hostile.bidiOverride} />
    </div>
  ),
  play: async () => {
    const link = await screen.findByRole('link', { name: /Button/ })
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
})
