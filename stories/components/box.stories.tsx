import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Box } from '../../src/components/box/box.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { filled, outlined } from '../support/layout-block.css.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const paddings = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const meta = preview.meta({
  title: 'Components/Box',
  component: Box,
  args: { padding: '4', children: <Text>Nothing was shared.</Text> },
  tags: ['plain'],
})

/** Every step, and both axes. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="padding">
        {paddings.map((step) => (
          <Box key={step} padding={step} className={outlined}>
            <div className={filled}>{step}</div>
          </Box>
        ))}
      </SpecimenRow>
      <SpecimenRow label="paddingInline 5, paddingBlock 1, both over padding 3">
        <Box paddingInline="5" className={outlined}>
          <div className={filled}>inline</div>
        </Box>
        <Box paddingBlock="1" className={outlined}>
          <div className={filled}>block</div>
        </Box>
        <Box padding="3" paddingInline="5" paddingBlock="1" className={outlined}>
          <div className={filled}>both</div>
        </Box>
      </SpecimenRow>
    </Specimen>
  ),
})

/** Lengths come from the scale; `paddingInline` and `paddingBlock` override `padding`. */
export const Default = meta.story({
  args: { padding: '3', paddingInline: '5', 'aria-label': 'Box', role: 'group' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('group', { name: 'Box' }))
    await expect([style.paddingBlockStart, style.paddingInlineStart]).toEqual(['12px', '24px'])
    await expect(canvas.getByRole('group').getAttribute('style')).toBeNull()
  },
})

/** A list without bullets keeps its role. */
export const List = meta.story({
  render: () => (
    <Box as="ul">
      <Box as="li" paddingBlock="1">
        <Text>Ethereum</Text>
      </Box>
      <Box as="li" paddingBlock="1">
        <Text>Base</Text>
      </Box>
    </Box>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(getComputedStyle(list).listStyleType).toBe('none')
    await expect(getComputedStyle(list).paddingInlineStart).toBe('0px')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Hostile = meta.story(
  hostileText(
    <Box padding="4">
      <Text>{hostile.unbroken.slice(0, 400)}</Text>
    </Box>,
  ),
)
