import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { CopyButton } from '../../src/components/copy-button/copy-button.js'
import { qrCode } from '../../src/components/qr-code/qr-code.css.js'
import { QrCode } from '../../src/components/qr-code/qr-code.js'
import { endless, hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'
import { drawBrand } from '../support/view-samples.js'

const uri =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1795190400'
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const label = 'QR code to connect a wallet'

const { size: sizes } = listVariants(qrCode)

const meta = preview.meta({
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: uri, label },
})

/** Every size, with and without a logo, loading and refused. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <SpecimenRow label="sizes">
        {sizes.map((size) => (
          <QrCode key={size} size={size} value={uri} label={`${label}, size ${size}`} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="an address, another logo, none, on its way, refused">
        <QrCode size="1" value={address} label="Address of Mira" />
        <QrCode
          size="1"
          value={uri}
          label="QR code to pair with Prism"
          accent="amber"
          logo={<img src={drawBrand('R', '#4f7cff', '#7a2ff0')} alt="" style={{ inlineSize: '100%' }} />}
        />
        <QrCode size="1" value={uri} label={label} logo={null} />
        <QrCode size="1" value={undefined} label={label} />
        <QrCode
          size="1"
          value={endless}
          label={label}
          fallback={<CopyButton kind="text" size="1" variant="soft" label="Copy link" value={uri} />}
        />
      </SpecimenRow>
    </Specimen>
  ),
})

/** The logo in all 26 accents. */
export const Accents = meta.story(
  accents((accent) => <QrCode accent={accent} value={accent} label={accent} style={{ inlineSize: '6.5rem' }} />),
)

/** 312 px, dark on white, with a quiet zone of 18 px and a logo of 58 px. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: label })
    const field = code.getBoundingClientRect()
    await expect([field.width, field.height]).toEqual([312, 312])
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)')
    const [modules, logo] = ['path', 'span'].map((part) => code.querySelector(part)?.getBoundingClientRect())
    await expect(Math.round((modules?.x ?? 0) - field.x)).toBe(18)
    await expect(Math.round(logo?.width ?? 0)).toBe(58)
    await expect(Math.round((logo?.x ?? 0) - field.x)).toBe(127)
    await expect(code.querySelectorAll('path')).toHaveLength(2)
  },
})

/** While loading it has the same size and is busy. */
export const Loading = meta.story({
  args: { value: undefined },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img', { name: label })
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await expect(place.getBoundingClientRect().height).toBe(312)
    await expect(place.querySelector('[data-lintel-skeleton]')?.getBoundingClientRect().height).toBe(312)
  },
})

/** A text that is too long shows the reason and the fallback. */
export const TooLong = meta.story({
  args: { value: endless, fallback: <CopyButton kind="text" label="Copy link" value={uri} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is too long for a QR code. Copy it instead.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** An empty text has no code; unusual characters have one. */
export const Hostile = meta.story({
  render: (args) => (
    <>
      <QrCode {...args} size="1" value="" refusedLabel="There is no link yet." />
      <QrCode {...args} size="1" value={hostile.bidiOverride} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no link yet.')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
})

/** Shrinks with its container, and is not mirrored right to left. */
export const Narrow = meta.story({
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: '10rem' }}>
      <QrCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: label })
    await waitFor(() => expect(code.getBoundingClientRect().width).toBe(160))
    await expect(code.getBoundingClientRect().height).toBe(160)
    await expect(getComputedStyle(code.querySelector('svg') ?? code).transform).toBe('none')
  },
})
