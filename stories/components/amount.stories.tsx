import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Amount } from '../../src/components/amount/amount.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Amount',
  component: Amount,
  args: { value: 2_814_000_000_000_000_000n, decimals: 18, symbol: 'ETH' },
  argTypes: { value: { control: 'text' } },
  tags: ['plain'],
})

/** Tokens and money; tiny, huge, unknown and hostile values. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="display">
        <Amount variant="display" value="12480.52" currency="USD" />
        <Amount variant="display" value="2814" decimals={3} symbol="ETH" />
        <Amount variant="display" value={1_234_567_890_123n} decimals={6} symbol="USDC" />
      </SpecimenRow>
      <SpecimenRow label="inline">
        <Amount value={172_300_000n} decimals={6} symbol="ARB" digits={3} fixed />
        <Amount value="2500" currency="USD" />
        <Amount value="-0.5" symbol="ETH" />
        <Amount value="1.25" symbol="ETH" sign="always" />
        <Text size="2" tone="muted">
          <Amount value="138.42" currency="EUR" locale="de" />
        </Text>
      </SpecimenRow>
      <SpecimenRow label="tiny, huge, short">
        <Amount value={1n} decimals={18} symbol="ETH" />
        <Amount value="0.0004" currency="USD" />
        <Amount value={10n ** 34n} decimals={18} symbol="SHIB" />
        <Amount value={10n ** 60n} decimals={18} symbol="SHIB" />
        <Amount value="1999999" symbol="USDC" notation="compact" />
      </SpecimenRow>
      <SpecimenRow label="unknown, hostile">
        <Amount value="0x10" symbol="ETH" />
        <Amount value={Number.NaN} currency="USD" />
        <Amount value="1" symbol={`USD${hostile.zeroWidth.slice(0, 1)}C`} />
        <Amount value="1" symbol={hostile.bidiOverride} />
        <Amount value="1" symbol={hostile.unbroken} />
      </SpecimenRow>
    </Specimen>
  ),
})

/** It has no accent prop: 26 themes, each with its matching gray. */
export const Accents = meta.story(
  accents(() => <Amount variant="display" value="480.52" currency="USD" />, { isThemed: true, isWide: true }),
)

/** Base units, exact. */
export const Token = meta.story({
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('data')
    await expect(amount).toHaveTextContent('2.814 ETH')
    await expect(amount).toHaveAttribute('value', '2.814')
    await expect(amount).not.toHaveAttribute('title')
  },
})

/** Cents and currency sign are gray; digits have one width. */
export const Money = meta.story({
  render: () => <Amount variant="display" value={12480.52} currency="USD" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('$12,480.52')
    const color = (text: string) => getComputedStyle(canvas.getByText(text)).color
    await expect(color('$')).toBe(color('.52'))
    await expect(color('$')).not.toBe(getComputedStyle(canvas.getByText('12,480', { exact: false })).color)
    await expect(getComputedStyle(canvas.getByText('.52')).fontVariantNumeric).toContain('tabular-nums')
  },
})

/** Too small to show: a sign, words for assistive technology, and all digits on hover. */
export const Tiny = meta.story({
  args: { value: 1n },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('data')).toHaveTextContent('<less than 0.0001 ETH')
    await expect(canvas.getByText('<')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByTitle('0.000000000000000001 ETH')).toBeVisible()
  },
})

/** Shortened; a hover shows all digits. */
export const Huge = meta.story({
  args: { value: 10n ** 48n },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(`1${'0'.repeat(30)} ETH`)).toHaveTextContent('1E30 ETH')
  },
})

/** In full it wraps and does not overflow. */
export const HugeInFull = meta.story({
  args: { value: 10n ** 48n, notation: 'full', variant: 'display' },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const amount = canvasElement.querySelector('data')
    await expect(amount?.textContent).toContain('1,000,000,000,000,000,000,000,000,000,000')
    await expect(amount?.scrollWidth).toBeLessThanOrEqual(320)
  },
})

/** Shows a dash and announces the reason. */
export const Unknown = meta.story({
  render: () => <Amount value={Number.NaN} currency="USD" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('Unknown amount')).toBeInTheDocument()
    await expect(canvas.getByTitle('Unknown amount')).toHaveAttribute('value', '')
  },
})

/** It does not affect the direction of the text around it, and keeps its order right to left. */
export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <p>
        أرسلت <Amount value="12.5" symbol="ETH" data-testid="latin" /> أمس
      </p>
      <p>
        أرسلت <Amount value="1234.5" currency="EGP" locale="ar-EG" data-testid="arabic" /> أمس
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const direction = (id: string) =>
      getComputedStyle(canvas.getByTestId(id).querySelector('bdi') ?? document.body).direction
    await expect(direction('latin')).toBe('ltr')
    await expect(direction('arabic')).toBe('rtl')
  },
})

/** Invisible characters are written out, a long symbol is cut. */
export const HostileSymbol = meta.story({
  args: { value: 1n, decimals: 0, symbol: 'USD\u200BC' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD{U+200B}C')).toBeVisible()
  },
})
