import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { button } from '../../src/components/button/button.css.js'
import { Button } from '../../src/components/button/button.js'
import { Icon } from '../../src/components/icon/icon.js'
import { ArrowRight, Plus } from '../../src/icons/index.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes, variant: variants } = listVariants(button)

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Continue', onClick: fn() },
})

/** Every variant, size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {variants.map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Size {size}
            </Button>
          ))}
          <Button variant={variant} accent="gray">
            Gray
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
        </SpecimenRow>
      ))}
      <SpecimenRow label="with icons">
        <Button>
          <Icon as={Plus} />
          Add network
        </Button>
        <Button variant="soft" accent="gray">
          Continue
          <Icon as={ArrowRight} isDirectional />
        </Button>
        <Button asChild variant="soft">
          <a href="#link">Read the guide</a>
        </Button>
      </SpecimenRow>
    </Specimen>
  ),
})

export const Accents = meta.story({
  ...accents(
    (accent) => (
      <div className={row}>
        <Button accent={accent} size="2">
          Connect
        </Button>
        <Button accent={accent} size="2" variant="soft">
          Send
        </Button>
      </div>
    ),
    { isWide: true },
  ),
  tags: ['visual'],
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    await userEvent.tab()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled()
  },
})

/** Keeps its name and focus, and ignores presses. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continue' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** With `asChild` it has the role of the link. */
export const AsLink = meta.story({
  render: (args) => (
    <Button {...args} asChild>
      <a href="#there">Read the guide</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the guide' })).not.toHaveAttribute('type')
  },
})

/** A long label. */
export const LongLabel = meta.story({
  args: { children: 'Connect the wallet that you used the last time you were here' },
})
