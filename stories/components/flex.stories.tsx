import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Box } from '../../src/components/box/box.js'
import { Flex, type FlexProps } from '../../src/components/flex/flex.js'
import { hostile } from '../support/hostile-text.js'
import { filled, outlined, room, tall } from '../support/layout-block.css.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Flex',
  component: Flex,
  args: { gap: '3' },
})

const blocks = (...words: string[]) =>
  words.map((word) => (
    <div key={word} className={filled}>
      {word}
    </div>
  ))

/** Directions, gaps, alignment, wrapping and growing. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="direction">
        {(['row', 'column'] as const).map((direction) => (
          <Flex key={direction} direction={direction} gap="2" padding="2" className={outlined}>
            {blocks('one', 'two', 'three')}
          </Flex>
        ))}
      </SpecimenRow>
      <SpecimenRow label="align">
        {(['stretch', 'start', 'center', 'end', 'baseline'] as const).map((align) => (
          <Flex key={align} align={align} gap="1" className={outlined}>
            <div className={`${filled} ${tall}`}>{align}</div>
            {blocks('b')}
          </Flex>
        ))}
      </SpecimenRow>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <SpecimenRow key={justify} label={`justify ${justify}`}>
          <Flex justify={justify} gap="2" className={`${outlined} ${room}`}>
            {blocks('one', 'two', 'three')}
          </Flex>
        </SpecimenRow>
      ))}
      <SpecimenRow label="wrap, rowGap 1, columnGap 4">
        <Flex wrap="wrap" rowGap="1" columnGap="4" style={{ inlineSize: '12rem' }} className={outlined}>
          {blocks('one', 'two', 'three', 'four', 'five')}
        </Flex>
      </SpecimenRow>
      <SpecimenRow label="a child that grows">
        <Flex gap="2" className={`${outlined} ${room}`}>
          {blocks('rest')}
          <Box grow className={filled}>
            grow
          </Box>
        </Flex>
      </SpecimenRow>
    </Specimen>
  ),
})

const placesOf = (container: HTMLElement) =>
  [...container.children].map((child) => Math.round(child.getBoundingClientRect().x))

/** Right to left the first child is on the right. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Flex gap="2" data-testid="flex">
        {blocks('one', 'two')}
      </Flex>
    </div>
  ),
  play: async ({ canvas }) => {
    const [first = 0, second = 0] = placesOf(canvas.getByTestId('flex'))
    await expect(first).toBeGreaterThan(second)
  },
})

const readLayout = (flex: HTMLElement) => {
  const { flexDirection, alignItems, justifyContent, flexWrap, rowGap, columnGap } = getComputedStyle(flex)
  return [flexDirection, alignItems, justifyContent, flexWrap, rowGap, columnGap]
}

const responsive = {
  args: {
    direction: { initial: 'column', md: 'row' },
    align: { initial: 'center', sm: 'end', lg: 'stretch' },
    justify: { initial: 'end', lg: 'between' },
    wrap: { initial: 'wrap', sm: 'nowrap' },
    gap: { initial: '1', md: '3', lg: '5' },
    rowGap: '2',
    children: blocks('one', 'two'),
  },
  render: (args: FlexProps) => <Flex {...args} data-testid="flex" />,
} as const

/** A row in a wide window, a column in a narrow one. */
export const Responsive = meta.story({
  ...responsive,
  play: async ({ canvas }) => {
    const layout = readLayout(canvas.getByTestId('flex'))
    await expect(layout).toEqual(['row', 'stretch', 'space-between', 'nowrap', '8px', '24px'])
  },
})

/** The same Flex in a window of 320 px. */
export const ResponsiveOnAPhone = meta.story({
  ...responsive,
  tags: ['!autodocs'],
  parameters: { viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const layout = readLayout(canvas.getByTestId('flex'))
    await expect(layout).toEqual(['column', 'center', 'end', 'wrap', '8px', '4px'])
  },
})

/** A gap is a step of the scale. */
export const Default = meta.story({
  args: { gap: '3', columnGap: '5', children: blocks('one', 'two') },
  render: (args) => <Flex {...args} data-testid="flex" />,
  play: async ({ canvas }) => {
    const { rowGap, columnGap } = getComputedStyle(canvas.getByTestId('flex'))
    await expect([rowGap, columnGap]).toEqual(['12px', '24px'])
  },
})

export const Hostile = meta.story(
  hostileText(
    <Flex gap="2">
      <Box grow style={{ overflowWrap: 'anywhere' }}>
        {hostile.unbroken.slice(0, 200)}
      </Box>
      {blocks('end')}
    </Flex>,
  ),
)
