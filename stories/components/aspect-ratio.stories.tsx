import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { aspectRatio } from '../../src/components/aspect-ratio/aspect-ratio.css.js'
import { AspectRatio } from '../../src/components/aspect-ratio/aspect-ratio.js'
import { filled, outlined } from '../support/layout-block.css.js'
import { listVariants } from '../support/list-variants.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40" fill="#3e63dd"/><circle cx="40" cy="20" r="14" fill="#fff"/></svg>',
)}`

const { ratio: ratios, fit: fits } = listVariants(aspectRatio)

const meta = preview.meta({
  title: 'Components/AspectRatio',
  component: AspectRatio,
  args: { children: <img src={picture} alt="A circle" /> },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Gallery' ? {} : { inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['plain'],
})

/** Every ratio and fit. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="ratio">
        {ratios.map((ratio) => (
          <div key={ratio} style={{ inlineSize: '5rem' }}>
            <AspectRatio ratio={ratio} className={outlined}>
              <span className={filled}>{ratio}</span>
            </AspectRatio>
          </div>
        ))}
      </SpecimenRow>
      <SpecimenRow label="cover, contain, a picture that fails">
        {fits.map((fit) => (
          <div key={fit} style={{ inlineSize: '7rem' }}>
            <AspectRatio ratio="1/1" fit={fit} className={outlined}>
              <img src={picture} alt="A circle" />
            </AspectRatio>
          </div>
        ))}
        <div style={{ inlineSize: '7rem' }}>
          <AspectRatio ratio="1/1" className={outlined}>
            <img src="data:image/png,broken" alt="A door" />
          </AspectRatio>
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

const shapeOf = (element: Element | null) => {
  const { width = 0, height = 1 } = element?.getBoundingClientRect() ?? {}
  return width / height
}

/** Keeps its shape with any content, also when the picture fails. */
export const Default = meta.story({
  args: { ratio: '16/9', 'aria-label': 'Frame', role: 'group' },
  play: async ({ canvas }) => {
    await expect(shapeOf(canvas.getByRole('group'))).toBeCloseTo(16 / 9, 2)
    await expect(shapeOf(canvas.getByAltText('A circle'))).toBeCloseTo(16 / 9, 2)
  },
})

/** Content that is too high is cut and does not stretch the box. */
export const TooHigh = meta.story({
  args: { ratio: '2/1', 'aria-label': 'Frame', role: 'group', children: <div style={{ blockSize: '60rem' }} /> },
  play: async ({ canvas }) => {
    await expect(shapeOf(canvas.getByRole('group'))).toBeCloseTo(2, 2)
  },
})
