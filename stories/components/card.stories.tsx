import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { card } from '../../src/components/card/card.css.js'
import { Card } from '../../src/components/card/card.js'
import { Grid } from '../../src/components/grid/grid.js'
import { Text } from '../../src/components/text/text.js'
import { hostile } from '../support/hostile-text.js'
import { full } from '../support/layout-block.css.js'
import { listVariants } from '../support/list-variants.js'
import { hostileText } from '../support/shared-stories.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes } = listVariants(card)

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
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

/** Sizes, and every state of a card that can be pressed. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      <Grid columns="fit" minColumn="small" gap="3" className={full}>
        {sizes.map((size) => (
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

/** Has no role and no focus. */
export const Default = meta.story({
  args: { children: <Words title="Keys">Keys stay with you.</Words> },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
})

const onClick = fn()

/** As a button all of it can be pressed, by pointer and keyboard. */
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

export const Hostile = meta.story(
  hostileText(
    <Card>
      <Words title={hostile.bidiOverride}>{hostile.unbroken.slice(0, 300)}</Words>
    </Card>,
  ),
)
