import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { Card } from '../../src/components/card/card.js'
import { cardProps } from '../../src/components/card/card.props.js'
import { Grid } from '../../src/components/grid/grid.js'
import { Text } from '../../src/components/text/text.js'
import { controlsOf } from '../support/controls-of.js'
import { hostile } from '../support/hostile-text.js'
import { full } from '../support/layout-block.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  argTypes: controlsOf(cardProps),
  parameters: {
    docs: {
      description: {
        component:
          'A surface for what belongs together. There is one surface: weight comes from what is on it.\n\n**Do** make all of it one target with `asChild` and a link or a button. **Do not** put a card into a card, nor anything to press into a card that is pressed. **Use instead** Callout for what must be read, List for things to choose from, Dialog for what lies above the page.\n\n**States** as a link or button it goes one step up on hover and two when pressed; `aria-current` and `aria-pressed` draw an outline; `disabled` needs a reason in text.\n\n**Keyboard** that of the link or button it is. **Data attributes** none.',
      },
    },
  },
})

const Words = ({ title, children }: { title: string; children: string }) => (
  <>
    <Text as="div" size="4" weight="medium">
      {title}
    </Text>
    <Text as="div" size="2" tone="muted">
      {children}
    </Text>
  </>
)

/** Sizes, and every state of one that is pressed. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <Grid columns="fit" minColumn="small" gap="3" className={full}>
        {cardProps.size.values.map((size) => (
          <Card key={size} size={size}>
            <Words title={`Size ${size}`}>Keys stay with you.</Words>
          </Card>
        ))}
      </Grid>
      <SpecimenRow label="link and button: rest, current, pressed, disabled">
        <Grid columns="fit" minColumn="small" gap="3" className={full}>
          <Card asChild>
            <a href="#guide">
              <Words title="Guide">What a wallet is</Words>
            </a>
          </Card>
          <Card asChild>
            <a href="#here" aria-current="page">
              <Words title="Current">You are here</Words>
            </a>
          </Card>
          <Card asChild>
            <button type="button" aria-pressed>
              <Words title="Fast">About $0.09</Words>
            </button>
          </Card>
          <Card asChild>
            <button type="button" disabled>
              <Words title="Polygon">Not approved yet</Words>
            </button>
          </Card>
        </Grid>
      </SpecimenRow>
    </Specimen>
  ),
})

/** Says nothing about itself: no role, no focus. */
export const Default = meta.story({
  args: { children: <Words title="Keys">Keys stay with you.</Words> },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
})

const onClick = fn()

/** As a button all of it is pressed, by pointer and by keyboard. */
export const AsButton = meta.story({
  render: (args) => (
    <Card {...args} asChild>
      <button type="button" onClick={onClick}>
        <Words title="Fast">About $0.09</Words>
      </button>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear()
    await userEvent.click(canvas.getByText('About $0.09'))
    await expect(canvas.getByRole('button', { name: /^Fast/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(onClick).toHaveBeenCalledTimes(3)
  },
})

export const AsLink = meta.story({
  render: (args) => (
    <Card {...args} asChild>
      <a href="#guide">
        <Words title="Guide">What a wallet is</Words>
      </a>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Guide/ })).toHaveFocus()
  },
})

export const Hostile = meta.story({
  render: () => (
    <Card style={{ inlineSize: '14rem' }} data-testid="card">
      <Words title={hostile.bidiOverride}>{hostile.unbroken.slice(0, 300)}</Words>
    </Card>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByTestId('card')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
})
