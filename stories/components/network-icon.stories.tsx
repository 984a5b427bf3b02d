import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { NetworkIcon } from '../../src/components/network-icon/network-icon.js'
import { networkIconProps } from '../../src/components/network-icon/network-icon.props.js'
import { AccentGrid } from '../support/accent-grid.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand } from '../support/view-samples.js'

const base = drawBrand('B', '#3b82ff', '#0a44ef')
const white = drawBrand('', '#fff', '#fff')

const meta = preview.meta({
  title: 'Components/NetworkIcon',
  component: NetworkIcon,
  args: { name: 'Base' },
  argTypes: controlsOf(networkIconProps),
  parameters: {
    docs: {
      description: {
        component:
          'The picture of a network: a circle, so that it is never taken for a wallet; `shape="square"` where an app draws its tokens round and its networks not. It waits 2 s for its picture, then draws the first letter of the name, in a colour that is the same for the same name; a name without letters gets a globe. A hairline keeps a white picture apart from a white card.\n\n**Use instead** TokenIcon for a token, which takes its network as a badge; Avatar for people and wallets.\n\n**Keyboard** It is no stop.\n\n**Accessibility** Decoration, unless it has a `label`: mostly the name stands beside it.\n\n**Data attributes** `data-accent`, `data-loading` while it waits. **CSS variables** `--lintel-accent-tint` and `--lintel-accent-text-on-tint` (the letter), `--lintel-gray-line` (the hairline).',
      },
    },
  },
})

/** Every size and shape, with pictures and without. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {networkIconProps.shape.values.map((shape) => (
        <SpecimenRow key={shape} label={shape}>
          {networkIconProps.size.values.map((size) => (
            <NetworkIcon key={size} shape={shape} size={size} name="Base" src={base} />
          ))}
          {networkIconProps.size.values.map((size) => (
            <NetworkIcon key={size} shape={shape} size={size} name="Base" />
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow label="names, a white picture, hostile">
        {['Ethereum', 'Optimism', 'Arbitrum', 'Polygon'].map((name) => (
          <NetworkIcon key={name} name={name} />
        ))}
        <NetworkIcon name="White" src={white} />
        <NetworkIcon name={hostile.zeroWidth} />
        <NetworkIcon name={hostile.unbroken} />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(11))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-loading]')).toHaveLength(0))
  },
})

/** The letter in all 26 accents. */
export const Accents = meta.story({
  render: () => <AccentGrid>{(accent) => <NetworkIcon name="Base" accent={accent} />}</AccentGrid>,
})

/** The first letter of the name, in the colour of that name. */
export const Letter = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('B')).toBeVisible()
    await expect(canvasElement.querySelector('[data-accent]')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** With a label it is a picture with a name. */
export const Labelled = meta.story({
  args: { label: 'Base', src: base },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.getByRole('img', { name: 'Base' })).toBeVisible()
  },
})
