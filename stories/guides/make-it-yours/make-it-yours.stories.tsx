import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.js'
import { onPage } from '../../support/on-page.js'
import { BrandTrial } from './brand-trial.js'

const meta = preview.meta({
  title: 'Guides/Make it yours',
  // The MDX page beside this file is its documentation.
  tags: ['!autodocs'],
  decorators: [onPage],
  parameters: { layout: 'padded' },
})

/** A brand in five lines. */
export const Brand = meta.story({ tags: ['visual'], render: () => <BrandTrial /> })

/** Any CSS color makes an accent. For an invalid one the field shows an error, and the last accent stays. */
export const AnyColour = meta.story({
  render: () => <BrandTrial />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Your colour')
    await userEvent.clear(field)
    await userEvent.type(field, 'tomatoo')
    await expect(field).toBeInvalid()
    await expect(canvas.getByRole('status')).toHaveTextContent('tomatoo')
    await userEvent.clear(field)
    await userEvent.type(field, 'rebeccapurple')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Lowest contrast')
    const button = canvas.getAllByRole('button', { name: 'View' })[0]
    await expect(button && getComputedStyle(button).backgroundColor).toBe('rgb(102, 51, 153)')
  },
})
