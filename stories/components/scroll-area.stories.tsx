import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { ScrollArea } from '../../src/components/scroll-area/scroll-area.js'
import { scrollAreaProps } from '../../src/components/scroll-area/scroll-area.props.js'
import { Text } from '../../src/components/text/text.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { waitUntilStill } from '../support/wait-until-still.js'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Line ${at + 1} of what you sign`).map((line) => (
    <Text key={line} as="p" size="2">
      {line}
    </Text>
  ))

const meta = preview.meta({
  title: 'Components/ScrollArea',
  // Measured a frame after it is drawn; axe looks next.
  afterEach: waitUntilStill,
  component: ScrollArea,
  args: { label: 'Message to sign', style: { inlineSize: '14rem', blockSize: '6rem' } },
  argTypes: controlsOf(scrollAreaProps),
  tags: ['plain'],
  parameters: {
    docs: {
      description: {
        component:
          'A part of the page that scrolls by itself, with a quiet bar.\n\n**Do** give it a size from outside. **Do not** put one into another that scrolls the same way. **Use instead** Table for a wide table, which brings its own; the page itself where it can scroll.\n\n**It scrolls as the browser does.** The primitive of Radix puts a `<style>` element into the page, which `style-src ‘self’` refuses, hides the bars of the browser and draws its own with 4 KB of JavaScript. Native bars keep what visitors know: their width in forced colors, overlay on a phone, the wheel, the middle button. Here css alone makes them thin and quiet, darker under the pointer and with focus.\n\n**Accessibility** while there is more than fits it is a region with a name that Tab reaches; when all fits it is none of that.\n\n**Keyboard** arrow keys, Page keys, Home, End and Space scroll it.\n\n**Data attributes** `data-orientation`, `data-scrolls` while it scrolls.',
      },
    },
  },
})

/** Each way of scrolling, and one that need not. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      <SpecimenRow label="vertical, horizontal, both, all fits">
        <ScrollArea {...args} label="Vertical">
          {lines(9)}
        </ScrollArea>
        <ScrollArea {...args} label="Horizontal" orientation="horizontal">
          <Text style={{ whiteSpace: 'nowrap' }}>A line that goes on for longer than there is room</Text>
        </ScrollArea>
        <ScrollArea {...args} label="Both" orientation="both">
          <div style={{ inlineSize: '20rem' }}>{lines(9)}</div>
        </ScrollArea>
        <ScrollArea {...args} label="All fits">
          {lines(2)}
        </ScrollArea>
      </SpecimenRow>
    </Specimen>
  ),
})

/** Reached by Tab, named, and scrolled by keyboard. */
export const Keyboard = meta.story({
  args: { children: lines(30) },
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('region', { name: 'Message to sign' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
})

/** When all fits it is no stop on the way, until more comes. */
export const Grows = meta.story({
  render: (args) => {
    const [count, setCount] = useState(1)
    return (
      <>
        <ScrollArea {...args}>{lines(count)}</ScrollArea>
        <Button onClick={() => setCount(30)}>More</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'))
  },
})

/** Nothing widens it. */
export const Hostile = meta.story({
  args: { children: <Text>{hostile.unbroken.slice(0, 500)}</Text> },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region')
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth)
  },
})
