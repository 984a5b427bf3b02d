import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import {
  Avatar,
  Heading,
  HoverCard,
  HoverCardContent,
  HoverCardTrigger,
  Link,
  Text,
} from '../../src/components/index.js'
import { floatingRoom } from '../support/floating-room.css.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { pointAt } from '../support/point-at.js'

function Demo({ open, text = 'Joined in 2024. Last paid you on Monday.' }: { open?: boolean; text?: string }) {
  return (
    <HoverCard {...(open ? { open } : {})}>
      <HoverCardTrigger asChild>
        <Link href="#mira" place="alone">
          mira.eth
        </Link>
      </HoverCardTrigger>
      <HoverCardContent style={{ inlineSize: '16rem' }}>
        <div style={{ display: 'grid', gap: '0.75rem', gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
          <Avatar seed="0x52908400098527886E0F7030069857D2E4169EE7" size="3" />
          <div>
            <Heading size="3" asChild>
              <p style={{ margin: 0 }}>mira.eth</p>
            </Heading>
            <Text size="2" tone="muted">
              {text}
            </Text>
          </div>
        </div>
      </HoverCardContent>
    </HoverCard>
  )
}

const meta = preview.meta({
  title: 'Components/HoverCard',
  component: HoverCardContent,
  render: () => <Demo />,
  afterEach: waitUntilStill,
  parameters: {
    docs: {
      description: {
        component: [
          'A preview of a link’s target. For content that the visitor must reach use Popover; for the name of a control, Tooltip.',
          '**Do** repeat on the target page what the card shows. **Do not** put anything unique in it: focus cannot enter it, and touch screens never show it.',
          '**Timing** It opens after the pointer has rested for 700 ms, and closes 300 ms after the pointer has left both link and card.',
          '**Keyboard** Focus on the link opens it after the same time; blur and Escape close it.',
          '**Accessibility** It has no role: assistive technology uses the link instead.',
          '**Data attributes** `data-state` (open, closed), `data-side`, `data-align`. **CSS variables** `--lintel-modal-width` (its largest width), `--lintel-modal-z-index` (its layer).',
        ].join('\n\n'),
      },
    },
  },
})

/** Open beside its link. */
export const Gallery = meta.story({
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  render: () => (
    <div className={floatingRoom} style={{ minBlockSize: '10rem', placeItems: 'start center' }}>
      <Demo open />
    </div>
  ),
})

/** Opens after 700 ms, and closes 300 ms after the pointer has left, unless it returns. */
export const Timing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opening = holdTimers(700)
    const closing = holdTimers(300)
    try {
      const link = canvas.getByRole('link', { name: 'mira.eth' })
      await pointAt(userEvent, link)
      await expect(opening.pending()).toBe(1)
      await expect(screen.queryByText(/Joined in 2024/)).toBeNull()
      opening.elapse()
      const card = await screen.findByText(/Joined in 2024/)
      await userEvent.unhover(link)
      await expect(closing.pending()).toBe(1)
      await pointAt(userEvent, card)
      await expect(closing.pending()).toBe(0)
      await userEvent.unhover(card)
      closing.elapse()
      await waitFor(() => expect(screen.queryByText(/Joined in 2024/)).toBeNull())
    } finally {
      closing.release()
      opening.release()
    }
  },
})

/** Focus opens it and cannot enter it. A press in it does not change `body`. */
export const OnFocus = meta.story({
  play: async ({ userEvent }) => {
    const opening = holdTimers(700)
    try {
      await userEvent.tab()
      opening.elapse()
      const card = await screen.findByText(/Joined in 2024/)
      await userEvent.click(card)
      await expect(document.body.style.userSelect).toBe('')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByText(/Joined in 2024/)).toBeNull())
    } finally {
      opening.release()
    }
  },
})

/** Text from outside does not overflow. */
export const HostileText = meta.story({
  render: () => <Demo open text={hostile.unbroken.slice(0, 300) + hostile.bidiOverride} />,
  play: async () => {
    const card = (await screen.findByText(/AAAA/)).closest('[data-side]')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
  },
})
