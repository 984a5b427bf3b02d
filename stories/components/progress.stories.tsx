import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { progress } from '../../src/components/progress/progress.css.js'
import { Progress } from '../../src/components/progress/progress.js'
import { room } from '../support/layout-block.css.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(progress)

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Confirmations', style: { inlineSize: '16rem' } },
})

/** Sizes, values, and unknown progress. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <Progress size={size} value={40} label={`Size ${size}`} className={room} />
        </SpecimenRow>
      ))}
      <SpecimenRow label="0, 2, 100 of 100">
        {[0, 2, 100].map((value) => (
          <Progress key={value} value={value} label={`${value} of 100`} className={room} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="nobody knows">
        <Progress label="Waiting" className={room} />
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => <Progress accent={accent} value={60} label={accent} style={{ inlineSize: '100%' }} />),
)

const shareOf = (bar: Element) => {
  const fill = bar.querySelector('rect')?.getBoundingClientRect()
  return (fill?.width ?? 0) / bar.getBoundingClientRect().width
}

export const Determinate = meta.story({
  args: { value: 3, max: 12, valueText: '3 of 12' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Confirmations' })
    await expect(bar).toHaveAttribute('aria-valuenow', '3')
    await expect(bar).toHaveAttribute('aria-valuemax', '12')
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12')
    await expect(shareOf(bar)).toBeCloseTo(0.25, 2)
  },
})

/** Without `valueText` a percentage is announced. */
export const Percentage = meta.story({
  args: { value: 1, max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '33%')
  },
})

export const Indeterminate = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).not.toHaveAttribute('aria-valuenow')
    await expect(bar).toHaveAttribute('data-state', 'indeterminate')
  },
})

/** Right to left it grows from the right. */
export const RightToLeft = meta.story({
  args: { value: 25 },
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    const fill = bar.querySelector('rect')?.getBoundingClientRect()
    await expect(fill?.right).toBeCloseTo(bar.getBoundingClientRect().right, 0)
  },
})

/** An invalid value counts as the nearest valid one, or as unknown. */
export const BadFigures = meta.story({
  render: (args) => (
    <>
      <Progress {...args} label="Too many" value={900} />
      <Progress {...args} label="Too few" value={-3} />
      <Progress {...args} label="No number" value={Number.NaN} />
      <Progress {...args} label="No maximum" value={50} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Too many' })).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('progressbar', { name: 'Too few' })).toHaveAttribute('aria-valuenow', '0')
    await expect(canvas.getByRole('progressbar', { name: 'No number' })).not.toHaveAttribute('aria-valuenow')
    await expect(shareOf(canvas.getByRole('progressbar', { name: 'No maximum' }))).toBeCloseTo(0.5, 2)
  },
})
