import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Spinner } from '../../src/components/spinner/spinner.js'
import { spinnerProps } from '../../src/components/spinner/spinner.props.js'
import { Text } from '../../src/components/text/text.js'
import { AccentGrid } from '../support/accent-grid.js'
import { controlsOf } from '../support/controls-of.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: controlsOf(spinnerProps),
  parameters: {
    docs: {
      description: {
        component:
          'Waiting of unknown length, in the colour of the text around it. For content whose shape is known use Skeleton; in a Button use `loading`. **Do not** show one for less than a second, nor two in one view.\n\n**Accessibility** Decoration beside words that say what is awaited; alone it needs a `label`, which is announced. With less motion it pulses instead of turning.',
      },
    },
  },
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="size">
        {spinnerProps.size.values.map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="in text">
        {(['default', 'muted', 'accent'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            <Spinner /> Waiting for your wallet
          </Text>
        ))}
      </SpecimenRow>
    </Specimen>
  ),
})

/** All 26 accents beside each other. */
export const Accents = meta.story({
  render: () => (
    <AccentGrid>
      {(accent) => (
        <Text accent={accent}>
          <Spinner /> Waiting
        </Text>
      )}
    </AccentGrid>
  ),
})

export const Labelled = meta.story({
  args: { label: 'Loading wallets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading wallets' })).toBeVisible()
  },
})

export const Decorative = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible()
  },
})

/** With less motion nothing turns. */
export const ReducedMotion = meta.story({
  args: { label: 'Loading wallets' },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const frames = canvas.getByRole('status').getAnimations()[0]?.effect as KeyframeEffect
    await expect(frames.getKeyframes().some((frame) => 'rotate' in frame)).toBe(false)
    await expect(frames.getKeyframes().some((frame) => 'opacity' in frame)).toBe(true)
  },
})
