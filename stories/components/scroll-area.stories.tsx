import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { ScrollArea } from '../../src/components/scroll-area/scroll-area.js'
import { Text } from '../../src/components/text/text.js'
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
  tags: ['plain'],
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
