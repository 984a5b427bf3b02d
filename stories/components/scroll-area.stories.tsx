import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { Button } from '../../src/components/button/button.js'
import { ScrollArea } from '../../src/components/scroll-area/scroll-area.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Line ${at + 1} of what you sign`).map((line) => (
    <Text key={line} as="p" size="2">
      {line}
    </Text>
  ))

const meta = preview.meta({
  title: 'Components/ScrollArea',
  // The overflow is measured a frame after rendering; axe runs after this.
  afterEach: waitUntilStill,
  component: ScrollArea,
  args: { label: 'Message to sign', style: { inlineSize: '14rem', blockSize: '6rem' } },
  tags: ['plain'],
})

/** Each orientation, and an area that does not scroll. */
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

/** Tab reaches it, and it has a name. */
export const Keyboard = meta.story({
  args: { children: lines(30) },
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('region', { name: 'Message to sign' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
})

/** It becomes a tab stop when its content no longer fits. */
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

/** A long word does not widen it. */
export const Hostile = meta.story({
  args: { children: <Text>{hostile.unbroken.slice(0, 500)}</Text> },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region')
    await expect(area.scrollWidth).toBeLessThanOrEqual(area.clientWidth)
  },
})
