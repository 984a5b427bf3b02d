import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Grid } from '../../src/components/grid/grid.js'
import { hostile } from '../support/hostile-text.js'
import { filled, full, outlined, room } from '../support/layout-block.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const words = ['one', 'two', 'three', 'four', 'five', 'six']
const blocks = words.map((word) => (
  <div key={word} className={filled}>
    {word}
  </div>
))

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  args: { columns: '3', gap: '3', children: blocks, className: room },
  tags: ['plain'],
})

/** Numbers of columns, and columns that fit. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {(['1', '2', '3', '4', '5', '6'] as const).map((columns) => (
        <Grid key={columns} columns={columns} gap="2" className={`${outlined} ${full}`}>
          {blocks.slice(0, Number(columns))}
        </Grid>
      ))}
      {(['small', 'medium', 'large'] as const).map((minColumn) => (
        <SpecimenRow key={minColumn} label={`fit, ${minColumn}`}>
          <Grid columns="fit" minColumn={minColumn} gap="2" className={`${outlined} ${full}`}>
            {blocks}
          </Grid>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

const countColumns = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length
const readLayout = (grid: HTMLElement) => {
  const { rowGap, alignItems, justifyItems } = getComputedStyle(grid)
  return [countColumns(grid), rowGap, alignItems, justifyItems]
}

const responsive = {
  columns: { initial: '1', sm: '2', lg: '4' },
  gap: { initial: '2', lg: '4' },
  align: { initial: 'start', md: 'center' },
  justify: { initial: 'end', sm: 'stretch' },
} as const

/** Columns, gaps and alignment follow the width of the window. */
export const Responsive = meta.story({
  render: () => (
    <Grid {...responsive} data-testid="grid">
      {blocks}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(readLayout(canvas.getByTestId('grid'))).toEqual([4, '16px', 'center', 'stretch'])
  },
})

/** The same Grid in a window of 320 px. */
export const ResponsiveOnAPhone = meta.story({
  tags: ['!autodocs'],
  parameters: { viewport: { options: { phone: { name: '320 px', styles: { width: '320px', height: '568px' } } } } },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Grid {...responsive} data-testid="grid">
      {blocks}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(readLayout(canvas.getByTestId('grid'))).toEqual([1, '8px', 'start', 'end'])
  },
})

/** As many columns as there is room for, at least one. */
export const Fits = meta.story({
  render: () => (
    <>
      {['30rem', '13rem', '4rem'].map((inlineSize) => (
        <Grid key={inlineSize} columns="fit" minColumn="medium" gap="2" style={{ inlineSize }} data-testid="grid">
          {blocks}
        </Grid>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTestId('grid').map(countColumns)).toEqual([2, 1, 1])
  },
})

/** Columns stay equal with any content. */
export const Hostile = meta.story({
  render: () => (
    <Grid columns="2" gap="2" style={{ inlineSize: '16rem' }} data-testid="grid">
      <div className={filled} style={{ overflowWrap: 'anywhere' }}>
        {hostile.unbroken.slice(0, 200)}
      </div>
      <div className={filled}>two</div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const widths = [...canvas.getByTestId('grid').children].map((cell) => cell.getBoundingClientRect().width)
    await expect(widths[0]).toBe(widths[1])
  },
})
