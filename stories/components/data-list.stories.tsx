import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Address } from '../../src/components/address/address.js'
import { Badge } from '../../src/components/badge/badge.js'
import { dataList } from '../../src/components/data-list/data-list.css.js'
import { DataList, DataListItem } from '../../src/components/data-list/data-list.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const facts = (
  <>
    <DataListItem label="Network">
      Ethereum <Badge accent="gray">Mainnet</Badge>
    </DataListItem>
    <DataListItem label="To">
      <Address value="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" />
    </DataListItem>
    <DataListItem label="Network fee">$0.04</DataListItem>
  </>
)

const { size: sizes } = listVariants(dataList)

const meta = preview.meta({
  title: 'Components/DataList',
  component: DataList,
  subcomponents: { DataListItem },
  args: { children: facts, style: { inlineSize: '18rem' } },
  tags: ['plain'],
})

/** Sizes, orientations, alignments and lines. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      <SpecimenRow label="size 1, 2, 3">
        {sizes.map((size) => (
          <DataList key={size} {...args} size={size} style={{ inlineSize: '15rem' }} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="end, divided; vertical">
        <DataList {...args} align="end" divided />
        <DataList {...args} orientation="vertical" style={{ inlineSize: '12rem' }} />
      </SpecimenRow>
    </Specimen>
  ),
})

/** Each value has its label. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Network', 'To', 'Network fee'])
    await expect(canvas.getAllByRole('definition')).toHaveLength(3)
    const starts = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().x)
    await expect(new Set(starts).size).toBe(1)
  },
})

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByRole('term')
    const [value] = canvas.getAllByRole('definition')
    await expect(value?.getBoundingClientRect().y).toBeGreaterThan(label?.getBoundingClientRect().y ?? 0)
  },
})

/** Right to left the labels are on the right. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <DataList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [label] = canvas.getAllByRole('term')
    const [value] = canvas.getAllByRole('definition')
    await expect(label?.getBoundingClientRect().x).toBeGreaterThan(value?.getBoundingClientRect().x ?? 0)
  },
})

export const Hostile = meta.story(
  hostileText(
    <DataList>
      <DataListItem label={hostile.unbroken.slice(0, 60)}>{hostile.unbroken.slice(0, 120)}</DataListItem>
      <DataListItem label={hostile.bidiOverride}>{hostile.arabic}</DataListItem>
      <DataListItem label={hostile.stacked}>{hostile.zeroWidth}</DataListItem>
    </DataList>,
  ),
)
