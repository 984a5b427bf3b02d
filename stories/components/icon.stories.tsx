import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Icon } from '../../src/components/icon/icon.js'
import { Text } from '../../src/components/text/text.js'
import { ArrowRight, ChevronLeft, Copy, Search, Wallet, X } from '../../src/icons/index.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Icon',
  component: Icon,
  args: { as: Wallet },
  argTypes: { as: { control: false }, size: { control: { type: 'number', min: 12, max: 48 } } },
  tags: ['plain'],
})

export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="size">
        {[12, 14, 16, 18, 20, 28].map((size) => (
          <Icon key={size} as={Wallet} size={size} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="set">
        <Icon as={Copy} />
        <Icon as={Search} />
        <Icon as={X} />
      </SpecimenRow>
      <SpecimenRow label="directional">
        <Icon as={ChevronLeft} isDirectional />
        <Icon as={ArrowRight} isDirectional />
      </SpecimenRow>
      <SpecimenRow label="in text">
        {(['default', 'muted', 'accent'] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            <Icon as={Wallet} size={16} /> {tone}
          </Text>
        ))}
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <Text accent={accent}>
      <Icon as={Wallet} size={20} /> Wallet
    </Text>
  )),
)

/** Hidden from assistive technology and not focusable. */
export const Decorative = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvasElement.querySelector('svg')?.getBoundingClientRect().width).toBe(18)
  },
})

/** Right to left an arrow is mirrored. */
export const Mirrored = meta.story({
  args: { as: ArrowRight, isDirectional: true },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  },
})
