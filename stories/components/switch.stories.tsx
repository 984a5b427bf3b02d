import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { control } from '../../src/components/switch/switch.css.js'
import { Switch } from '../../src/components/switch/switch.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents, hostileText } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(control)

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Hide small balances', onCheckedChange: fn() },
})

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {sizes.map((size) => (
        <SpecimenRow key={size} label={`size ${size}`}>
          <Switch size={size}>Off</Switch>
          <Switch size={size} defaultChecked>
            On
          </Switch>
        </SpecimenRow>
      ))}
      <SpecimenRow label="disabled">
        <Switch disabled>Off</Switch>
        <Switch disabled defaultChecked>
          On
        </Switch>
      </SpecimenRow>
      <SpecimenRow label="alone, long">
        <Switch aria-label="Alone" defaultChecked />
        <div style={{ inlineSize: '14rem' }}>
          <Switch>Ask for my password before each transaction that is worth more than 100 USD</Switch>
        </div>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <div className={row}>
      <Switch accent={accent} aria-label={accent} defaultChecked />
    </div>
  )),
)

/** A press on switch or label, Space and Enter toggle it and move the knob. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Hide small balances' })
    const readKnob = () => control.querySelector('span > span')?.getBoundingClientRect().left ?? 0
    const off = readKnob()
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(readKnob()).toBe(off + 16)
    await userEvent.click(canvas.getByText('Hide small balances'))
    await expect(control).not.toBeChecked()
    control.focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(4)
  },
})

/** Neither pointer nor keyboard toggles it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide small balances'))
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).not.toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

/** Right to left the knob of an active switch is on the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { children: hostile.arabic, defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    const knob = control.querySelector('span > span')?.getBoundingClientRect()
    const { left, width } = control.getBoundingClientRect()
    await expect(knob?.left).toBeLessThan(left + width / 2 - 1)
  },
})

export const Hostile = meta.story(
  hostileText(
    <>
      <Switch>{hostile.unbroken.slice(0, 2000)}</Switch>
      <Switch>{hostile.zeroWidth}x</Switch>
    </>,
  ),
)
