import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Heading } from '../../src/components/heading/heading.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const sizes = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const weights = ['regular', 'medium', 'bold'] as const
const tones = ['default', 'muted', 'accent'] as const

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Continue in Prism' },
  tags: ['plain'],
})

/** Every size, weight and tone. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="size">
        {sizes.map((size) => (
          <Heading key={size} size={size}>
            A door
          </Heading>
        ))}
      </SpecimenRow>
      <SpecimenRow label="weight">
        {weights.map((weight) => (
          <Heading key={weight} weight={weight}>
            {weight}
          </Heading>
        ))}
      </SpecimenRow>
      <SpecimenRow label="tone">
        {tones.map((tone) => (
          <Heading key={tone} tone={tone}>
            {tone}
          </Heading>
        ))}
      </SpecimenRow>
      <SpecimenRow label="balanced lines">
        <Heading align="center" style={{ inlineSize: '15rem' }}>
          You declined the request in Prism
        </Heading>
        <Heading truncate style={{ inlineSize: '10rem' }}>
          You declined the request in Prism
        </Heading>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <Heading accent={accent} size="6">
      A door
    </Heading>
  )),
)

/** `as` and `size` are independent. */
export const LevelAndLooks = meta.story({
  args: { as: 'h3', size: '8' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Continue in Prism' })
    await expect(getComputedStyle(heading).fontSize).toBe('36px')
    await expect(getComputedStyle(heading).margin).toBe('0px')
  },
})

/** With `asChild` the child keeps its ref and class. */
export const AsChild = meta.story({
  render: () => (
    <Heading asChild size="5">
      <h2 className="mine">Account</h2>
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Account' })).toHaveClass('mine')
  },
})

export const Hostile = meta.story({
  args: { children: hostile.unbroken, truncate: true, style: { inlineSize: '16rem' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 }).clientWidth).toBe(256)
  },
})
