import { useState } from 'react'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { button } from '../../src/components/button/button.css.js'
import { Button } from '../../src/components/button/button.js'
import { CopyButton } from '../../src/components/copy-button/copy-button.js'
import { holdTimers } from '../support/hold-timers.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const value = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const { size: sizes } = listVariants(button)

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { value, label: 'Copy address', onCopied: fn(), onError: fn() },
})

const allow = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
const refuse = () => spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))

/** Both kinds in every size, copied and refused. */
export const Gallery = meta.story({
  render: (args) => (
    <Specimen>
      <SpecimenRow label="icon">
        {sizes.map((size) => (
          <CopyButton key={size} {...args} size={size} />
        ))}
        <CopyButton {...args} label="Copied one" />
        <CopyButton {...args} disabled />
      </SpecimenRow>
      <SpecimenRow label="text">
        {sizes.map((size) => (
          <CopyButton key={size} {...args} kind="text" variant="soft" size={size} label="Copy link" />
        ))}
      </SpecimenRow>
      <SpecimenRow label="text, copied">
        <CopyButton {...args} kind="text" variant="soft" label="Copy it" />
      </SpecimenRow>
      <SpecimenRow label="refused">
        <CopyButton {...args} kind="text" variant="soft" label="Copy theme" />
      </SpecimenRow>
    </Specimen>
  ),
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers(2000)
    try {
      allow()
      await userEvent.click(canvas.getByRole('button', { name: 'Copied one' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Copy it' }))
      refuse()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy theme' }))
      await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    } finally {
      timers.release()
    }
  },
})

export const Accents = meta.story(
  accents((accent) => <CopyButton value={value} kind="text" variant="soft" size="2" accent={accent} label="Copy" />),
)

/** Copies by pointer and keyboard; a second press restarts the 2000 ms. */
export const Copies = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const write = allow()
    const timers = holdTimers(2000)
    try {
      const button = canvas.getByRole('button', { name: 'Copy address' })
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
      await expect(button).toHaveAttribute('data-status', 'copied')
      await expect(button).toHaveAccessibleName('Copy address')
      await expect(timers.pending()).toBe(1)
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(2))
      await expect(timers.pending()).toBe(1)
      timers.elapse()
      await waitFor(() => expect(button).toHaveAttribute('data-status', 'ready'))
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await expect(write).toHaveBeenCalledWith(value)
      await expect(args.onError).not.toHaveBeenCalled()
    } finally {
      timers.release()
    }
  },
})

/** With a label: the button keeps its width and name while it shows "Copied". */
export const WithWords = meta.story({
  args: { kind: 'text', variant: 'soft', label: 'Copy link' },
  play: async ({ canvas, userEvent }) => {
    allow()
    const timers = holdTimers(2000)
    try {
      const button = canvas.getByRole('button', { name: 'Copy link' })
      const { width } = button.getBoundingClientRect()
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('data-status', 'copied'))
      await expect(button).toHaveAccessibleName('Copy link')
      await expect(button.getBoundingClientRect().width).toBe(width)
    } finally {
      timers.release()
    }
  },
})

/** When refused it shows the text to copy by hand, until a later press succeeds. */
export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    refuse()
    const button = canvas.getByRole('button', { name: 'Copy address' })
    await userEvent.click(button)
    const field = await canvas.findByRole('textbox', { name: /did not allow copying/ })
    await expect(args.onError).toHaveBeenCalledOnce()
    await expect(args.onError).toHaveBeenCalledWith(expect.any(DOMException))
    await expect(field).toHaveFocus()
    await expect(window.getSelection()?.toString()).toBe(value)
    allow()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(args.onCopied).toHaveBeenCalledOnce()
    await expect(args.onCopied).toHaveBeenCalledWith(value)
  },
})

/** Unmounting while "Copied" is shown clears the timer. */
export const Unmounts = meta.story({
  render: (args) => {
    const [isShown, setShown] = useState(true)
    return (
      <>
        {isShown ? <CopyButton {...args} /> : null}
        <Button onClick={() => setShown(false)}>Take away</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    allow()
    const timers = holdTimers(2000)
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
      await waitFor(() => expect(timers.pending()).toBe(1))
      await userEvent.click(canvas.getByRole('button', { name: 'Take away' }))
      await expect(timers.pending()).toBe(0)
    } finally {
      timers.release()
    }
  },
})

/** A new value resets the status. */
export const AnotherValue = meta.story({
  render: (args) => {
    const [shown, setShown] = useState('first')
    return (
      <>
        <CopyButton {...args} value={shown} />
        <Button onClick={() => setShown('second')}>Change</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    allow()
    const button = canvas.getByRole('button', { name: 'Copy address' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-status', 'copied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(button).toHaveAttribute('data-status', 'ready')
  },
})

/** The copied text is not rendered. */
export const Hostile = meta.story({
  args: { value: hostile.unbroken },
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <CopyButton {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    refuse()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    const field = await canvas.findByRole('textbox')
    await expect(field.getBoundingClientRect().width).toBeLessThanOrEqual(192)
  },
})
