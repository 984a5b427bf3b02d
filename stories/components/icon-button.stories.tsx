import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.js'
import { button } from '../../src/components/button/button.css.js'
import { Icon } from '../../src/components/icon/icon.js'
import { IconButton } from '../../src/components/icon-button/icon-button.js'
import { Check, ChevronLeft, Settings, X } from '../../src/icons/index.js'
import { hostile } from '../support/hostile-text.js'
import { listVariants } from '../support/list-variants.js'
import { accents } from '../support/shared-stories.js'
import { row } from '../support/specimen.css.js'
import { Specimen, SpecimenRow } from '../support/specimen.js'

const { size: sizes, variant: variants } = listVariants(button)

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <Icon as={X} />, onClick: fn() },
})

/** Every variant, size and state. */
export const Gallery = meta.story({
  render: () => (
    <Specimen>
      {variants.map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          {sizes.map((size) => (
            <IconButton key={size} variant={variant} size={size} label="Settings">
              <Icon as={Settings} size={size === '1' ? 16 : 18} />
            </IconButton>
          ))}
          <IconButton variant={variant} accent="indigo" label="Accept">
            <Icon as={Check} />
          </IconButton>
          <IconButton variant={variant} label="Back">
            <Icon as={ChevronLeft} isDirectional />
          </IconButton>
          <IconButton variant={variant} label="Close" disabled>
            <Icon as={X} />
          </IconButton>
          <IconButton variant={variant} label="Close" loading>
            <Icon as={X} />
          </IconButton>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
})

export const Accents = meta.story(
  accents((accent) => (
    <div className={row}>
      {(['solid', 'soft', 'outline'] as const).map((variant) => (
        <IconButton key={variant} size="2" variant={variant} accent={accent} label="Settings">
          <Icon as={Settings} />
        </IconButton>
      ))}
    </div>
  )),
)

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    await expect(button.getBoundingClientRect().width).toBe(button.getBoundingClientRect().height)
  },
})

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** At the smallest scaling the smallest size is still 24 px. */
export const SmallestTarget = meta.story({
  args: { size: '1' },
  globals: { scaling: '90%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
})

/** With `asChild` it is a named link. */
export const AsLink = meta.story({
  render: ({ children, ...args }) => (
    <IconButton {...args} label="Back to the start" asChild>
      <a href="#start">{children}</a>
    </IconButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toBeVisible()
  },
})

export const Hostile = meta.story({
  args: { label: hostile.unbroken },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(36)
  },
})
