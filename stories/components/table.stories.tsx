import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { waitUntilStill } from '../../.storybook/wait-until-still.js'
import { frame } from '../../src/components/table/table.css.js'
import {
  Table,
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHead,
  type TableProps,
  TableRow,
  TableRowHeader,
} from '../../src/components/table/table.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const tokens = [
  ['Ethereum', '2.814', '$9,842.10'],
  ['USD Coin', '2,500.000', '$2,500.00'],
  ['Arbitrum', '172.300', '$138.42'],
] as const

const Sample = ({ rows = tokens, ...rest }: TableProps & { rows?: readonly (readonly [string, string, string])[] }) => (
  <Table {...rest}>
    <TableHead>
      <TableRow>
        <TableColumnHeader>Token</TableColumnHeader>
        <TableColumnHeader align="end">Amount</TableColumnHeader>
        <TableColumnHeader align="end">Worth</TableColumnHeader>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([name, amount, worth]) => (
        <TableRow key={name}>
          <TableRowHeader>{name}</TableRowHeader>
          <TableCell align="end">{amount}</TableCell>
          <TableCell align="end">{worth}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

const { size: sizes } = listVariants(frame)

const meta = preview.meta({
  title: 'Components/Table',
  // The overflow is measured a frame after rendering; axe runs after this.
  afterEach: waitUntilStill,
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableColumnHeader, TableRowHeader, TableCell },
  args: { label: 'Tokens', style: { inlineSize: 'min(22rem, calc(100vw - 2rem))' } },
  render: (args) => <Sample {...args} />,
  tags: ['plain'],
})

/** Sizes, both variants, and a table that scrolls below its head. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <Sample {...args} label={`Size ${size}`} size={size} rows={tokens.slice(0, 1)} />
        </SpecimenRow>
      ))}
      <SpecimenRow label="plain">
        <Sample {...args} label="Plain" variant="plain" rows={tokens.slice(0, 2)} />
      </SpecimenRow>
      <SpecimenRow label="with less room than it needs">
        <Sample {...args} label="Narrow" style={{ inlineSize: '14rem', blockSize: '7rem' }} />
      </SpecimenRow>
    </Specimen>
  ),
})

/** Every cell has a column header and a row header. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Tokens' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await expect(canvas.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Ethereum',
      'USD Coin',
      'Arbitrum',
    ])
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

const many = Array.from({ length: 40 }, (_, at) => [`Token ${at + 1}`, '1.000', '$1.00'] as const)

/** The head stays in place while the rows scroll. */
export const Scrolls = meta.story({
  args: { style: { inlineSize: '22rem', blockSize: '12rem' } },
  render: (args) => <Sample {...args} rows={many} />,
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Tokens' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    const head = canvas.getByRole('columnheader', { name: 'Token' })
    const before = head.getBoundingClientRect().y
    region.scrollTop = 300
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Token 1' }).getBoundingClientRect().y).toBeLessThan(before),
    )
    await expect(head.getBoundingClientRect().y).toBe(before)
  },
})

/** A long name stays in its column. */
export const Hostile = meta.story({
  render: (args) => (
    <Sample
      {...args}
      rows={[
        [hostile.unbroken.slice(0, 300), '1', '$1.00'],
        [hostile.bidiOverride, 'NaN', '$0.00'],
        [hostile.arabic, hostile.zeroWidth, ''],
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [name] = canvas.getAllByRole('rowheader')
    await expect(name?.getBoundingClientRect().width).toBeLessThanOrEqual(256)
    await expect(canvas.getByRole('columnheader', { name: 'Token' })).toBeVisible()
  },
})
