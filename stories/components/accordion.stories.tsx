import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
} from '../../src/components/accordion/accordion.js'
import { Link } from '../../src/components/link/link.js'
import { hostile } from '../support/hostile-text.js'
import { room } from '../support/layout-block.css.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen } from '../support/specimen.js'

const sections = (
  <>
    <AccordionItem value="keys">
      <AccordionTrigger>Where are my keys?</AccordionTrigger>
      <AccordionContent>In your wallet, nowhere else. This page never sees them.</AccordionContent>
    </AccordionItem>
    <AccordionItem value="fee">
      <AccordionTrigger>What does it cost?</AccordionTrigger>
      <AccordionContent>
        Looking costs nothing. <Link href="#fees">A payment</Link> costs a fee that the network takes.
      </AccordionContent>
    </AccordionItem>
    <AccordionItem value="undo" disabled>
      <AccordionTrigger>Can I take it back?</AccordionTrigger>
      <AccordionContent>No.</AccordionContent>
    </AccordionItem>
  </>
)

const variants = ['surface', 'plain'] as const

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { children: sections, className: room },
})

/** Both variants, with one section open and one disabled. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {variants.map((variant) => (
        <Accordion
          key={variant}
          variant={variant}
          defaultValue={variant === 'surface' ? 'keys' : 'fee'}
          className={room}
        >
          {sections}
        </Accordion>
      ))}
    </Specimen>
  ),
})

/** One section at a time; a second press closes it. */
export const Single = meta.story({
  args: { onValueChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const keys = canvas.getByRole('button', { name: 'Where are my keys?' })
    const fee = canvas.getByRole('button', { name: 'What does it cost?' })
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await userEvent.click(keys)
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Where are my keys?' })).toBeVisible())
    await userEvent.click(fee)
    await expect(keys).toHaveAttribute('aria-expanded', 'false')
    await expect(fee).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(fee)
    await expect(fee).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
})

/** Any number of sections. */
export const Multiple = meta.story({
  args: { type: 'multiple' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where are my keys?' }))
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }))
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(2))
  },
})

/** Arrows move between headings and skip a disabled one; Enter and Space open. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const keys = canvas.getByRole('button', { name: 'Where are my keys?' })
    const fee = canvas.getByRole('button', { name: 'What does it cost?' })
    await userEvent.tab()
    await expect(keys).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(fee).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(fee).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'A payment' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}')
    await expect(keys).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(keys).toHaveAttribute('aria-expanded', 'true')
    await expect(fee).toHaveAttribute('aria-expanded', 'false')
  },
})

/** Under reduced motion the height changes at once. */
export const WithoutMotion = meta.story({
  tags: ['moving'],
  render: (args) => (
    <div data-motion="reduced">
      <Accordion {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where are my keys?' }))
    const region = canvas.getByRole('region')
    const heights = region.getAnimations().map((animation) => {
      animation.pause()
      animation.currentTime = 1
      return region.getBoundingClientRect().height
    })
    await expect(heights).toHaveLength(1)
    await expect(heights[0]).toBeCloseTo(region.scrollHeight, 0)
    for (const animation of region.getAnimations()) animation.finish()
  },
})

export const Hostile = meta.story(
  hostileText(
    <Accordion defaultValue="a">
      <AccordionItem value="a">
        <AccordionTrigger>{hostile.unbroken.slice(0, 120)}</AccordionTrigger>
        <AccordionContent>{hostile.unbroken.slice(0, 200)}</AccordionContent>
      </AccordionItem>
      <AccordionItem value="b">
        <AccordionTrigger>{hostile.bidiOverride}</AccordionTrigger>
        <AccordionContent>{hostile.arabic}</AccordionContent>
      </AccordionItem>
    </Accordion>,
  ),
)
