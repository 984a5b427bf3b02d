import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Button } from '../../src/components/button/button.js'
import { Flex } from '../../src/components/flex/flex.js'
import { spinner } from '../../src/components/spinner/spinner.css.js'
import { Spinner } from '../../src/components/spinner/spinner.js'
import { Text } from '../../src/components/text/text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(spinner)

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="size">
        {sizes.map((size) => (
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

export const Accents = meta.story(
  accents((accent) => (
    <Text accent={accent}>
      <Spinner /> Waiting
    </Text>
  )),
)

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

/** It stays round in a row that stretches its children. */
export const InATallRow = meta.story({
  render: () => (
    <Flex gap="2">
      <Spinner label="Loading wallets" size="2" />
      <Button>Send</Button>
    </Flex>
  ),
  play: async ({ canvas }) => {
    const { offsetWidth, offsetHeight } = canvas.getByRole('status')
    await expect([offsetWidth, offsetHeight]).toEqual([16, 16])
  },
})

/** Under reduced motion it does not turn. */
export const ReducedMotion = meta.story({
  args: { label: 'Loading wallets' },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const frames = canvas.getByRole('status').getAnimations()[0]?.effect as KeyframeEffect
    await expect(frames.getKeyframes().some((frame) => 'rotate' in frame)).toBe(false)
    await expect(frames.getKeyframes().some((frame) => 'opacity' in frame)).toBe(true)
  },
})
