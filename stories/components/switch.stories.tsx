import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Switch } from '../../src/components/switch/switch.js'
import { switchProps } from '../../src/components/switch/switch.props.js'
import { AccentGrid } from '../support/accent-grid.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Hide small balances', onCheckedChange: fn() },
  argTypes: controlsOf(switchProps),
  parameters: {
    docs: {
      description: {
        component:
          'Turns one thing on and off, at once.\n\n**Use instead** Checkbox for what counts only when a form is sent, SegmentedControl for a choice of two that are both something. **Do** name what is on: “Hide small balances”. **Do not** change its words with its state.\n\n**Keyboard** Space and Enter turn it.\n\n**Accessibility** A switch named by its words, which are pressed like the switch itself. Its state is told by the place of the knob, not by colour alone; its edge and its knob have 3:1. Under reduced motion the knob jumps.\n\n**Data attributes** on the control: `data-state` (`checked`, `unchecked`), `data-disabled`, `data-accent`.\n\n**CSS variables** `--lintel-accent-solid`, `--lintel-accent-mark-on-solid`, `--lintel-gray-10` (edge and knob).',
      },
    },
  },
})

/** Every size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {switchProps.size.values.map((size) => (
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

/** All 26 accents beside each other. */
export const Accents = meta.story({
  render: () => (
    <AccentGrid>
      {(accent) => (
        <div className={row}>
          <Switch accent={accent} aria-label={accent} defaultChecked />
        </div>
      )}
    </AccentGrid>
  ),
})

/** The switch, its words, Space and Enter turn it; the knob goes to the other end. */
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

/** Neither pointer nor keyboard turns it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide small balances'))
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).not.toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

/** Right to left, on is on the left. */
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

/** Whatever its words are, it stays in its place. */
export const Hostile = meta.story({
  render: () => (
    <div data-testid="frame" style={{ inlineSize: '12rem', overflow: 'auto' }}>
      <Switch>{hostile.unbroken.slice(0, 2000)}</Switch>
      <Switch>{hostile.zeroWidth}x</Switch>
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTestId('frame')
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
})
