import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { NetworkIcon } from '../../src/components/network-icon/network-icon.js'
import { hostile } from '../support/hostile-text.js'
import { namespaceNetworks } from '../support/namespace-networks.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand } from '../support/view-samples.js'

const base = drawBrand('B', '#3b82ff', '#0a44ef')
const white = drawBrand('', '#fff', '#fff')

const shapes = ['round', 'square'] as const
const sizes = ['1', '2', '3', '4', '5'] as const

const meta = preview.meta({
  title: 'Components/NetworkIcon',
  component: NetworkIcon,
  args: { name: 'Base' },
})

/** Every size and shape, with and without a picture. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {shapes.map((shape) => (
        <SpecimenRow key={shape} label={shape}>
          {sizes.map((size) => (
            <NetworkIcon key={size} shape={shape} size={size} name="Base" src={base} />
          ))}
          {sizes.map((size) => (
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
export const Accents = meta.story(accents((accent) => <NetworkIcon name="Base" accent={accent} />))

/** The first letter of the name, in a color that depends on the name. */
export const Letter = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('B')).toBeVisible()
    await expect(canvasElement.querySelector('[data-accent]')).toHaveAttribute('aria-hidden', 'true')
  },
})

/** With a label it is a named image. */
export const Labelled = meta.story({
  args: { label: 'Base', src: base },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.getByRole('img', { name: 'Base' })).toBeVisible()
  },
})

/** The icons of the networks of Solana, Bitcoin and Polkadot. */
export const Namespaces = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={size}>
          {namespaceNetworks.map(({ caipNetworkId, name, assets }) => (
            <NetworkIcon key={caipNetworkId} size={size} name={name} src={assets?.imageUrl} />
          ))}
        </SpecimenRow>
      ))}
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(30))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-loading]')).toHaveLength(0))
  },
})
