import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { avatar } from '../../src/components/avatar/avatar.css.js'
import { Avatar } from '../../src/components/avatar/avatar.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#4b5bd6" d="M0 0h8v8H0z"/><path fill="#fff" d="M1 2h6v1H1zM2 3h1v4H2zM5 3h1v4H5z"/></svg>',
)}`
const broken = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
const accounts = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]

const { shape: shapes, size: sizes } = listVariants(avatar)

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Prism' },
})

/** Every size and shape, with and without an image. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {shapes.map((shape) => (
        <SpecimenRow key={shape} label={shape}>
          {sizes.map((size) => (
            <Avatar key={size} shape={shape} size={size} name="Prism" />
          ))}
          {sizes.map((size) => (
            <Avatar key={size} shape={shape} size={size} src={picture} name="Lintel" />
          ))}
        </SpecimenRow>
      ))}
      <SpecimenRow label="identicons">
        {accounts.map((account) => (
          <Avatar key={account} size="5" seed={account} />
        ))}
        <Avatar size="1" seed={accounts[0]} />
      </SpecimenRow>
      <SpecimenRow label="accents">
        {['indigo', 'green', 'amber', 'red'].map((accent) => (
          <Avatar key={accent} shape="square" accent={accent} name="Foxglove" />
        ))}
      </SpecimenRow>
      <SpecimenRow label="broken, no name, hostile names">
        <Avatar src={broken} name="Harbor" />
        <Avatar />
        <Avatar name={hostile.unbroken} />
        <Avatar name={hostile.bidiOverride} />
        <Avatar name={hostile.zeroWidth} />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(10))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-loading]')).toHaveLength(0))
  },
})

export const Accents = meta.story(
  accents((accent) => (
    <div className={row}>
      <Avatar accent={accent} shape="square" name="Foxglove" />
      <Avatar accent={accent} name="Prism" />
    </div>
  )),
)

/** With a label it is one named image, also when the picture fails. */
export const Labelled = meta.story({
  args: { label: 'Mira', src: picture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Mira' })).toBeVisible()
  },
})

/** A broken image shows the fallback at once. */
export const Broken = meta.story({
  args: { src: broken },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('P')).toBeVisible())
  },
})

/** Letters of every script, without invisible characters. */
export const Scripts = meta.story({
  render: () => (
    <>
      <Avatar name={hostile.arabic} data-testid="arabic" />
      <Avatar name={hostile.stacked} data-testid="stacked" />
      <Avatar name={hostile.zeroWidth} data-testid="empty" />
      <Avatar name={hostile.bidiOverride} data-testid="override" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('arabic').textContent).toBe('م')
    await expect(canvas.getByTestId('stacked').textContent).toBe('Z')
    await expect(canvas.getByTestId('empty').querySelector('svg')).toBeVisible()
    await expect(canvas.getByTestId('override').textContent).toBe('P')
  },
})

/** An image from a refused URL is not requested. */
export const Forbidden = meta.story({
  args: { src: 'http://images.test/a.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('P')).toBeVisible())
    await expect(performance.getEntriesByName('http://images.test/a.png')).toHaveLength(0)
  },
})

/** After 2 s the fallback stays, also when the image arrives later. */
export const Late = meta.story({
  args: { src: picture },
  play: async ({ mount, canvas, canvasElement }) => {
    const timers = holdTimers(500)
    const images: EventTarget[] = []
    const RealImage = window.Image
    class SilentImage extends EventTarget {
      complete = false
      naturalWidth = 0
      constructor() {
        super()
        images.push(this)
      }
    }
    Object.assign(window, { Image: SilentImage })
    try {
      await mount()
      await waitFor(() => expect(timers.pending()).toBe(1))
      await expect(canvasElement.querySelector('[data-loading]')).toBeInTheDocument()
      await expect(canvas.queryByText('P')).toBeNull()
      // Four ticks are 2 s; one long task of the page counts as one tick.
      for (const _tick of [1, 2, 3]) timers.elapse()
      await expect(canvasElement.querySelector('[data-loading]')).toBeInTheDocument()
      timers.elapse()
      await waitFor(() => expect(canvas.getByText('P')).toBeVisible())
      for (const image of images) {
        Object.assign(image, { complete: true, naturalWidth: 8 })
        image.dispatchEvent(new Event('load'))
      }
      await expect(canvas.getByText('P')).toBeVisible()
      await expect(timers.pending()).toBe(0)
    } finally {
      Object.assign(window, { Image: RealImage })
      timers.release()
    }
  },
})
