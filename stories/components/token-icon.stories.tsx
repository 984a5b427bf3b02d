import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { badge } from '../../src/components/token-icon/token-icon.css.js'
import { TokenIcon } from '../../src/components/token-icon/token-icon.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand } from '../support/view-samples.js'

const ether = drawBrand('E', '#8aa0f5', '#4a54c9')
const base = { name: 'Base', src: drawBrand('B', '#3b82ff', '#0a44ef') }
const broken = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='

const { size: sizes } = listVariants(badge)

const meta = preview.meta({
  title: 'Components/TokenIcon',
  component: TokenIcon,
  args: { symbol: 'USDC' },
})

/** Every size, with and without a picture and a network. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="pictures">
        {sizes.map((size) => (
          <TokenIcon key={size} size={size} symbol="ETH" src={ether} network={base} />
        ))}
        <TokenIcon symbol="ETH" src={ether} />
      </SpecimenRow>
      <SpecimenRow label="letters">
        {sizes.map((size) => (
          <TokenIcon key={size} size={size} symbol="USDC" network={{ name: 'Optimism' }} />
        ))}
        {['ARB', 'DAI', 'LINK', 'UNI', 'WBTC', 'AAVE'].map((symbol) => (
          <TokenIcon key={symbol} symbol={symbol} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="broken, hostile">
        <TokenIcon symbol="ETH" src={broken} network={{ name: 'Base', src: broken }} />
        <TokenIcon symbol={hostile.zeroWidth} network={{ name: '' }} />
        <TokenIcon symbol={hostile.bidiOverride} />
        <TokenIcon symbol={hostile.unbroken} />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(11))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-loading]')).toHaveLength(0))
  },
})

/** The letter in all 26 accents. */
export const Accents = meta.story(
  accents((accent) => <TokenIcon symbol="USDC" accent={accent} network={{ name: 'Base' }} />),
)

/** With a label it is one named image, including the badge. */
export const Labelled = meta.story({
  args: { label: 'USDC on Base', network: base },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'USDC on Base' })).toBeVisible()
  },
})

/** The color depends on the contract. */
export const Seeded = meta.story({
  render: () => (
    <>
      <TokenIcon symbol="USDC" seed="0xa0b8" data-testid="one" />
      <TokenIcon symbol="USDC" seed="0xa0b8" data-testid="same" />
      <TokenIcon symbol="USDC" seed="0x8335" data-testid="other" />
    </>
  ),
  play: async ({ canvas }) => {
    const accentOf = (id: string) => canvas.getByTestId(id).querySelector('[data-accent]')?.getAttribute('data-accent')
    await expect(accentOf('one')).toBe(accentOf('same'))
    await expect(accentOf('one')).not.toBe(accentOf('other'))
  },
})

/** After 2 s without a picture the letters of token and network stay. */
export const Late = meta.story({
  args: { src: ether, network: base },
  play: async ({ mount, canvas }) => {
    const timers = holdTimers(500)
    const RealImage = window.Image
    // Never loads and never fails.
    class SilentImage extends EventTarget {
      complete = false
      naturalWidth = 0
    }
    Object.assign(window, { Image: SilentImage })
    try {
      await mount()
      await waitFor(() => expect(timers.pending()).toBe(2))
      await expect(canvas.queryByText('U')).toBeNull()
      // Four ticks are 2 s.
      for (const _tick of [1, 2, 3, 4]) timers.elapse()
      await waitFor(() => expect(canvas.getByText('U')).toBeVisible())
      await expect(canvas.getByText('B')).toBeVisible()
    } finally {
      Object.assign(window, { Image: RealImage })
      timers.release()
    }
  },
})

/** A picture over http is not requested. */
export const Refused = meta.story({
  args: { src: 'http://tokens.example/usdc.png' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('U')).toBeVisible())
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
})
