import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { WalletIcon } from '../../src/parts/icons/wallet-icon.js'
import { holdTimers } from '../support/hold-timers.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand, prism } from '../support/view-samples.js'

const sizes = ['20', '36', '64'] as const

const meta = preview.meta({
  title: 'Modal/Parts/BrandIcon',
  component: WalletIcon,
  args: prism,
  parameters: {
    docs: {
      description: {
        component:
          'The picture of a wallet: a rounded square, because a network is a circle (NetworkIcon). The first letter replaces a picture that is missing, fails or takes over 2 s. Decorative: the name is beside it.',
      },
    },
  },
})

/** Images and letters in every size. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="wallets">
        {sizes.map((size) => (
          <WalletIcon key={size} {...prism} size={size} />
        ))}
        {sizes.map((size) => (
          <WalletIcon key={size} name="Harbor" size={size} />
        ))}
        <WalletIcon name="White" imageUrl={drawBrand('W', '#ffffff', '#ffffff')} size="64" />
        <WalletIcon name="Black" imageUrl={drawBrand('B', '#000000', '#000000')} size="64" />
      </SpecimenRow>
    </Specimen>
  ),
})

/** A broken image is replaced by a letter. */
export const Broken = meta.story({
  args: { imageUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('P')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

/** Only `https:` and `data:image` URLs are loaded. */
export const Forbidden = meta.story({
  args: { imageUrl: 'javascript:alert(1)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('P')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})

/** An image that takes longer than 2 s is not shown. */
export const Late = meta.story({
  args: { imageUrl: 'https://198.51.100.1/never.png' },
  beforeEach: () => {
    const timers = holdTimers(500)
    lateTimers = timers
    return () => timers.release()
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(lateTimers?.pending()).toBeGreaterThan(0))
    await expect(canvas.queryByText('P')).toBeNull()
    // Four ticks make 2 s.
    for (const _tick of [1, 2, 3, 4]) lateTimers?.elapse()
    await expect(await canvas.findByText('P')).toBeVisible()
  },
})

let lateTimers: ReturnType<typeof holdTimers> | undefined
