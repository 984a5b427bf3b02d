import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { badge } from '../../src/components/badge/badge.css.js'
import { Badge } from '../../src/components/badge/badge.js'
import { Flex } from '../../src/components/flex/flex.js'
import { Icon } from '../../src/components/icon/icon.js'
import { Check } from '../../src/icons/index.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes, variant: variants } = listVariants(badge)

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Installed' },
})

/** Every variant and size, and the colors with a meaning. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {variants.map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          {sizes.map((size) => (
            <Badge key={size} variant={variant} size={size}>
              QR code
            </Badge>
          ))}
          <Badge variant={variant} accent="gray">
            Recent
          </Badge>
          <Badge variant={variant} accent="green">
            Installed
          </Badge>
          <Badge variant={variant} accent="amber">
            Testnet
          </Badge>
          <Badge variant={variant} accent="red" icon={<Icon as={Check} size={12} />}>
            Blocked
          </Badge>
        </SpecimenRow>
      ))}
      <SpecimenRow label="long">
        <div style={{ inlineSize: '10rem' }}>
          <Badge accent="gray" title={hostile.unbroken.slice(0, 400)}>
            {hostile.unbroken.slice(0, 400)}
          </Badge>
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents(
    (accent) => (
      <div className={row}>
        {variants.map((variant) => (
          <Badge key={variant} size="1" variant={variant} accent={accent}>
            New
          </Badge>
        ))}
      </div>
    ),
    { isWide: true },
  ),
)

/** 22 px high. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const content = canvas.getByText('Installed')
    await expect(content.parentElement?.getBoundingClientRect().height).toBe(22)
  },
})

/** It keeps its size in a row and in a column that stretch their children. */
export const InATallRow = meta.story({
  render: (args) => (
    <Flex gap="2">
      <Badge {...args} data-testid="row" />
      <Flex direction="column" style={{ blockSize: '6rem', inlineSize: '12rem' }}>
        <Badge {...args} data-testid="column" />
      </Flex>
    </Flex>
  ),
  play: async ({ canvas }) => {
    const [row, column] = [canvas.getByTestId('row'), canvas.getByTestId('column')]
    await expect([row.offsetHeight, column.offsetHeight]).toEqual([22, 22])
    await expect(column.offsetWidth).toBe(row.offsetWidth)
  },
})

/** Is cut by its container and does not widen it. */
export const Long = meta.story({
  args: { children: hostile.unbroken },
  render: (args) => (
    <div style={{ inlineSize: '8rem' }}>
      <Badge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile.unbroken).parentElement?.clientWidth).toBe(128)
  },
})
