import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { frame } from '../../src/components/slider/slider.css.js'
import { Slider } from '../../src/components/slider/slider.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(frame)

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  args: {
    label: 'Slippage',
    unit: '%',
    defaultValue: [50],
    onValueChange: fn(),
    onValueCommit: fn(),
    style: { inlineSize: '20.5rem', maxInlineSize: '100%' },
  },
})

/** Every size and state. */
export const Gallery = meta.story({
  render: ({ style }) => (
    <Specimen>
      <SpecimenRow label="sizes">
        {sizes.map((size) => (
          <Slider key={size} size={size} label={`Size ${size}`} defaultValue={[50]} style={style} />
        ))}
      </SpecimenRow>
      <SpecimenRow label="at its ends">
        <Slider label="Least" defaultValue={[0]} style={style} />
        <Slider label="Most" defaultValue={[100]} style={style} />
      </SpecimenRow>
      <SpecimenRow label="without buttons, range, disabled">
        <Slider label="Bare" hasButtons={false} defaultValue={[30]} style={style} />
        <Slider thumbLabels={['From', 'To']} defaultValue={[20, 70]} style={style} />
        <Slider label="Disabled" disabled defaultValue={[60]} style={style} />
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => <Slider accent={accent} label={accent} hasButtons={false} defaultValue={[60]} />),
)

/** Arrows move one step, Page keys and Shift with an arrow ten, Home and End to the ends. */
export const Keys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Slippage' })
    const expectNow = (value: number) => expect(slider).toHaveAttribute('aria-valuenow', String(value))
    slider.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expectNow(52)
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expectNow(50)
    await userEvent.keyboard('{PageUp}')
    await expectNow(60)
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expectNow(40)
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}')
    await expectNow(60)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expectNow(50)
    await userEvent.keyboard('{End}')
    await expectNow(100)
    await userEvent.keyboard('{Home}')
    await expectNow(0)
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([0])
  },
})

/** The value is announced with its unit. */
export const ValueText = meta.story({
  args: { min: 0.1, max: 5, step: 0.1, defaultValue: [0.5] },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.5%')
    slider.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.6%')
    await userEvent.keyboard('{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuetext', '1.6%')
  },
})

/** Without dragging: a button in each direction. At an end its button is disabled. */
export const WithoutDragging = meta.story({
  args: { defaultValue: [98], lessLabel: 'Less slippage', moreLabel: 'More slippage' },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    const more = canvas.getByRole('button', { name: 'More slippage' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(slider).toHaveAttribute('aria-valuenow', '100')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(more)
    await expect(args.onValueCommit).toHaveBeenCalledTimes(2)
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100])
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Less slippage' }))
    await expect(slider).toHaveAttribute('aria-valuenow', '99')
  },
})

/** A press on the track moves the thumb there, and a drag continues from it. */
export const Pointer = meta.story({
  args: { hasButtons: false, defaultValue: [10] },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    const track = slider.closest('[data-orientation]:not([role])') ?? slider
    const { left, width, top } = track.getBoundingClientRect()
    const at = (share: number) => ({ bubbles: true, pointerId: 1, clientX: left + width * share, clientY: top + 8 })
    // A synthetic pointer cannot be captured.
    Object.assign(track, {
      setPointerCapture: () => {},
      hasPointerCapture: () => true,
      releasePointerCapture: () => {},
    })
    track.dispatchEvent(new PointerEvent('pointerdown', at(0.5)))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '50'))
    track.dispatchEvent(new PointerEvent('pointermove', at(0.75)))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', '75'))
    track.dispatchEvent(new PointerEvent('pointerup', at(0.75)))
    await expect(args.onValueChange).toHaveBeenCalledWith([50])
    await expect(args.onValueCommit).toHaveBeenCalledOnce()
    await expect(args.onValueCommit).toHaveBeenCalledWith([75])
    await expect(slider).toHaveFocus()
  },
})

/** Two named ends. */
export const Range = meta.story({
  args: { defaultValue: [20, 70], thumbLabels: ['From', 'To'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'To' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([20, 71])
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuenow', '20')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Neither pointer nor keyboard moves the thumb. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).not.toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** Right to left it grows to the left, and the left arrow raises the value. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: [10] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole('slider')
    const middle = canvasElement.querySelector('[data-orientation]')?.getBoundingClientRect()
    await expect(slider.getBoundingClientRect().left).toBeGreaterThan((middle?.left ?? 0) + (middle?.width ?? 0) / 2)
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuenow', '11')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(slider).toHaveAttribute('aria-valuenow', '1')
  },
})

/** A value that is not a number, or out of bounds, counts as the nearest bound. */
export const BadInput = meta.story({
  render: ({ style }) => (
    <>
      <Slider label="None" value={[Number.NaN]} style={style} />
      <Slider label="Endless" value={[Number.POSITIVE_INFINITY]} style={style} />
      <Slider label="Below" value={[-5]} style={style} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, value] of [
      ['None', '0'],
      ['Endless', '100'],
      ['Below', '0'],
    ] as const) {
      await expect(canvas.getByRole('slider', { name })).toHaveAttribute('aria-valuenow', value)
      await expect(canvas.getByRole('slider', { name })).toHaveAttribute('aria-valuetext', value)
    }
  },
})
